// A player for any game of Sandtable in one file, made from docs/seat-protocol.md alone: it answers at random.
//
// Let it play:  sandtable sim plain --games 3 --seat taliban=program:"node examples/seat_client.mjs"

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

// The view with changes made: [path, value], or [path] for what is gone.
function changed(view, changes) {
  const whole = { view };
  for (const [path, ...value] of changes) {
    const steps = ["view", ...path];
    const last = steps.pop();
    const inside = steps.reduce((part, key) => part[key], whole);
    if (value.length) inside[last] = value[0];
    else delete inside[last];
  }
  return whole.view;
}

// Some of many things, drawn at random.
function sample(things, count) {
  const left = [...things];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}

let view = null;
let asked = null;
const log = [];

function answer({ number, question }) {
  const keys = question.options.map((option) => option.key);
  const most = Math.min(question.at_most, keys.length);
  const count = question.at_least + Math.floor(Math.random() * (most - question.at_least + 1));
  say({ type: "answer", number, keys: sample(keys, count) });
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.view) view = message.view;
  if (message.changes) view = changed(view, message.changes);
  if (message.log) log.splice(message.from, Infinity, ...message.log.map((line) => line.text));
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "random, in JavaScript" });
  if (message.type === "ask") answer((asked = message));
  if (message.type === "refused") {
    console.error(message.text);
    answer(asked);
  }
  if (message.type === "bye") process.exit(0);
}

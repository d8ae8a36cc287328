// How Labyrinth is told: what a die needed and whether it did, and what has changed in a few lines.

import type { Changed, Glanced, Result, Scene } from '../lib/games';
import type { Message, Note, View } from '../lib/types';
import { argsOf, idOf, type Words } from '../lib/words';
import { seen } from './types';

/** Dice that must show this much or more; others name the number that they must not exceed. */
const AT_LEAST: Record<string, number> = { 'roll-war_of_ideas': 5, 'roll-covert_action': 4 };

function whatFor(die: Note): Message | null {
  const what = argsOf(die.text).what;
  return what !== undefined && typeof what === 'object' && 'message' in what ? what.message : null;
}

const numberIn = (what: Message): number | null => {
  const { number } = argsOf(what);
  return typeof number === 'number' ? number : null;
};

export function need(die: Note, words: Words): string {
  const what = whatFor(die);
  if (!what) return '';
  const least = AT_LEAST[idOf(what)];
  if (least !== undefined) return words.say(['table-or-more', { number: least }]);
  const most = numberIn(what);
  return most === null ? '' : words.say(['table-or-less', { number: most }]);
}

/** What is added to a die and taken from it, as the notes after it say. */
function modifiersOf(die: Note, notes: Note[]): Note[] {
  const after = notes.slice(notes.indexOf(die) + 1);
  const end = after.findIndex((note) => idOf(note.text) === 'note-die');
  return (end < 0 ? after : after.slice(0, end)).filter((note) => idOf(note.text).startsWith('note-modifier-'));
}

const changeIn = (modifier: Note) => Number(argsOf(modifier.text).change);

/** What the die comes to with what was added to it. */
const sumOf = (die: Note, notes: Note[]): number =>
  modifiersOf(die, notes).reduce((sum, modifier) => sum + changeIn(modifier), Number(argsOf(die.text).pips));

export function verdict(die: Note, notes: Note[]): boolean | null {
  const what = whatFor(die);
  if (!what) return null;
  const least = AT_LEAST[idOf(what)];
  if (least !== undefined) return sumOf(die, notes) >= least;
  const most = numberIn(what);
  return most === null ? null : sumOf(die, notes) <= most;
}

/** What each die amounts to, with the sum by which it did: "War of Ideas in Iraq: 4 + 1 Aid = 5, needs 5 or more: succeeds". */
export function results(notes: Note[], words: Words): Result[] {
  return notes.flatMap((die): Result[] => {
    const what = whatFor(die);
    const pips = argsOf(die.text).pips;
    if (!what || typeof pips !== 'number' || idOf(what) === 'roll-random_country') return [];
    const added = modifiersOf(die, notes).map((note) => {
      const change = changeIn(note);
      const name = { message: `table-modifier-${idOf(note.text).slice('note-modifier-'.length)}` };
      return words.say(['table-added', { sign: change < 0 ? '−' : '+', number: Math.abs(change), name }]);
    });
    const success = verdict(die, notes);
    const sum = sumOf(die, notes);
    const told = added.length ? [pips, ...added, `= ${sum < 0 ? `−${-sum}` : sum}`].join(' ') : String(pips);
    const about = words.say(what).replace(/ \([^)]*\)$/, '');
    const said = about.charAt(0).toUpperCase() + about.slice(1);
    const needed = need(die, words);
    const text =
      success === null || !needed
        ? words.say(['table-result', { what: said, sum: told }])
        : words.say(['table-result-verdict', { what: said, sum: told, need: needed, verdict: { message: success ? 'ui-succeeds' : 'ui-fails' } }]);
    return [{ text, pips, success }];
  });
}

export const summed = ({ text }: Note): boolean => ['note-sum', 'note-failed'].includes(idOf(text)) || idOf(text).startsWith('note-modifier-');

/** What has changed: tracks and goals, then countries, then plots and hands, then pieces. */
export function summary(before: View, after: View, words: Words): Changed[] {
  const [old, now] = [seen(before), seen(after)];
  const arrow = (from: string | number, to: string | number) => words.say(['ui-from-to', { from, to }]);
  const found: Changed[] = [];
  for (const track of now.tracks) {
    const was = old.tracks.find((each) => each.id === track.id);
    if (was && was.value !== track.value && track.counts === null) {
      found.push({ name: words.say(`table-track-${track.id}`), text: arrow(was.value, track.value) });
    }
  }
  for (const goal of now.goals) {
    const was = old.goals.find((each) => each.id === goal.id);
    if (was && was.value !== goal.value && !goal.at_the_end && goal.needed) {
      found.push({ name: words.say(`table-goal-${goal.id}`), text: words.say(['ui-from-to-of', { from: was.value, to: goal.value, of: goal.needed }]) });
    }
  }
  if (old.us_posture !== now.us_posture) {
    found.push({ name: words.say('adjust-us_posture'), text: arrow(words.say(`posture-${old.us_posture}`), words.say(`posture-${now.us_posture}`)) });
  }
  const named = (id: string) => ({ name: words.say(`country-${id}`), target: `country:${id}` });
  for (const [id, country] of Object.entries(now.countries)) {
    const was = old.countries[id];
    if (!was) continue;
    for (const field of ['governance', 'alignment', 'posture'] as const) {
      if (id === 'united_states' || was[field] === country[field] || country[field] === null) continue;
      const from = was[field] === null || was.unmarked ? words.say('unmarked') : words.say(`${field}-${was[field]}`);
      found.push({ ...named(id), text: arrow(from, words.say(`${field}-${country[field]}`)) });
    }
    if (was.muslim !== country.muslim) found.push({ ...named(id), text: words.say(`type-${country.kind}`) });
    for (const state of ['civil_war', 'caliphate_capital', 'in_caliphate'] as const) {
      if (!!was[state] !== !!country[state]) found.push({ ...named(id), text: words.say(`table-${state}-${country[state] ? 'begins' : 'ends'}`) });
    }
  }
  const counted = (count: (id: string, view: typeof now) => number, message: string) => {
    for (const id of Object.keys(now.countries)) {
      const change = count(id, now) - count(id, old);
      if (change) found.push({ ...named(id), text: words.say([message, { sign: change < 0 ? '−' : '+', count: Math.abs(change) }]) });
    }
  };
  counted((id, view) => view.countries[id]?.plots.length ?? 0, 'table-changed-plots');
  for (const [side, size] of Object.entries(now.hand_sizes)) {
    const was = old.hand_sizes[side] ?? 0;
    if (was !== size) found.push({ name: words.say(['table-cards-of', { side }]), text: arrow(was, size) });
  }
  counted((id, view) => (view.countries[id]?.active ?? 0) + (view.countries[id]?.sleepers ?? 0), 'table-changed-cells');
  counted((id, view) => view.countries[id]?.troops ?? 0, 'table-changed-troops');
  counted((id, view) => view.countries[id]?.militia ?? 0, 'table-changed-militia');
  counted((id, view) => view.countries[id]?.awakening ?? 0, 'table-changed-awakening');
  counted((id, view) => view.countries[id]?.reaction ?? 0, 'table-changed-reaction');
  counted((id, view) => view.countries[id]?.aid ?? 0, 'table-changed-aid');
  return found;
}

/** Victory and tracks at a glance. */
export function glance({ view, words }: Scene): Glanced[] {
  const { goals, tracks } = seen(view);
  return [
    ...goals
      .filter((goal) => !goal.at_the_end && goal.needed > 0)
      .map((goal) => ({
        name: words.say(`table-goal-${goal.id}`),
        value: words.say(['table-of', { value: goal.value, of: goal.needed }]),
        near: goal.near,
      })),
    ...tracks.map((track) => ({ name: words.say(`table-track-${track.id}`), value: String(track.value) })),
  ];
}

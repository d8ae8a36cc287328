// Messages turned into sentences by Fluent, in the same way as sandtable.words does it in Python:
//
// $country       an argument's text: a number, a nested message rendered, several joined as a list
// $country-the   the form `.the` of the message it is; the text itself if that message has no such form
// $country-id    its id, for selectors
//
// A plain id such as side="us" stands for the message `side-us`, wherever the word files have one.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Message } from './types';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Arguments = Record<string, Argument>;

export class Words {
  private readonly bundle: FluentBundle;
  private readonly wanted = new Map<Pattern, string[]>();

  constructor(source: string, language = 'en') {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message as text; its id made readable where the files do not have it. */
  say(message: Message | null | undefined, more: Arguments = {}): string {
    if (message === null || message === undefined) return '';
    return this.formatted(idOf(message), { ...argsOf(message), ...more }, null) ?? readable(idOf(message));
  }

  /** An attribute of a message (`card-81` has `.text`), or null. */
  attribute(id: string, name: string, args: Arguments = {}): string | null {
    return this.formatted(id, args, name);
  }

  private formatted(id: string, args: Arguments, attribute: string | null): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    return this.bundle.formatPattern(pattern, this.filled(pattern, args), []);
  }

  private filled(pattern: Pattern, args: Arguments): Record<string, FluentVariable> {
    let wanted = this.wanted.get(pattern);
    if (!wanted) this.wanted.set(pattern, (wanted = [...variables(pattern)]));
    const filled: Record<string, FluentVariable> = {};
    for (const variable of wanted) {
      const [name, form] = split(variable);
      const value = args[name];
      if (value !== undefined) filled[variable] = this.form(this.named(name, value), form);
    }
    return filled;
  }

  /** The message that a plain id stands for, if there is one. */
  private named(name: string, value: Argument): Argument {
    return typeof value === 'string' && this.has(`${name}-${value}`) ? { message: `${name}-${value}` } : value;
  }

  private form(value: Argument, form: string): string | number {
    if (typeof value !== 'object') return value;
    if ('messages' in value) return this.joined(value.messages.map((each) => String(this.form({ message: each }, form))));
    const id = idOf(value.message);
    if (form === 'id') return id;
    return (form ? this.formatted(id, argsOf(value.message), form) : null) ?? this.say(value.message);
  }

  private joined(texts: string[]): string {
    if (texts.length === 0) return this.say('list-nothing');
    return texts.reduce((left, right, index) =>
      this.say([index < texts.length - 1 ? 'list-comma' : 'list-and', { left, right }]),
    );
  }
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((each) => variables(each, found));
  else if (node !== null && typeof node === 'object') {
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    Object.values(node).forEach((each) => variables(each, found));
  }
  return found;
}

function split(variable: string): [string, string] {
  const dash = variable.indexOf('-');
  return dash < 0 ? [variable, ''] : [variable.slice(0, dash), variable.slice(dash + 1)];
}

function readable(id: string): string {
  const text = id.replace(/^(note|ask|option|roll|draw|ui)-/, '').replace(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function idOf(message: Message): string {
  return typeof message === 'string' ? message : message[0];
}

export function argsOf(message: Message): Arguments {
  return typeof message === 'string' ? {} : message[1];
}

export interface RuleText {
  number: string;
  title: string;
  text: string;
}

/** A rule of a game in our words: its own, else those of its lettered parts, else the titles of the rules under it. */
export function ruleOf(words: Words, game: string, rule: string): RuleText[] {
  const id = (number: string) => `rule-${game}-${number.replaceAll('.', '-')}`;
  const known = (numbers: string[]) => numbers.filter((number) => words.has(id(number)));
  const one = (number: string): RuleText => ({
    number,
    title: words.say(id(number)),
    text: words.attribute(id(number), 'text') ?? '',
  });
  if (words.has(id(rule))) return [one(rule)];
  const parts = known([...'abcdefghijklm'].map((letter) => rule + letter));
  if (parts.length) return parts.map(one);
  const under = [...'123456789'].flatMap((digit) => known([`${rule}.${digit}`, `${rule}.${digit}a`, `${rule}.${digit}.1`]).slice(0, 1));
  return under.map((number) => ({ ...one(number), text: '' }));
}

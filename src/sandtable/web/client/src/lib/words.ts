// Messages turned into sentences by Fluent, in the same way as sandtable.words does it in Python:
//
// $country       an argument's text: a number, a nested message rendered, several joined as a list
// $country-the   the form `.the` of the message it is; the text itself if that message has no such form
// $country-The   the form `.The` or, where there is none, `.the` with a capital; of several only the first has it
// $country-id    its id, for selectors
// $country-number   a form like any other, but that of several is `many`, for selectors
// $keys-or       several joined in another way (see LISTS); after a form, too: $countries-in-or
//
// A plain id such as side="us" stands for the message `side-us`, wherever the word files have one.
//
// A sentence is said whole in one language: where a language lacks its pattern, a form that English has, or anything
// that is nested in it at any depth, all of it is said in English.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Message, TextItem } from './types';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Arguments = Record<string, Argument>;

export const ENGLISH = 'en';

export class Words {
  private readonly voices: Voice[];

  /** The language that is spoken wherever it can be. */
  readonly language: string;

  /** English, and the language to speak instead wherever it can. */
  constructor(english: string, spoken?: { language: string; source: string }) {
    const behind = new Voice(ENGLISH, english, null);
    this.voices = spoken ? [new Voice(spoken.language, spoken.source, behind), behind] : [behind];
    this.language = spoken?.language ?? ENGLISH;
  }

  has(id: string): boolean {
    return this.voices.some((voice) => voice.has(id));
  }

  /** A message as text; its id made readable where the files do not have it. */
  say(message: Message | null | undefined): string {
    if (message === null || message === undefined) return '';
    return this.first((voice) => voice.text(message)) ?? '';
  }

  /** An attribute of a message (`card-81` has `.text`), or null. */
  attribute(id: string, name: string, args: Arguments = {}): string | null {
    return this.first((voice) => voice.formatted([id, args], name));
  }

  /** What a name is in sentences: as it is, and in the forms that its language has, each without what stands before it. */
  forms(id: string): string[] {
    const name = this.say(id);
    const begins = name.slice(0, 3).toLowerCase();
    const others = (this.voices[0]?.attributes(id) ?? []).map((form) => form.slice(Math.max(0, form.toLowerCase().indexOf(begins))));
    return [...new Set([name, ...others])];
  }

  /** Texts as one, with the same joint between any two. */
  together(texts: readonly string[], by = 'list-comma'): string {
    return texts.length ? this.say(joined(texts.map(said), by)) : '';
  }

  /** The language that a message, or an attribute of it, is said in after all, if it is not the page's own (`lang=`). */
  foreign(message: Message | null | undefined, attribute: string | null = null): string | undefined {
    if (message === null || message === undefined || this.voices.length < 2) return undefined;
    const own = this.voices[0]!;
    try {
      if (attribute === null) own.text(message);
      else if (own.formatted(message, attribute) === null) return ENGLISH;
      return undefined;
    } catch (problem) {
      if (problem instanceof Lacking) return ENGLISH;
      throw problem;
    }
  }

  /** What English calls something and says of it, for whoever looks for that; nothing where English is spoken anyway. */
  inEnglish(id: string, attributes: readonly string[] = []): string {
    if (this.voices.length < 2) return '';
    const english = this.voices[1]!;
    return [null, ...attributes].flatMap((name) => english.formatted(id, name) ?? []).join(' ');
  }

  /** The ids of all messages that begin like this. */
  ids(start: string): string[] {
    return [...new Set(this.voices.flatMap((voice) => voice.ids(start)))];
  }

  /** What the first language says that can say the whole of it. */
  private first(say: (voice: Voice) => string | null): string | null {
    for (const voice of this.voices) {
      try {
        const text = say(voice);
        if (text !== null) return text;
      } catch (problem) {
        if (!(problem instanceof Lacking)) throw problem;
      }
    }
    return null;
  }
}

/** A language cannot say a whole sentence. */
class Lacking extends Error {}

/** One language alone: it says a message whole or, with English behind it, not at all. */
class Voice {
  private readonly bundle: FluentBundle;
  private readonly resource: FluentResource;
  private readonly wanted = new Map<Pattern, string[]>();

  constructor(
    language: string,
    source: string,
    private readonly english: Voice | null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.resource = new FluentResource(source);
    this.bundle.addResource(this.resource);
  }

  ids(start: string): string[] {
    return this.resource.body.flatMap((entry) => (entry.id.startsWith(start) ? [entry.id] : []));
  }

  has(id: string, attribute: string | null = null): boolean {
    return this.pattern(id, attribute) !== null;
  }

  attributes(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {}).flatMap((name) => this.formatted(id, name) ?? []);
  }

  text(message: Message): string {
    return this.formatted(message, null) ?? this.missing(idOf(message));
  }

  formatted(message: Message, attribute: string | null): string | null {
    const pattern = this.pattern(idOf(message), attribute);
    if (pattern === null) return null;
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.filled(pattern, argsOf(message)), problems);
    if (problems.length) this.missing(idOf(message));
    return text;
  }

  private pattern(id: string, attribute: string | null): Pattern | null {
    const message = this.bundle.getMessage(id);
    return (attribute === null ? message?.value : message?.attributes[attribute]) ?? null;
  }

  private missing(id: string): string {
    if (this.english) throw new Lacking(id);
    return readable(id);
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
    const id = `${name}-${value}`;
    return typeof value === 'string' && (this.has(id) || this.english?.has(id)) ? { message: id } : value;
  }

  private form(value: Argument, form: string): string | number {
    if (typeof value !== 'object') return value;
    if ('messages' in value) return this.severalAs(value.messages, form);
    const id = idOf(value.message);
    if (form === 'id') return id;
    const text = form ? this.formatted(value.message, form) : null;
    if (text !== null) return text;
    if (startsSentence(form)) return capital(String(this.form(value, small(form))));
    if (form && this.english?.has(id, form)) return this.missing(id);
    return this.text(value.message);
  }

  /** Several texts as one: each in the form, put together by the joint that may stand behind it. */
  private severalAs(items: readonly (Message | TextItem)[], wanted: string): string {
    const last = wanted.lastIndexOf('-');
    const join = LISTS[wanted.slice(last + 1)];
    const form = join ? wanted.slice(0, Math.max(last, 0)) : wanted;
    if (form === 'number' && items.length > 1) return 'many';
    const parts = items.map((each) => said(isText(each) ? each.text : this.form({ message: each }, small(form))));
    const text = this.text(join ? join(parts) : listed(parts));
    return startsSentence(form) ? capital(text) : text;
  }
}

const startsSentence = (form: string): boolean => /^[A-Z]/.test(form);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The form inside a sentence that belongs to one at its start. */
const small = (form: string): string => form.charAt(0).toLowerCase() + form.slice(1);

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

export function readable(id: string): string {
  const family = /^(note|ask|option|roll|draw|ui|game|side|scenario|opponent|level|setting)-/;
  const text = id.replace(family, '').replace(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function idOf(message: Message): string {
  return typeof message === 'string' ? message : message[0];
}

export function argsOf(message: Message): Arguments {
  return typeof message === 'string' ? {} : message[1];
}

/** A text that is not in the word files (a name that somebody gave) as a message. */
export const said = (text: string | number): Message => ['list-one', { text }];

/** Messages as one, with the same joint between any two; `by` is a message of $left and $right. */
export function joined(parts: readonly Message[], by = 'list-comma'): Message {
  if (parts.length < 2) return parts[0] ?? 'list-nothing';
  const half = parts.length >> 1; // in halves, so that a long list does not nest deep
  return [by, { left: { message: joined(parts.slice(0, half), by) }, right: { message: joined(parts.slice(half), by) } }];
}

/** The ways to join several texts, other than with "and": `$keys-or`. */
const LISTS: Record<string, ((parts: readonly Message[]) => Message) | undefined> = {
  or: (parts) => listed(parts, 'or'),
  comma: (parts) => joined(parts),
  semicolon: (parts) => joined(parts, 'list-semicolon'),
  space: (parts) => joined(parts, 'join-space'),
};

/** Messages as a natural list: "Iraq, Iran and Syria". */
export function listed(parts: readonly Message[], word = 'and'): Message {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return joined(parts);
  return [`list-${word}`, { left: { message: joined(parts.slice(0, -1)) }, right: { message: last } }];
}

const isText = (item: Message | TextItem): item is TextItem => typeof item === 'object' && !Array.isArray(item);

export interface RuleText {
  number: string;
  title: string;
  text: string;
  /** What English says, by which it is found, too. */
  also?: string;
  /** The language of the text, if it is not the page's own. */
  lang?: string | undefined;
}

/** What a line follows, for people: the number of its rule, or its card in their language. */
export function cited(words: Words, rule: string): string {
  const card = /^card (.+)$/.exec(rule);
  return card ? words.say(['cite-card', { number: card[1]! }]) : rule;
}

/** A rule in our words: its own, else those of its lettered parts, else the titles of the rules under it. */
export function ruleOf(words: Words, rule: string): RuleText[] {
  const id = (number: string) => `rule-${number.replaceAll('.', '-')}`;
  const known = (numbers: string[]) => numbers.filter((number) => words.has(id(number)));
  const one = (number: string): RuleText => ({
    number,
    title: words.say(['ui-rule', { number, title: { message: id(number) } }]),
    text: words.attribute(id(number), 'text') ?? '',
    also: words.inEnglish(id(number), ['text']),
    lang: words.foreign(id(number), 'text'),
  });
  if (words.has(id(rule))) return [one(rule)];
  const parts = known([...'abcdefghijklm'].map((letter) => rule + letter));
  if (parts.length) return parts.map(one);
  const under = [...'123456789'].flatMap((digit) => known([`${rule}.${digit}`, `${rule}.${digit}a`, `${rule}.${digit}.1`]).slice(0, 1));
  return under.map((number) => ({ ...one(number), text: '' }));
}

/** All rules that there are words for, in their order. */
export function rulesOf(words: Words): RuleText[] {
  return words
    .ids('rule-')
    .map((id) => id.slice(5).replaceAll('-', '.'))
    .flatMap((number) => ruleOf(words, number))
    .sort((one, two) => one.number.localeCompare(two.number, 'en', { numeric: true }));
}

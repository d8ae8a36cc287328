// What the server says and is told. Nothing here knows a game.

import type { Rehearsal } from './planning';

/** A message to render: its id, or its id with arguments. */
export type Message = string | [string, Record<string, Argument>];
/** A plain text in a list of messages. */
export interface TextItem {
  text: string;
}
export type Argument = string | number | { message: Message } | { messages: (Message | TextItem)[] };

/** What the rules know about an option before it is chosen. */
export interface Forecast {
  /** How likely it is to succeed: numerator and denominator; null where nothing is rolled. */
  chance: [number, number] | null;
  needs: Message | null;
  modifiers: Message[];
  cost: Message | null;
  leads_to: Message[];
  warnings: Message[];
  /** With which faces it succeeds, where one die decides. */
  faces?: number[];
}

export interface Option {
  key: string;
  label: Message;
  target: string | null;
  forecast?: Forecast | null;
  /** Whether it leads aside: a gift on the way, a request. */
  aside?: boolean;
}

/** What cannot be done now though one might look for it, and why not. */
export interface Impossible {
  key: string;
  label: Message;
  reason: Message;
}

/** What is known about a question beforehand: forecasts by option, and what cannot be done. */
export interface Outlook {
  forecasts: Record<string, Forecast>;
  impossible: Impossible[];
}

export interface Question {
  seat: string;
  purpose: string;
  prompt: Message;
  options: Option[];
  impossible?: Impossible[];
  /** What is asked about, as data: a target such as `card:24`, a number, a word, or a message. */
  about?: Record<string, string | number | { message: Message }>;
  at_least: number;
  at_most: number;
  /** Whether a plan may begin here. */
  plans?: boolean;
  /** Whether it is asked in the middle of what its seat has begun, so that a plan goes on here. */
  under_way?: boolean;
}

/** What an answer would lead to: what it changes, and what would be asked next. */
export interface Ahead {
  stopped: string;
  question: Question | null;
  changes: Change[];
  /** The options that would be worth most then, the best first. */
  best: string[];
  /** Why the place that is looked at could not be chosen then. */
  missing?: Impossible;
}

/** What another seat could do at a place if it were its turn. */
export interface Possible {
  seat: string;
  key: string;
  label: Message;
  forecast: Forecast | null;
}

/** What answers would lead to, and what others could do at a place. */
export interface AllAhead {
  answers: Record<string, Ahead>;
  others?: Possible[];
}

/** A value in a position. */
export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };

export interface Note {
  text: Message;
  rule: string | null;
  kind: 'told' | 'why';
  /** Whether it opens a new part of the log. */
  heading?: boolean;
  /** Of a die that had to be high or low enough: what changed it, what it needed, and its verdict. */
  check?: Message;
  /** Whether it only repeats a part of the check before it. */
  echo?: boolean;
  /** The number of the step of the play in which it was told. */
  step?: number;
  /** What a change by hand has changed: keys of a position with their old and new values. */
  changed?: [string, Value, Value][];
}

/** A path into a view and the value there; without a value, what is there no longer. */
export type Change = [path: (string | number)[], value?: unknown];

/** One note, by its place in the log, and what it changed in the view. */
export interface Beat {
  note: number;
  changes: Change[];
}

/** What happened since the last answer: the view with which it begins, its beats, and what changed after them. */
export interface Story {
  since: number;
  first: View;
  beats: Beat[];
  rest: Change[];
}

/**
 * A story as it is sent: whole, where `start` turns the view at the end into the one with which it begins; or, `from` a
 * beat on, how a story goes on that was told before.
 */
export interface SentStory {
  since: number;
  start?: Change[];
  from?: number;
  beats: Beat[];
  rest: Change[];
}

/** One step of a play told again. */
export interface StepStory {
  view: View;
  beats: Beat[];
}

export interface Outcome {
  winner: string;
  rule: string;
  message: Message;
  /** Every seat with its margin, the best first. */
  standing?: { seat: string; margin: number }[];
}

/** What a seat may see of a game; its shape is the game's own. */
export type View = Record<string, unknown>;
export type Facts = Record<string, unknown>;

/** What the people of a table can wish to become of it: that it belongs to the open archive, that it is removed. */
export type Wish = 'archive' | 'delete';

/** The seats of those who wish it, and of those who do not yet. */
export interface Wished {
  agreed: string[];
  waiting: string[];
}

/** What somebody asks the others to take back: whose answer, who grants it, and who has not said yet. */
export interface AskedBack {
  seat: string;
  to: number;
  agreed: string[];
  waiting: string[];
}

export interface TakenBack {
  seat: string | null;
  notes: Message[];
}

/** A table as it was told; the first message says all of it, an update only what is different. */
export interface TableNews {
  table: string;
  name: string | null;
  game: string;
  /** What was chosen when the table was set up. */
  options: Record<string, unknown>;
  /** What is out of the ordinary at this table. */
  terms: string[];
  tutorial: string | null;
  seats: string[];
  ply: number;
  /** Grows with every change, undo included. */
  revision: number;
  question: Question | null;
  /** What is known about the question beforehand; null while it is still being made. */
  outlook?: Outlook | null;
  asking: string | null;
  thinking: string | null;
  can_undo: boolean;
  /** Why nothing can be taken back, if so. */
  undo_barred: Message | null;
  /** What was taken back just now: whose answer it was, and what the log had said of it. */
  taken_back?: TakenBack | null;
  /** What is to be done on the real board; only where dice or cards are real. */
  on_board?: Message[];
  /** Whether what was taken back can be given again. */
  can_redo?: boolean;
  /** From which ply on the whole turn can be taken back. */
  reset_to?: number | null;
  asked_back?: AskedBack | null;
  can_adjust: boolean;
  presence: Record<string, boolean>;
  people: Record<string, string>;
  /** What the people are called, as far as they have said. */
  names: Record<string, string>;
  commitment: string | null;
  seed: string | null;
  outcome: Outcome | null;
  /** What the people of the table wish to become of it. */
  wishes?: Record<Wish, Wished>;
  /** For how many days it is kept when nothing happens there (0: for ever). */
  keep_days?: number;
  /** The programs that play for people who have left their seats, by seat. */
  stand_ins?: Record<string, string>;
  pace?: Pace | null;
  clock?: Clock | null;
  /** How many look on without a seat. */
  watching?: number;
}

/** How long people have agreed to wait for one another: days without an answer, or days for a turn with a bank. */
export interface Pace {
  absence_days: number | null;
  days_per_turn: number | null;
  bank_days: number;
}

/** The time of whoever is waited for: when it is over, and what is left of the banks, all in seconds. */
export interface Clock {
  seat: string;
  due: number;
  banks: Record<string, number>;
}

/** What comes with every new moment: the notes from a place on, the view or what changed in it, and the story. */
export interface MomentNews {
  notes: Note[];
  from: number;
  view: View;
  changes: Change[];
  story: SentStory | null;
}

export type TableMessage =
  | ({ type: 'table' } & TableNews & Omit<MomentNews, 'changes'>)
  | ({ type: 'update'; ply: number; revision: number } & Partial<TableNews> & Partial<MomentNews>);

export interface OkMessage {
  type: 'ok';
  id: number;
  /** Of a plan that was carried out: the places of what was used. */
  used?: number[];
}

export interface RehearsalMessage extends Rehearsal {
  type: 'rehearsal';
  id: number;
  ply: number;
}

/** A plan, what is expected of it in hundredths, and by how much that is more than the rule of thumb. */
export interface HintRow {
  plan: Message;
  targets: string[];
  percent: number;
  error: number;
  gain: number;
  worlds: number;
  leads_to: Message[];
}

export interface HintMessage {
  type: 'hint';
  id: number;
  ply: number;
  seat: string;
  says: Message;
  worlds: number;
  rows: HintRow[];
}

export interface ErrorMessage {
  type: 'error';
  id: number | null;
  code: string;
  message: string;
  /** The same as a message, to be said in the reader's language. */
  text?: Message;
}

/** A line of the chat: who said it (no seat: somebody who watches), what, and when in seconds. */
export interface ChatLine {
  place: number;
  seat: string | null;
  name: string | null;
  text: string;
  said: number;
  /** The message that it says, where the table has said it and not a person. */
  says?: string | null;
}

export interface ChatMessage {
  type: 'chat';
  lines: ChatLine[];
}

export type ServerMessage = TableMessage | ChatMessage | OkMessage | RehearsalMessage | HintMessage | ErrorMessage | { type: 'pong' } | { type: 'gone' };

/** How many of how many games a player has won on a seat of a scenario, against one who sat on all others. */
export interface Rating {
  scenario: string;
  seat: string;
  player: string;
  against: string;
  won: number;
  games: number;
}

export interface GameInfo {
  name: string;
  seats: string[];
  /** Whether its seats hold something that others may not see. */
  hidden?: boolean;
  options: Record<string, (string | number | boolean)[]>;
  /** Options for which people bring a text of their own along: a deck. */
  texts?: string[];
  opponents: Record<string, string[]>;
  agents: string[];
  ratings?: Rating[];
  /** For each value of the first option, what goes with it: values of the other options, opponents. */
  fits?: Record<string, { options: Record<string, (string | number | boolean)[]>; opponents: string[] }>;
}

/** A page of a lesson, as the server has it. */
export interface TutorialPage {
  /** The message that explains it. */
  text: string;
  /** The keys to answer with; none for a page that is only read. */
  answer?: string[];
  /** What to look at: a target, or one of the parts `question`, `status`, `hand`, `log`, `board`. */
  look?: string;
  /** It goes on by itself when what others do has been told. */
  story?: boolean;
}

/** A lesson, page by page. */
export interface Tutorial {
  id: string;
  title: string;
  pages: TutorialPage[];
}

export interface TutorialInfo {
  id: string;
  game: string;
}

export interface Created {
  table: string;
  seats: Record<string, string>;
  join: Record<string, string>;
  /** Whether the seats are the person's whose key was shown. */
  person: boolean;
}

/** A person, as they see themselves. */
export interface Me {
  name: string | null;
  devices: Device[];
}

/** What a person plays on; times are in seconds. */
export interface Device {
  id: string;
  name: string;
  added: number;
  seen: number;
  /** Whether it is the one that asks. */
  this: boolean;
}

/** A deck that somebody has brought along. */
export interface OwnDeck {
  name: string;
  cards: Record<string, { number: number; words: Record<string, string>; by_hand: string[] }>;
}

export interface PublicTable {
  table: string;
  own_deck?: OwnDeck;
  name: string | null;
  game: string;
  options: Record<string, unknown>;
  tutorial?: string | null;
  terms: string[];
  pace?: Pace | null;
  created?: number;
  outcome?: Outcome | null;
  seats: Record<string, { who: string; open: boolean; name: string | null }>;
  watch: boolean;
}

export interface Mine {
  table: string;
  name: string | null;
  game: string;
  options: Record<string, unknown>;
  tutorial?: string | null;
  seat: string | string[];
  /** The seats of mine at which a program stands in. */
  resting?: string[];
  your_turn: boolean;
  asking: string | null;
  /** Who plays each seat: the name of an opponent, a person, or somebody who has yet to come (`open`). */
  people: Record<string, string>;
  names: Record<string, string>;
  turn: number | null;
  /** The last thing told that all may read. */
  last: Message | null;
  over: boolean;
  /** When something happened there last, in seconds. */
  updated: number;
  /** When it is removed if nothing happens there, in seconds; null if never. */
  until: number | null;
}

export interface Replay {
  plies: { ply: number; label?: Message }[];
  last: number;
}

export interface ReplayMoment {
  view: View;
  notes: Note[];
  outcome: Outcome | null;
}

/** How a play stood at the beginning of a turn. */
export interface CoursePoint {
  turn: number | null;
  /** The step of the play with which it begins. */
  step: number;
  values: Record<string, number>;
  /** The whole table, if it was asked for. */
  view?: View;
}

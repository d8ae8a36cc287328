// What the server says and is told. Nothing here knows a game.

/** A message to render: its id, or its id with arguments. */
export type Message = string | [string, Record<string, Argument>];
/** A plain text in a list of messages. */
export interface TextItem {
  text: string;
}
export type Argument = string | number | { message: Message } | { messages: (Message | TextItem)[] };

export interface Option {
  key: string;
  label: Message;
  target: string | null;
}

export interface Question {
  seat: string;
  purpose: string;
  prompt: Message;
  options: Option[];
  /** What is asked about, as data: a target such as `card:24`, a number, a word, or a message. */
  about?: Record<string, string | number | { message: Message }>;
  at_least: number;
  at_most: number;
}

export interface Note {
  text: Message;
  rule: string | null;
  kind: 'told' | 'why';
  /** Whether it opens a new part of the log. */
  heading?: boolean;
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

export interface TableMessage {
  type: 'table' | 'update';
  table: string;
  name?: string | null;
  game?: string;
  /** What was chosen when the table was set up. */
  options?: Record<string, unknown>;
  tutorial?: string | null;
  seats: string[];
  ply: number;
  /** Grows with every change, undo included. */
  revision: number;
  view: View;
  question: Question | null;
  asking: string | null;
  thinking: string | null;
  notes: Note[];
  from: number;
  can_undo: boolean;
  can_adjust: boolean;
  presence: Record<string, boolean>;
  people: Record<string, string>;
  commitment: string | null;
  seed: string | null;
  outcome: Outcome | null;
}

export interface OkMessage {
  type: 'ok';
  id: number;
}

export interface ErrorMessage {
  type: 'error';
  id: number | null;
  code: string;
  message: string;
  /** The same as a message, to be said in the reader's language. */
  text?: Message;
}

export type ServerMessage = TableMessage | OkMessage | ErrorMessage | { type: 'pong' };

export interface GameInfo {
  name: string;
  seats: string[];
  options: Record<string, (string | number | boolean)[]>;
  opponents: Record<string, string[]>;
  agents: string[];
}

export interface TutorialInfo {
  id: string;
  game: string;
}

export interface Created {
  table: string;
  seats: Record<string, string>;
  join: Record<string, string>;
}

export interface PublicTable {
  table: string;
  name: string | null;
  game: string;
  options: Record<string, unknown>;
  tutorial?: string | null;
  seats: Record<string, unknown>;
  turn?: number | null;
  over: boolean;
  commitment: string | null;
}

export interface Mine {
  table: string;
  name: string | null;
  game: string;
  options: Record<string, unknown>;
  tutorial?: string | null;
  seat: string | string[];
  your_turn: boolean;
  over: boolean;
  updated: string | number;
}

export interface Replay {
  plies: { ply: number; label?: Message }[];
  last: number;
}

export interface ReplayMoment {
  view: View;
  notes: Note[];
}

// One table as this browser sees it: what the server last said, and what the person is about to answer.

import type { Document } from './adjust';
import { Connection } from './connection';
import { box } from './mine';
import { byOdds, foreseen } from './forecasts';
import { merged } from './notes';
import type { Intended, Rehearsal } from './planning';
import { applied, toldOn } from './story';
import type { AskedBack, ChatLine, Clock, HintMessage, Message, Note, Option, Outcome, Pace, Question, ServerMessage, Story, TableMessage, TableNews, TakenBack, View, Wish, Wished } from './types';

const SEEN = 'sandtable.told.';
/** A question is shown with what is known about it, for which it waits no longer than so many milliseconds. */
const PATIENCE = 300;
/** What is said to whoever has lost the right to a seat. */
const SEAT_GONE = 'refusal-seat-gone';
const NO_WISHES: Record<Wish, Wished> = { archive: { agreed: [], waiting: [] }, delete: { agreed: [], waiting: [] } };

function seenBefore(table: string): number | null {
  const kept = box().getItem(SEEN + table);
  return kept === null ? null : Number(kept) || 0;
}

/** A question with the likeliest of its targets first. */
const sorted = (question: Question): Question => ({ ...question, options: byOdds(question.options) });

export class TableStore {
  readonly table: string;
  readonly token: string | null;

  loaded = $state(false);
  connected = $state(false);
  problem = $state.raw<{ code: string; message: string; text?: Message } | null>(null);
  sending = $state(false);

  name = $state('');
  game = $state('');
  options = $state.raw<Record<string, unknown>>({});
  terms = $state.raw<string[]>([]);
  tutorial = $state<string | null>(null);
  seats = $state.raw<string[]>([]);
  ply = $state(0);
  private revision = $state(0);
  /** Everything that was told of the table so far, of which an update says only what is different. */
  private news: TableNews | null = null;
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  asking = $state<string | null>(null);
  thinking = $state<string | null>(null);
  notes = $state.raw<Note[]>([]);
  canUndo = $state(false);
  /** Why nothing can be taken back, if so. */
  undoBarred = $state.raw<Message | null>(null);
  /** What somebody has taken back just now, until somebody answers again. */
  takenBack = $state.raw<TakenBack | null>(null);
  onBoard = $state.raw<Message[]>([]);
  /** How often something was taken back while we looked on: whatever is being told then is no longer true. */
  undone = $state(0);
  canRedo = $state(false);
  /** From which ply on the whole turn can be taken back. */
  private resetTo = $state<number | null>(null);
  /** What somebody asks the others to take back. */
  askedBack = $state.raw<AskedBack | null>(null);
  canAdjust = $state(false);
  presence = $state.raw<Record<string, boolean>>({});
  people = $state.raw<Record<string, string>>({});
  names = $state.raw<Record<string, string>>({});
  /** What people have said to each other here. */
  chat = $state.raw<ChatLine[]>([]);
  commitment = $state<string | null>(null);
  seed = $state<string | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** What the people here wish to become of the table. */
  wishes = $state.raw(NO_WISHES);
  keepDays = $state(0);
  /** The programs that play for people who have left their seats. */
  standIns = $state.raw<Record<string, string>>({});
  /** How long people have agreed to wait for one another. */
  pace = $state.raw<Pace | null>(null);
  /** The time of whoever is waited for. */
  clock = $state.raw<Clock | null>(null);
  /** How many look on without a seat. */
  watching = $state(0);
  /** Whether the table was removed while we looked at it. */
  gone = $state(false);

  /** What happened since the last answer, as it came with this moment. */
  story = $state.raw<Story | null>(null);
  /** How many notes of the log have been seen by whoever sits here. */
  told = $state(0);

  /** The keys picked so far where several may be picked. */
  picked = $state.raw<string[]>([]);
  /** The seat for which a person has drawn the hot-seat curtain back. */
  facing = $state<string | null>(null);

  private connection: Connection | null = null;
  private sent: number | null = null;
  /** The moment at which it was sent. */
  private sentAt = '';
  /** What was told of the table and is not shown yet, for what is known about its question is still to come. */
  private held: TableMessage[] = [];
  private patience: ReturnType<typeof setTimeout> | null = null;
  /** What somebody wants to do as soon as more is known about the question. */
  private wanted: (() => void) | null = null;
  private done: (() => void) | null = null;
  /** Who waits for a reply to what was sent. */
  private waiting = new Map<number, (message: ServerMessage | null) => void>();

  constructor(table: string, token: string | null) {
    this.table = table;
    this.token = token;
  }

  open(): void {
    this.connection = new Connection(this.table, this.token, {
      message: (message) => this.hear(message),
      connected: (up) => {
        this.connected = up;
        if (!up) {
          this.sending = false;
          for (const tell of this.waiting.values()) tell(null);
          this.waiting.clear();
        }
      },
    });
  }

  close(): void {
    if (this.patience) clearTimeout(this.patience);
    this.connection?.close();
  }

  /** The question, if it is for a person at this browser. */
  get mine(): Question | null {
    return this.question && this.seats.includes(this.question.seat) ? this.question : null;
  }

  get several(): boolean {
    return this.mine !== null && (this.mine.at_least !== 1 || this.mine.at_most !== 1);
  }

  /** Whether no more can be picked. */
  get full(): boolean {
    return this.several && this.picked.length === this.mine?.at_most;
  }

  get enough(): boolean {
    const question = this.mine;
    return question !== null && this.picked.length >= question.at_least && this.picked.length <= question.at_most;
  }

  /** Whether two people share this browser, and the one to be asked has not sat down yet. Real dice are for all to see. */
  get curtain(): boolean {
    return this.sides.length > 1 && this.mine !== null && this.sides.includes(this.mine.seat) && this.facing !== this.mine.seat;
  }

  /** The sides played at this browser, without the seat of whoever rolls real dice. */
  get sides(): string[] {
    return this.seats.filter((seat) => seat in this.people);
  }

  /** Whether everybody who plays here is at this browser, so that anything can be taken back. */
  get free(): boolean {
    return Object.entries(this.people).every(([seat, who]) => who !== 'human' && who !== 'open' ? true : this.seats.includes(seat));
  }

  /** The others here who wish that the table is removed. */
  get wouldRemove(): string[] {
    return this.wishes.delete.agreed.filter((seat) => !this.seats.includes(seat));
  }

  /** What somebody else has taken back just now. */
  get takenBackByOthers(): TakenBack | null {
    const seat = this.takenBack?.seat;
    return typeof seat === 'string' && this.seats.includes(seat) ? null : this.takenBack;
  }

  /** Whether others play here, too: the program, or people elsewhere. */
  get others(): boolean {
    return Object.keys(this.people).some((seat) => !this.seats.includes(seat));
  }

  /** Whether real dice and cards are used here. */
  get physical(): boolean {
    return this.sides.length < this.seats.length;
  }

  hear(message: ServerMessage): void {
    if ('id' in message && typeof message.id === 'number') {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    if (message.type === 'table' || message.type === 'update') {
      this.held.push(message);
      if (!this.incomplete()) this.show();
      else this.patience ??= setTimeout(() => this.show(), PATIENCE);
    } else if (message.type === 'chat') {
      const last = this.chat.at(-1)?.place ?? 0;
      this.chat = [...this.chat, ...message.lines.filter((line) => line.place > last)];
    } else if (message.type === 'ok') {
      if (message.id !== this.sent) return;
      if (this.moment !== this.sentAt) this.sending = false; // else what came of it is on its way
      this.done?.();
    } else if (message.type === 'gone') {
      this.gone = true;
      this.close();
    } else if (message.type === 'error') {
      this.sending = false;
      if (message.text === SEAT_GONE) this.hello(); // whoever may still watch does
      if (this.problem?.text === SEAT_GONE && message.text === 'refusal-token') return; // that has been said
      // The table has moved on without us; the update that says so is on its way.
      if (message.code !== 'stale') this.problem = { code: message.code, message: message.message, text: message.text };
    }
  }

  /** How far the table has come. */
  get head(): { revision: number; ply: number } {
    return { revision: this.revision, ply: this.ply };
  }

  get moment(): string {
    return `${this.revision}.${this.ply}`;
  }

  /** Whether more is about to be known about the question. */
  get awaiting(): boolean {
    return this.mine !== null && this.news?.outlook === null;
  }

  /** Do something when that is known; not if something else is asked by then. */
  whenKnown(wanted: () => void): void {
    this.wanted = wanted;
  }

  /** Whether what is held asks somebody here something new, of which more is about to be known. */
  private incomplete(): boolean {
    const news = Object.assign({}, this.news, ...this.held) as TableNews;
    const asked = news.question !== null && news.seats?.includes(news.question.seat);
    return Boolean(asked) && news.outlook === null && `${news.revision}.${news.ply}` !== (this.loaded ? this.moment : '');
  }

  /** Show all that was told. */
  private show(): void {
    if (this.patience) clearTimeout(this.patience);
    this.patience = null;
    const [held, wanted] = [this.held, this.wanted];
    this.held = [];
    const { moment } = this;
    for (const message of held) this.take(message);
    if (this.awaiting && moment === this.moment) return;
    this.wanted = null;
    if (moment === this.moment) wanted?.();
  }

  private take(message: TableMessage): void {
    if (message.type === 'update' && !this.news) return; // nothing is known of which this could be an update
    const news: TableNews = message.type === 'table' ? message : { ...this.news!, ...message };
    const moved = news.ply !== this.ply || news.revision !== this.revision || JSON.stringify(news.question) !== JSON.stringify(this.news?.question);
    this.news = news;
    const undone = this.loaded && news.revision !== this.revision;
    this.name = news.name ?? '';
    this.game = news.game;
    this.options = news.options;
    this.terms = news.terms;
    this.tutorial = news.tutorial;
    this.seats = news.seats;
    this.ply = news.ply;
    this.revision = news.revision;
    this.question = news.question && sorted(foreseen(news.question, news.outlook));
    this.asking = news.asking;
    this.thinking = news.thinking;
    this.canUndo = news.can_undo;
    this.undoBarred = news.undo_barred;
    this.takenBack = news.taken_back ?? null;
    this.onBoard = news.on_board ?? [];
    this.canRedo = news.can_redo ?? false;
    this.resetTo = news.reset_to ?? null;
    this.askedBack = news.asked_back ?? null;
    this.canAdjust = news.can_adjust;
    this.presence = news.presence;
    this.people = news.people;
    this.names = news.names;
    this.commitment = news.commitment;
    this.seed = news.seed;
    this.outcome = news.outcome;
    this.wishes = news.wishes ?? NO_WISHES;
    this.keepDays = news.keep_days ?? 0;
    this.standIns = news.stand_ins ?? {};
    this.pace = news.pace ?? null;
    this.clock = news.clock ?? null;
    this.watching = news.watching ?? 0;
    if (message.view) this.view = message.view;
    else if (message.type === 'update' && message.changes && this.view) this.view = applied(this.view, message.changes);
    if (message.notes) this.notes = message.type === 'table' ? message.notes : merged(this.notes, message.from ?? 0, message.notes);
    if (!this.loaded) this.told = Math.min(this.notes.length, seenBefore(this.table) ?? 0); // a table not seen before is told of
    if (undone) {
      this.told = this.notes.length; // what was taken back is not told again
      this.undone++;
    }
    if (message.story !== undefined && this.view) this.story = toldOn(this.story, message.story, this.view);
    if (moved) {
      this.picked = [];
      this.sending = false;
      this.problem = null;
    }
    this.loaded = true;
  }

  /** Everything that has happened is known now. */
  seen(): void {
    this.told = this.notes.length;
    box().setItem(SEEN + this.table, String(this.told));
  }

  /** Choose an option: the answer itself, or one more of several. */
  choose(key: string): void {
    const question = this.mine;
    if (!question || this.sending || !question.options.some((option) => option.key === key)) return;
    if (!this.several) this.answer([key]);
    else if (this.picked.includes(key)) this.picked = this.picked.filter((each) => each !== key);
    else if (this.picked.length < question.at_most) this.picked = [...this.picked, key];
    else if (question.at_most === 1) this.picked = [key];
  }

  confirm(): void {
    if (this.enough) this.answer(this.picked);
  }

  /** The options that point at something on the table. */
  optionsFor(target: string): Option[] {
    return this.mine?.options.filter((option) => option.target === target) ?? [];
  }

  /** Take back the last answer, or everything from a ply on. */
  undo(to: number | null = null): void {
    if (this.canUndo && !this.sending) this.send({ type: 'undo', ply: this.ply, revision: this.revision, ...(to === null ? {} : { to }) });
  }

  /** Whether more than the last answer of the turn can be taken back. */
  get canReset(): boolean {
    return this.canUndo && this.resetTo !== null && this.resetTo < this.ply - 1;
  }

  /** Take back the whole turn. */
  reset(): void {
    if (this.canReset) this.undo(this.resetTo);
  }

  /** Give again what was taken back first. */
  redo(): void {
    if (this.canRedo && !this.sending) this.send({ type: 'redo', ply: this.ply, revision: this.revision });
  }

  /** Ask the others to take back our last answer. */
  askUndo(): void {
    void this.replyTo({ type: 'ask_undo', ply: this.ply, revision: this.revision });
  }

  /** Grant what somebody asks to take back, or refuse it. */
  grantUndo(grant: boolean): void {
    void this.replyTo({ type: 'grant_undo', ply: this.ply, revision: this.revision, grant });
  }

  /** What would become of a plan; null if nobody can say now. */
  async rehearse(plan: Intended[]): Promise<Rehearsal | null> {
    const seat = this.mine?.seat;
    const message = await this.replyTo({ type: 'rehearse', ply: this.ply, revision: this.revision, plan, ...(seat ? { seat } : {}) });
    return message?.type === 'rehearsal' ? message : null;
  }

  /** Whether hints may be asked for: by who plays alone, or where all have agreed. */
  get hints(): boolean {
    return this.mine !== null && this.tutorial === null && this.mine.seat in this.people && (this.free || this.terms.includes('hints'));
  }

  /** The best plans for the question; null if nobody can say now. */
  async hint(): Promise<HintMessage | null> {
    const seat = this.mine?.seat;
    const message = await this.replyTo({ type: 'hint', ply: this.ply, revision: this.revision, ...(seat ? { seat } : {}) });
    return message?.type === 'hint' ? message : null;
  }

  /** Answer by a plan; which of its intentions were used, null if it was refused, or that nobody knows. */
  async carryOut(plan: Intended[]): Promise<number[] | 'lost' | null> {
    const seat = this.mine?.seat;
    this.problem = null;
    this.sending = true;
    const message = await this.replyTo({ type: 'carry_out', ply: this.ply, revision: this.revision, plan, ...(seat ? { seat } : {}) });
    this.sending = false;
    return message?.type === 'ok' ? (message.used ?? []) : message === null ? 'lost' : null;
  }

  private replyTo(message: Record<string, unknown>): Promise<ServerMessage | null> {
    const id = this.connection?.send(message) ?? null;
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Whether there is anybody to talk to: another person's seat, or somebody to watch. */
  get company(): boolean {
    return !this.free || this.seats.length === 0 || this.chat.length > 0;
  }

  /** Say something to all at the table; whether it could be sent. */
  say(text: string): boolean {
    return (this.connection?.send({ type: 'say', text }) ?? null) !== null;
  }

  /** Somebody here wants to be called as this browser remembers it now. */
  rename(): void {
    this.hello();
  }

  /** Say anew who is here: the seats that this browser may open are its own from now on. */
  hello(): void {
    this.connection?.hello();
  }

  /** Change the table by hand; `done` is called when the server has done it. */
  adjust(changes: Document, done: () => void): void {
    if (!this.canAdjust || this.sending) return;
    this.send({ type: 'adjust', ply: this.ply, revision: this.revision, changes });
    this.done = done;
  }

  private answer(keys: string[]): void {
    const question = this.mine;
    if (question) this.send({ type: 'answer', ply: this.ply, revision: this.revision, keys, seat: question.seat });
  }

  private send(message: Record<string, unknown>): void {
    this.problem = null;
    this.done = null;
    this.sent = this.connection?.send(message) ?? null;
    this.sending = this.sent !== null;
    this.sentAt = this.moment;
  }
}

// The planner of a table: it keeps what somebody intends, has it tried after every change, and sends it when told to.

import { laidOut, left, offers, originOf, reordered, restOf, sent, spelledOut, withAnswer, without, type Intended, type Open, type Rehearsal, type Reply, type Row } from './planning';
import { applied } from './story';
import type { TableStore } from './table.svelte';
import type { Message, Option, View } from './types';
import { box } from './mine';
import { argsOf } from './words';

const KEPT = 'sandtable.planning';

export class Planner {
  /** Whether somebody plans who is asked; else question is answered by question. */
  wanted = $state(box().getItem(KEPT) !== 'off');
  plan = $state.raw<Intended[]>([]);
  rehearsal = $state.raw<Rehearsal | null>(null);
  /** The part of the plan to which what is pointed at is added. */
  part = $state<string | null>(null);
  /** Whether something stopped the plan that was being carried out. */
  halted = $state(false);
  /** The die that has come between, in words. */
  rolled = $state.raw<Message | null>(null);
  /** What waits for a success that did not come. */
  waits = $state<string | null>(null);
  /** Whether the table has changed under the plan, which was then tried again. */
  again = $state(false);
  /** The ply at which the plan that was carried out last began, as long as nothing else was answered. */
  began: { from: number; until: number } | null = null;
  /** Whether a plan is being carried out that something has interrupted. */
  carrying = $state(false);
  /** The moment of a question of which the plan being carried out says nothing: it goes on after the answer. */
  private byHand = $state<string | null>(null);
  /** Whose plan it is. */
  private seat: string | null = null;
  /** For which moment the plan is made. */
  private moment = $state<string | null>(null);
  private asked = 0;
  /** What is said of the plan as it is now, as soon as it is known. */
  private trying: Promise<Rehearsal | null> | null = null;
  /** Whether the plan has changed while nobody could try it. */
  private untried = false;
  /** What was sent when the connection was lost: from which ply on, how many answers, and what would be left of the plan. */
  private lost: { ply: number; answers: number; left: Intended[] } | null = null;
  /** The answer with which a plan met a die, and how much of the log was known then. */
  private met: { key: string; notes: number } | null = null;
  /** What was taken out or changed last, to be put back. */
  private past: Intended[][] = [];

  active: boolean = $derived.by(() => this.rehearsal !== null && this.moment === this.store.moment);
  private laid = $derived.by(() => (this.rehearsal ? laidOut(this.rehearsal) : { rows: [], loose: [], opens: [] }));

  constructor(private readonly store: TableStore) {}

  get rows(): Row[] {
    return this.laid.rows;
  }

  get loose() {
    return this.laid.loose.filter(({ reply }) => !this.open || reply.purpose !== 'special_after' || !this.specials.length);
  }

  get opens(): Open[] {
    return this.laid.opens;
  }

  get rest() {
    return this.rehearsal ? restOf(this.plan, this.rehearsal) : [];
  }

  /** Where something is added that is pointed at: the chosen part, or the first. */
  get open(): Open | null {
    return this.opens.findLast((open) => open.part === this.part) ?? this.opens[0] ?? null; // the last knows what has moved
  }

  /** What else can be chosen where spaces are: special activities. */
  get specials(): Option[] {
    const first = this.opens[0];
    return first ? offers(first.question).filter((option) => option.target === null) : [];
  }

  /** Gifts, requests, own pieces taken off. */
  get deals(): Option[] {
    return this.opens[0]?.question.options.filter((option) => option.aside) ?? [];
  }

  /** The table as it would be. */
  get after(): View | null {
    return this.rehearsal && this.store.view ? applied(this.store.view, this.rehearsal.changes) : null;
  }

  /** The table after each answer of the plan. */
  views: View[] = $derived.by(() => {
    let { view } = this.store;
    return this.rehearsal && view ? this.rehearsal.replies.map(({ changes }) => (view = applied(view!, changes))) : [];
  });

  /** The views before and after each answer of a row. */
  viewsOf(row: Row): { before: View; after: View }[] {
    const { view } = this.store;
    return view ? row.replies.flatMap((place) => (this.views[place] ? [{ before: this.views[place - 1] ?? view, after: this.views[place] }] : [])) : [];
  }

  get targets(): Set<string> {
    const { open } = this;
    if (!open) return new Set();
    const ways = Object.keys(open.question.ways ?? {});
    const later = this.rest.filter(({ reason, purpose }) => !reason && purpose === open.question.purpose).flatMap(({ keys }) => keys);
    return new Set(ways.length ? ways : offers(open.question).flatMap((option) => (option.target && !later.includes(option.key) ? [option.target] : [])));
  }

  get picked(): Set<string> {
    return new Set([...this.rows.map((row) => row.target), ...this.later].filter((target) => target !== null));
  }

  /** The places of what comes after whatever stops the plan. */
  private get later(): (string | null)[] {
    const options = this.rehearsal?.replies.findLast((reply) => reply.part)?.options ?? [];
    return this.rest.flatMap(({ keys, reason }) => (reason ? [] : [options.find((option) => option.key === keys[0])?.target ?? null]));
  }

  /** The numbers of the rows at each place. */
  get numbers(): Map<string, string> {
    const found = new Map<string, string>();
    const places = [...this.rows.map(({ target }) => target), ...this.later];
    for (const [index, target] of places.entries()) if (target) found.set(target, [found.get(target), index + 1].filter(Boolean).join('·'));
    return found;
  }

  get complete(): boolean {
    const { rehearsal } = this;
    return rehearsal !== null && rehearsal.replies.length > 0 && (rehearsal.stopped !== 'asked' || rehearsal.question?.purpose === 'act');
  }

  /** Begin with an answer to the question that is asked; whether there is anything to plan, else it is to be answered. */
  async begin(key: string): Promise<boolean> {
    const question = this.store.mine;
    if (!question) return false;
    const plan: Intended[] = [{ purpose: question.purpose, keys: [key], about: {} }];
    const found = await this.try(plan);
    if (!found || !laidOut(found).opens.length) {
      this.drop();
      return false;
    }
    this.part = null;
    return true;
  }

  /** Whether the plan answers what is asked, as soon as it was tried again. */
  get goesOn(): boolean {
    const { mine, moment } = this.store;
    return this.carrying && mine?.under_way === true && this.byHand !== moment;
  }

  /** Go on with what is left of a plan, at a question in the middle of it: by itself, if it is as it was meant. */
  async resume(): Promise<void> {
    const { mine } = this.store;
    if (this.active || this.store.sending) return;
    const going = this.carrying || this.isCarriedOut();
    if (!going && !mine?.plans) return; // nothing is left of a plan, and none can be begun
    const found = await this.try(this.plan);
    if (!found) return;
    if (going && !mine?.plans && !found.replies.length) {
      this.carrying = true;
      this.byHand = this.moment;
      this.rehearsal = this.moment = null;
      return;
    }
    const { check, fails } = this.verdict();
    this.waits = (going && fails && this.plan.find(({ only_after }) => only_after === this.met?.key)?.keys[0]) || null;
    this.halted = going && (!this.complete || this.waits !== null || this.rest.some(({ reason }) => reason !== null));
    this.rolled = this.halted ? check : null;
    if (going && !this.halted) await this.carryOut();
    else this.carrying = false;
  }

  /** The connection is back: what was changed meanwhile is tried now. */
  comeBack(): void {
    if (this.untried && this.rehearsal && this.moment === this.store.moment) void this.try(this.plan);
  }

  /** The same seat is asked anew what to do, for something was taken back or changed by hand: its plan is tried again. */
  async reconsider(): Promise<void> {
    const { mine } = this.store;
    if (this.moment === null && !this.carrying) return; // there is none, or it is about to be tried
    if (this.isCarriedOut() || this.plan[0]?.purpose !== mine?.purpose || this.seat !== mine?.seat) return this.drop();
    const found = await this.try(this.plan);
    if (!found || found.rows[0]?.fate !== 'used') this.drop();
    else this.again = true;
  }

  /** Whether what was sent as the connection broke has arrived: then it is no longer part of the plan. */
  private isCarriedOut(): boolean {
    const { lost, store } = this;
    this.lost = null;
    if (!lost || store.ply < lost.ply + lost.answers) return false;
    this.plan = lost.left;
    return true;
  }

  /** What the die came to that a plan has met last. */
  private verdict(): { check: Message | null; fails: boolean } {
    const check = this.met ? (this.store.notes.slice(this.met.notes).findLast((note) => note.check)?.check ?? null) : null;
    return { check, fails: check !== null && argsOf(check).verdict === 'fails' };
  }

  /** Point at something on the table. */
  add(target: string): void {
    const { open } = this;
    if (!open) return;
    const way = open.question.ways?.[target]?.[0];
    const option = open.question.options.find((each) => each.target === target);
    if (way) void this.change([...this.plan, ...way], open.part);
    else if (option) void this.change([...this.plan, { purpose: open.question.purpose, keys: [option.key], about: open.question.address ?? {} }], open.part);
  }

  /** A special activity: what is pointed at from now on belongs to it. */
  special(key: string): void {
    const first = this.opens[0];
    if (!first) return;
    const said = { purpose: first.question.purpose, keys: [key], about: first.question.address ?? {} };
    const last = this.rows.findLast((row) => row.part === first.part)?.said[0];
    const place = this.rehearsal?.stopped === 'die' && last !== undefined ? last : this.plan.length; // what is rolled for goes last
    void this.change([...this.plan.slice(0, place), said, ...this.plan.slice(place)], key);
  }

  /** Pieces go from one place to another: the way that says so, or a place that then asks from where. */
  async move(from: string, to: string, piece = ''): Promise<void> {
    const { open } = this;
    if (!open || from === to) return;
    const ways = (open.question.ways?.[to] ?? []).filter((way) => originOf(way) === from);
    const way = ways.find((each) => !piece || each.some(({ purpose, keys }) => purpose.endsWith('_piece') && keys[0]?.endsWith(piece))) ?? ways[0];
    if (way) return void (await this.change([...this.plan, ...way], open.part));
    if (!this.bringing(to, from)) {
      const option = open.question.options.find((each) => each.target === to);
      if (option) await this.change([...this.plan, { purpose: open.question.purpose, keys: [option.key], about: open.question.address ?? {} }], open.part);
    }
    const found = this.bringing(to, from);
    if (found) this.say(found.reply, [found.key]);
  }

  /** Where a row asks from where else pieces come, and one of the answers is this place. */
  private bringing(to: string, from: string): { reply: Reply; key: string } | null {
    for (const { reply, kind } of this.rows.findLast((row) => row.target === to && row.from === null)?.details ?? []) {
      const key = kind === 'more' ? reply.options.find((option) => option.target === from)?.key : undefined;
      if (key) return { reply, key };
    }
    return null;
  }

  /** Something of the plan comes earlier, later, or before something else. */
  reorder(said: readonly number[], before: readonly number[] | null): void {
    const at = before?.length ? Math.min(...before) : null;
    if (said.length && !(at !== null && said.includes(at))) void this.change(reordered(this.plan, said, at));
  }

  /** Something is meant only if a die before it succeeds, or whatever it shows. */
  condition(place: number, after: string | null): void {
    this.plan = this.plan.map((each, index) => (index === place ? { ...each, only_after: after ?? undefined } : each));
  }

  /** Whether it is. */
  isConditional(place: number): boolean {
    return this.plan[place]?.only_after !== undefined;
  }

  /** No more of the plan: what is under way is brought to its end. */
  async stopHere(): Promise<void> {
    if (await this.try([])) await this.carryOut();
  }

  /** A gift or a request comes before everything that has to be paid. */
  deal(key: string): void {
    const purpose = this.opens[0]?.question.purpose;
    if (!purpose) return;
    const first = this.plan.findIndex((each) => each.purpose === purpose);
    const place = first < 0 ? this.plan.length : first;
    void this.change([...this.plan.slice(0, place), { purpose, keys: [key], about: {} }, ...this.plan.slice(place)]);
  }

  say(reply: Reply, keys: string[]): void {
    if (this.rehearsal) void this.change(withAnswer(this.plan, this.rehearsal, reply, keys));
  }

  /** Answer what the plan has stopped at. */
  answer(key: string): void {
    const question = this.rehearsal?.question;
    if (question) void this.change([...this.plan, { purpose: question.purpose, keys: [key], about: question.address ?? {} }], question.part ?? undefined);
  }

  /** Come to the place of a row in another way. */
  reroute(row: Row, way: Intended[]): void {
    const kept = without(this.plan, row.said);
    const place = Math.min(...row.said, kept.length);
    void this.change([...kept.slice(0, place), ...way, ...kept.slice(place)]);
  }

  remove(said: readonly number[]): void {
    void this.change(without(this.plan, said));
  }

  /** Put back what was changed last; false if there is nothing. */
  back(): boolean {
    const before = this.past.pop();
    if (!before) return false;
    void this.try(before);
    return true;
  }

  drop(): void {
    this.asked++;
    this.plan = [];
    this.past = [];
    this.rehearsal = null;
    this.moment = null;
    this.halted = this.carrying = this.again = this.untried = false;
    this.rolled = this.waits = this.lost = this.met = this.byHand = null;
  }

  /** From now on question is answered by question, or planned again. */
  want(wanted: boolean): void {
    this.wanted = wanted;
    box().setItem(KEPT, wanted ? 'on' : 'off');
    if (!wanted) this.drop();
  }

  /** Answer everything as it was tried; what is left after a die or another's answer is kept for then. */
  async carryOut(): Promise<void> {
    await this.trying; // what was changed last is meant, too
    const { rehearsal, plan, store } = this;
    if (!rehearsal || !this.complete || store.sending) return;
    const from = store.ply;
    const kept = [...plan];
    const all = rehearsal.replies.map((_, place) => place);
    const last = this.rows.at(-1)?.option.key;
    this.halted = this.again = false;
    this.waits = this.rolled = null;
    this.carrying = true;
    this.met = rehearsal.stopped === 'die' && last !== undefined ? { key: last, notes: store.notes.length } : null;
    const used = await store.carryOut(spelledOut(rehearsal));
    if (!used || used === 'lost') {
      this.carrying = false;
      if (used) this.lost = { ply: from, answers: all.length, left: left(kept, rehearsal, all) };
      return;
    }
    this.plan = left(kept, rehearsal, used);
    this.past = [];
    this.rehearsal = null;
    this.moment = null;
    this.began = { from: this.began && this.began.until === from ? this.began.from : from, until: from + used.length };
    const { mine } = store;
    if (!rehearsal.under_way && used.length === all.length) return this.drop(); // it is at its end
    if (mine?.under_way && store.ply !== from) void this.resume(); // it was asked before we heard that all is done
  }

  /** Where to go back to so that all of a plan is taken back. */
  takenBack(): number | null {
    const { began } = this;
    this.began = null;
    return began ? began.from : null;
  }

  private async change(plan: Intended[], part?: string): Promise<void> {
    const before = this.plan;
    if (part !== undefined) this.part = part;
    if ((await this.try(plan)) || this.untried) this.past.push(before);
  }

  private async try(plan: Intended[]): Promise<Rehearsal | null> {
    const { moment } = this.store;
    const asked = ++this.asked;
    this.plan = plan;
    const trying = this.store.rehearse(sent(plan));
    this.trying = trying;
    const found = await trying;
    this.untried = !found && !this.store.connected;
    if (!found || asked !== this.asked || moment !== this.store.moment) return null;
    this.rehearsal = found;
    this.moment = moment;
    this.seat = this.store.mine?.seat ?? null;
    return found;
  }
}

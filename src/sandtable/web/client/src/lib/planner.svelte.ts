// The planner of a table: it keeps what somebody intends, has it tried after every change, and sends it when told to.

import { laidOut, left, offers, restOf, spelledOut, withAnswer, without, type Intended, type Open, type Rehearsal, type Reply, type Row } from './planning';
import { applied } from './story';
import type { TableStore } from './table.svelte';
import type { Option, View } from './types';
import { box } from './mine';

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
  /** The ply at which the plan that was carried out last began, as long as nothing else was answered. */
  began: { from: number; until: number } | null = null;
  /** Whether a plan is being carried out that something has interrupted. */
  carrying = $state(false);
  /** For which moment the plan is made. */
  private moment = $state<string | null>(null);
  private asked = 0;
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

  get targets(): Set<string> {
    const { open } = this;
    if (!open) return new Set();
    const ways = Object.keys(open.question.ways ?? {});
    const later = this.rest.filter(({ reason, purpose }) => !reason && purpose === open.question.purpose).flatMap(({ keys }) => keys);
    return new Set(ways.length ? ways : offers(open.question).flatMap((option) => (option.target && !later.includes(option.key) ? [option.target] : [])));
  }

  get picked(): Set<string> {
    return new Set(this.rows.flatMap((row) => row.target ?? []));
  }

  /** The number of a row at each place. */
  get numbers(): Map<string, number> {
    return new Map(this.rows.map((row, index) => [row.target ?? '', index + 1]));
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

  /** Go on with what is left of a plan, at a question in the middle of it: by itself, if it is as it was meant. */
  async resume(): Promise<void> {
    if (this.active || this.store.sending) return;
    const going = this.carrying;
    if (!(await this.try(this.plan))) return;
    this.halted = going && (!this.complete || this.rest.some(({ reason }) => reason !== null));
    if (going && !this.halted) await this.carryOut();
    else this.carrying = false;
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
    if (first) void this.change([...this.plan, { purpose: first.question.purpose, keys: [key], about: first.question.address ?? {} }], key);
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
    this.halted = this.carrying = false;
  }

  /** From now on question is answered by question, or planned again. */
  want(wanted: boolean): void {
    this.wanted = wanted;
    box().setItem(KEPT, wanted ? 'on' : 'off');
    if (!wanted) this.drop();
  }

  /** Answer everything as it was tried; what is left after a die or another's answer is kept for then. */
  async carryOut(): Promise<void> {
    const { rehearsal, plan, store } = this;
    if (!rehearsal || !this.complete || store.sending) return;
    const from = store.ply;
    const kept = [...plan];
    this.halted = false;
    this.carrying = true;
    const used = await store.carryOut(spelledOut(rehearsal));
    if (!used) {
      this.carrying = false;
      return;
    }
    this.plan = left(kept, rehearsal, used);
    this.past = [];
    this.rehearsal = null;
    this.moment = null;
    this.began = { from: this.began && this.began.until === from ? this.began.from : from, until: from + used.length };
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
    if (await this.try(plan)) this.past.push(before);
  }

  private async try(plan: Intended[]): Promise<Rehearsal | null> {
    const { moment } = this.store;
    const asked = ++this.asked;
    this.plan = plan;
    const found = await this.store.rehearse(plan);
    if (!found || asked !== this.asked || moment !== this.store.moment) return null;
    this.rehearsal = found;
    this.moment = moment;
    return found;
  }
}

// Forecasts in few words: what is written on a button, on a target, and under a card.

import type { Forecast, Message, Option, Outlook, Question } from './types';
import { argsOf, idOf, joined, said, type Words } from './words';

export function percent(forecast: Forecast | null | undefined): number | null {
  const chance = forecast?.chance;
  return chance ? Math.round((100 * chance[0]) / chance[1]) : null;
}

/** Of the six faces of a die, which succeed, where one die decides. */
export function faces(forecast: Forecast | null | undefined): boolean[] | null {
  const good = forecast?.faces;
  return good ? [1, 2, 3, 4, 5, 6].map((pips) => good.includes(pips)) : null;
}

/** The chance as it is written: "50 %". */
export function odds(forecast: Forecast | null | undefined, words: Words): string {
  const chance = percent(forecast);
  return chance === null ? '' : words.say(['ui-percent', { percent: chance }]);
}

/** What it takes, costs and leads to, in one line; what it costs may stand elsewhere. */
export function about(forecast: Forecast, words: Words, cost = true): string {
  const parts: (Message | null)[] = [forecast.needs, ...forecast.modifiers, cost ? forecast.cost : null, ...forecast.leads_to];
  const told = parts.filter((part) => part !== null);
  return told.length ? words.say(joined(told, 'join-dot')) : '';
}

/** What an answer is, where its name does not say it. */
export const explained = (option: Option, words: Words): string | null => words.attribute(idOf(option.label), 'about');

/** All that is known about an answer beside its chance: what it is, what it takes and leads to, and what to beware of. */
export function known(option: Option, words: Words): string {
  const { forecast } = option;
  const told = [explained(option, words), forecast && about(forecast, words), ...(forecast?.warnings ?? []).map((each) => words.say(each))].flatMap((text) => (text ? [said(text)] : []));
  return told.length ? words.say(joined(told, 'join-dash')) : '';
}

/** A question with what is known about it beforehand, as far as it is. */
export function foreseen(question: Question, outlook: Outlook | null | undefined): Question {
  if (!outlook) return question;
  const options = question.options.map((option) => ({ ...option, forecast: outlook.forecasts[option.key] ?? null }));
  return { ...question, options, impossible: outlook.impossible };
}

const same = (one: Message) => (other: Message) => JSON.stringify(one) === JSON.stringify(other);

/** What is said of every answer alike, and so is said once. */
export function common(options: readonly Option[]): Message[] {
  const [first, ...others] = options.map(({ forecast }) => (forecast ? [...(forecast.cost ? [forecast.cost] : []), ...forecast.leads_to, ...forecast.warnings] : []));
  return first && others.length ? first.filter((each) => others.every((other) => other.some(same(each)))) : [];
}

/** An answer with only what is not said of all. */
export function own(option: Option, all: readonly Message[]): Option {
  const { forecast } = option;
  const isOwn = (message: Message) => !all.some(same(message));
  if (!forecast) return option;
  const { cost, leads_to, warnings } = forecast;
  return { ...option, forecast: { ...forecast, cost: cost && isOwn(cost) ? cost : null, leads_to: leads_to.filter(isOwn), warnings: warnings.filter(isOwn) } };
}

/** The chances of all targets that can be chosen; of several answers for one target, the best. */
export function targetOdds(options: readonly Option[], words: Words): Map<string, string> {
  const best = new Map<string, Forecast>();
  for (const { target, forecast } of options) {
    if (!target || !forecast?.chance) continue;
    if ((percent(best.get(target)) ?? -1) < (percent(forecast) ?? 0)) best.set(target, forecast);
  }
  return new Map([...best].map(([target, forecast]) => [target, odds(forecast, words)]));
}

/** What is written at the best places that an answer leads to: the chance, or else which of them it is. */
export function bestMarks(best: readonly Option[], words: Words): Map<string, string> {
  return new Map(best.flatMap(({ target, forecast }, place): [string, string][] => (target ? [[target, odds(forecast, words) || words.say(place ? 'ui-ahead-next' : 'ui-ahead-first')]] : [])));
}

/** Forecasts by what their options point at. */
export function byTarget(options: readonly Option[]): Map<string, Forecast> {
  return new Map(options.flatMap(({ target, forecast }): [string, Forecast][] => (target && forecast ? [[target, forecast]] : [])));
}

/** The first thing known that has a short form of this name (`.foot`), said so, and whether it is a warning. */
export function short(forecast: Forecast | undefined, form: string, words: Words): { text: string; warning: boolean } | null {
  for (const [messages, warning] of forecast ? ([[forecast.warnings, true], [forecast.leads_to, false]] as const) : []) {
    for (const message of messages) {
      const text = words.attribute(idOf(message), form, argsOf(message));
      if (text !== null) return { text, warning };
    }
  }
  return null;
}

/** So many of the best are named. */
const BEST = 2;

/** Those that are likeliest to succeed, in their order; none where nothing is rolled. */
export const bestOf = (options: readonly Option[]): Option[] => byOdds(options.filter(({ forecast }) => forecast?.chance)).slice(0, BEST);

/** Options with the likeliest first; what is not rolled for stays where it was. */
export function byOdds(options: readonly Option[]): Option[] {
  const rolled = options.filter(({ target, forecast }) => target && forecast?.chance);
  if (rolled.length < 2) return [...options];
  const best = [...rolled].sort((one, two) => (percent(two.forecast) ?? 0) - (percent(one.forecast) ?? 0));
  const others = options.filter((option) => !rolled.includes(option));
  return [...best, ...others];
}

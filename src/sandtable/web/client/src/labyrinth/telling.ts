// How Labyrinth is told: what has changed, in a few lines.

import type { Changed, Glanced, Scene } from '../lib/games';
import { losses, type ToYou } from '../lib/suffering';
import type { View } from '../lib/types';
import type { Words } from '../lib/words';
import { seen, type CountryView } from './types';

/** What each side has on the map. */
const OWN: Record<string, { kind: string; count(country: CountryView): number } | undefined> = {
  us: { kind: 'troops', count: ({ troops }) => troops },
  jihadist: { kind: 'cells', count: ({ active, sleepers }) => active + sleepers },
};

/** What others did to a side: the Troops or cells that it lost. */
function suffered(to: ToYou, words: Words): Changed[] {
  const own = OWN[to.seat];
  if (!own) return [];
  const lost = losses(to, (view) => Object.fromEntries(Object.entries(seen(view).countries).map(([id, country]) => [id, own.count(country)])));
  return [...lost].map(([id, count]) => ({ name: words.say(`country-${id}`), target: `country:${id}`, text: words.say([`table-lost-${own.kind}`, { count }]), mine: true }));
}

/** What has changed: what was done to whoever reads it, tracks and goals, then countries, plots and pieces, hands last. */
export function summary(before: View, after: View, words: Words, to?: ToYou): Changed[] {
  const [old, now] = [seen(before), seen(after)];
  const arrow = (from: string | number, to: string | number) => words.say(['ui-from-to', { from, to }]);
  const mine = to ? suffered(to, words) : [];
  const told = new Set(mine.map(({ target }) => target));
  const found: Changed[] = [...mine];
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
      const blank = field === 'posture' ? 'untested' : 'unmarked';
      const from = words.say(was[field] === null || was.unmarked ? blank : `${field}-${was[field]}`);
      found.push({ ...named(id), text: arrow(from, words.say(`${field}-${country[field]}`)) });
    }
    if (was.muslim !== country.muslim) found.push({ ...named(id), text: words.say(`type-${country.kind}`) });
    for (const state of ['civil_war', 'caliphate_capital', 'in_caliphate'] as const) {
      if (!!was[state] !== !!country[state]) found.push({ ...named(id), text: words.say(`table-${state}-${country[state] ? 'begins' : 'ends'}`) });
    }
  }
  const counted = (count: (id: string, view: typeof now) => number, message: string, own = false) => {
    for (const id of Object.keys(now.countries)) {
      if (own && told.has(`country:${id}`)) continue; // it was said above
      const change = count(id, now) - count(id, old);
      if (change) found.push({ ...named(id), text: words.say([message, { sign: change < 0 ? '−' : '+', count: Math.abs(change) }]) });
    }
  };
  counted((id, view) => view.countries[id]?.plots.length ?? 0, 'table-changed-plots');
  counted((id, view) => (view.countries[id]?.active ?? 0) + (view.countries[id]?.sleepers ?? 0), 'table-changed-cells', to?.seat === 'jihadist');
  counted((id, view) => view.countries[id]?.troops ?? 0, 'table-changed-troops', to?.seat === 'us');
  counted((id, view) => view.countries[id]?.militia ?? 0, 'table-changed-militia');
  counted((id, view) => view.countries[id]?.awakening ?? 0, 'table-changed-awakening');
  counted((id, view) => view.countries[id]?.reaction ?? 0, 'table-changed-reaction');
  counted((id, view) => view.countries[id]?.aid ?? 0, 'table-changed-aid');
  for (const [side, size] of Object.entries(now.hand_sizes)) {
    const was = old.hand_sizes[side] ?? 0;
    if (was !== size) found.push({ name: words.say(['table-cards-of', { side }]), text: arrow(was, size) });
  }
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

// What the keys do at a table: each does the first thing that fits the moment.

import type { Adjusting } from './adjusting.svelte';
import type { Answering } from './answering.svelte';
import { hotkeys, isForTable, stepThrough } from './hotkeys';
import type { Looking } from './looking.svelte';
import type { Planner } from './planner.svelte';
import type { TableStore } from './table.svelte';
import type { TableStory } from './table_story.svelte';

/** The table that has the keyboard. */
export interface Keyed {
  store: TableStore;
  story: TableStory;
  answering: Answering;
  planner: Planner;
  adjusting: Adjusting;
  looking: Looking;
  /** The map, which has keys of its own. */
  map: { press(key: string): boolean } | undefined;
  /** Whether a dialog that was opened lies over the table. */
  dialog: boolean;
  /** Whether anything else hides it: a curtain, or the outcome. */
  hidden: boolean;
  open(dialog: 'help' | 'aid'): void;
  /** Leaves the story for the question. */
  leave(): void;
  /** Tells the story again. */
  again(): void;
}

export function pressed(event: KeyboardEvent, table: Keyed): void {
  const { adjusting, story, dialog, hidden } = table;
  if (adjusting.group !== null && !dialog && event.key === 'Escape') return adjusting.stop();
  if (!isForTable(event) || dialog || hidden) return;
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
  const { telling } = story;
  const onPick = event.target instanceof HTMLElement && event.target.closest('[data-options]') !== null && table.store.full;
  const meant = telling.active ? telling.press(event.key, onButton, table.leave) : press(event.key, onButton && !onPick, table);
  if (meant) event.preventDefault();
}

/** What a key does while no story is told; whether it was one of the table's. */
function press(key: string, onButton: boolean, table: Keyed): boolean {
  const { store, story, answering, adjusting, looking, map } = table;
  if (key === '?') table.open('help');
  else if (key.toLowerCase() === 'r') table.open('aid');
  else if (adjusting.group !== null) return map?.press(key) ?? false;
  else if (answering.rolling) {
    if (key === 'Enter' && !onButton) answering.roll();
    else if (key === 'Escape') answering.keepDie();
    else return false;
  } else if (table.planner.active) return plan(key, onButton, table);
  else if (key === 'u') answering.undo();
  else if (key === 'U') answering.reset();
  else if (key === 'y' && store.canRedo) answering.redo();
  else if (key === 'w' && story.beats.length) table.again();
  else if (key === 'Escape') {
    store.picked = [];
    looking.rest();
    answering.widen();
  } else if (key === 'Enter' && !onButton && store.several) store.confirm();
  else if (key === 'ArrowDown' || key === 'ArrowRight') stepThrough(1);
  else if (key === 'ArrowUp' || key === 'ArrowLeft') stepThrough(-1);
  else return answer(key, table);
  return true;
}

/** What a key does while somebody plans: Enter carries it out, Escape drops it, a letter looks for a place. */
function plan(key: string, onButton: boolean, { planner, answering, map }: Keyed): boolean {
  if (key === 'Enter' && !onButton) void planner.carryOut();
  else if (key === 'Escape') planner.drop();
  else if (key === 'u') {
    if (!planner.back()) answering.undo();
  } else {
    const find = document.querySelector<HTMLInputElement>('[data-plan-find]');
    if (find && (key === '/' || /^[\p{L}]$/u.test(key))) {
      find.focus();
      return key === '/';
    }
    return map?.press(key) ?? false;
  }
  return true;
}

/** Choose by the key of an option, or look for one where there are too many; else the key is the map's. */
function answer(key: string, { answering, map }: Keyed): boolean {
  const find = document.querySelector<HTMLInputElement>('[data-find]');
  if (find && /^[\p{L}\d]$/u.test(key)) {
    find.focus();
    return false; // the key goes on into the field
  }
  const option = answering.options[hotkeys(answering.options).indexOf(key)];
  if (!option) return map?.press(key) ?? false;
  answering.choose(option.key);
  return true;
}

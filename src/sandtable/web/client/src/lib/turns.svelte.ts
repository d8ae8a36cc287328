// How many of my tables wait for me: on the icon of the installed app where there can be a number, and in the title of the page.

import { box, type Box } from './mine';

const KEY = 'sandtable.turns';

function known(from: Box): string[] {
  try {
    const read: unknown = JSON.parse(from.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export class Turns {
  private tables = $state.raw<readonly string[]>([]);

  constructor(private readonly kept: Box = box()) {
    this.tables = known(kept);
  }

  get count(): number {
    return this.tables.length;
  }

  /** Whether another table than this one waits. */
  besides(table: string): boolean {
    return this.tables.some((each) => each !== table);
  }

  /** These tables wait for me, and no others. */
  are(tables: readonly string[]): void {
    this.tables = [...new Set(tables)];
    this.kept.setItem(KEY, JSON.stringify(this.tables));
    const { count } = this;
    void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }

  /** This table waits for me, or does not any more. */
  at(table: string, mine: boolean): void {
    if (mine !== this.tables.includes(table)) this.are(mine ? [...this.tables, table] : this.tables.filter((each) => each !== table));
  }
}

export const turns = new Turns();

// The chronicle: a game told as a short history, turn by turn with a small map, as one file that can be kept and read
// anywhere.

import { toldOf } from './adjust';
import type { GameModule } from './games';
import { blocks, lines, type Line } from './notes';
import type { Facts, Note, CoursePoint } from './types';
import { idOf, type Words } from './words';

export interface History {
  title: string;
  ending: string;
  notes: Note[];
  seats: readonly string[];
  /** How the play stood as one turn followed the other, with the views of these moments. */
  turns: CoursePoint[];
  /** A drawing of its course. */
  chart: string;
  words: Words;
  facts: Facts;
  game: GameModule;
}

const STYLE = `body{max-width:46em;margin:2em auto;padding:0 1em;font:17px/1.55 Georgia,serif;color:#1b242c;background:#fbf8f0}
h2{margin:2em 0 .4em;border-bottom:1px solid #cfc3aa;font-size:1.25em}p{margin:.5em 0}figure{margin:.8em 0}
figcaption{color:#4a545c;font:14px/1.4 sans-serif}svg{max-width:100%}figure>svg{border:1px solid #cfc3aa;border-radius:6px}
figure ul{padding:0;list-style:none}polyline{fill:none;stroke-width:3}.grid{stroke:#cfc3aa}text{font-family:sans-serif}
.defs{position:absolute;width:0;height:0}@media print{h2,figure{break-after:avoid}}`;
/** So many changes are named under a map. */
const NAMED = 8;

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One page of HTML without anything from elsewhere. */
export async function chronicle(history: History): Promise<string> {
  const { title, ending, turns, chart, words, game, notes, seats } = history;
  const span = turns.length > 1 ? words.say(['ui-chronicle-turns', { count: turns.length - 1 }]) : '';
  const told = lines(notes, seats);
  const ground = (await game.sketch?.ground?.()) ?? '';
  const parts = turns.length > 1 ? turns.slice(0, -1).map((_, place) => turnTold(history, told, place)) : [prose(history, told)];
  return [
    `<!doctype html><html lang="${escaped(document.documentElement.lang || 'en')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>`,
    `<p><em>${escaped(words.together([span, ending].filter(Boolean), 'join-sentences'))}</em></p>${chart}`,
    ground && `<svg class="defs" aria-hidden="true">${ground}</svg>`,
    ...parts,
  ].join('\n');
}

/** One turn: what was memorable, a map of how it ended, and what it has changed. */
function turnTold(history: History, told: Line[], place: number): string {
  const { turns, words, game } = history;
  const [now, next] = [turns[place]!, turns[place + 1]!];
  const last = place === turns.length - 2;
  const within = told.filter(({ step }) => step >= now.step && (last || step < next.step));
  const heading = words.say(['ui-chronicle-turn', { turn: now.turn ?? place + 1 }]);
  let figure = '';
  if (now.view && next.view) {
    const changed = game.summary?.(now.view, next.view, words) ?? [];
    const named = changed.slice(0, NAMED).map(({ name, text }) => words.say(['ui-pair', { name, value: text }]));
    const map = game.sketch?.map(next.view, now.view, words) ?? '';
    if (map || named.length) figure = `<figure>${map}<figcaption>${escaped(words.together(named, 'join-dot'))}</figcaption></figure>`;
  }
  return `<h2>${escaped(heading)}</h2>${figure}${prose(history, within)}`;
}

/** Lines as paragraphs, one for each card or phase in which something memorable happened. */
function prose({ words, facts, game }: History, all: Line[]): string {
  const told = (line: Line) => [line.note, ...line.more].map((note) => words.say(toldOf(note, facts, words)));
  return blocks(all)
    .flatMap(({ head, lines: rest }) => {
      const kept = rest.filter(({ note, pips }) => pips === null && (game.memorable?.includes(idOf(note.text)) ?? true));
      if (!kept.length && !game.memorable?.includes(idOf(head.note.text)) && game.memorable) return [];
      return [`<p>${escaped(words.together([...told(head), ...kept.flatMap(told)], 'join-sentences'))}</p>`];
    })
    .join('\n');
}

// The words this browser has: the language asked for, with English behind it. The first page loads what every game uses
// and the cover of each game; the words of a game come when it is opened.

import { box, type Box } from './mine';
import { ENGLISH, Words } from './words';

/** What the server gives of a language at first. */
export interface FirstWords {
  languages: string[];
  shared: string;
  covers: Record<string, string>;
}

export interface Shelf {
  words(language: string): Promise<FirstWords>;
  wordsOf(language: string, game: string): Promise<string>;
}

export class Library {
  readonly words: Words;
  private readonly covers = new Map<string, Words>();
  private readonly games = new Map<string, Promise<Words>>();

  private constructor(
    readonly language: string,
    private readonly shelf: Shelf,
    private readonly english: FirstWords,
    private readonly spoken: FirstWords | null,
  ) {
    this.words = this.bound('', '');
  }

  /** The languages there are. */
  get languages(): readonly string[] {
    return this.english.languages;
  }

  /** Load the first of these languages that there is. */
  static async open(shelf: Shelf, wanted: readonly string[]): Promise<Library> {
    const english = await shelf.words(ENGLISH);
    const language = chosen(wanted, english.languages);
    return new Library(language, shelf, english, language === ENGLISH ? null : await shelf.words(language));
  }

  /** What is said of a game before anybody sits down: its name, its sides, its scenarios. */
  cover(game: string): Words {
    let words = this.covers.get(game);
    if (!words) this.covers.set(game, (words = this.bound(this.english.covers[game] ?? '', this.spoken?.covers[game] ?? '')));
    return words;
  }

  /** All the words of a game. */
  of(game: string): Promise<Words> {
    let words = this.games.get(game);
    if (!words) {
      words = this.load(game);
      this.games.set(game, words);
      words.catch(() => this.games.delete(game)); // to be tried again
    }
    return words;
  }

  private async load(game: string): Promise<Words> {
    const [english, spoken] = await Promise.all([
      this.shelf.wordsOf(ENGLISH, game),
      this.spoken ? this.shelf.wordsOf(this.language, game) : '',
    ]);
    return this.bound(english, spoken);
  }

  private bound(english: string, spoken: string): Words {
    const other = this.spoken && { language: this.language, source: `${this.spoken.shared}\n${spoken}` };
    return new Words(`${this.english.shared}\n${english}`, other ?? undefined);
  }
}

/** The first wanted language that there is, be it for a whole region (`de-AT` will do with `de`); else English. */
export function chosen(wanted: readonly string[], known: readonly string[]): string {
  for (const each of wanted) {
    for (let tag = each; tag; tag = tag.includes('-') ? tag.slice(0, tag.lastIndexOf('-')) : '') {
      const found = known.find((language) => language.toLowerCase() === tag.toLowerCase());
      if (found) return found;
    }
  }
  return ENGLISH;
}

const KEY = 'sandtable.language';

/** Speak this language from now on. */
export function speak(language: string, to: Box = box()): void {
  to.setItem(KEY, language);
}

/** The languages to try: `?lang=` (which is remembered), the one remembered, those of the browser. */
export function wantedLanguages(search: string, browser: readonly string[], from: Box = box()): string[] {
  const asked = new URLSearchParams(search).get('lang');
  try {
    if (asked) from.setItem(KEY, asked);
    const remembered = from.getItem(KEY);
    return [...(asked ? [asked] : []), ...(remembered ? [remembered] : []), ...browser];
  } catch {
    return [...(asked ? [asked] : []), ...browser]; // a browser that keeps nothing can still read
  }
}

import { describe, expect, it } from 'vitest';
import { chosen, Library, wantedLanguages, type Shelf } from './library';

/** A server with English and a little Esperanto, which remembers what was asked of it. */
function shelf(): Shelf & { asked: string[] } {
  const shared: Record<string, string> = { en: 'ui-as = as { $side }\nui-home = Home', eo: 'ui-as = kiel { $side }' };
  const covers: Record<string, string> = { en: 'game-toy = A toy\nside-red = Red', eo: 'game-toy = Ludilo' };
  const games: Record<string, string> = { en: `${covers.en}\ncard-1 = Marble`, eo: `${covers.eo}\ncard-1 = Globeto` };
  const asked: string[] = [];
  return {
    asked,
    words: async (language) => {
      asked.push(language);
      return { languages: ['en', 'eo'], shared: shared[language]!, covers: { toy: covers[language]! } };
    },
    wordsOf: async (language, game) => {
      asked.push(`${language}/${game}`);
      return games[language]!;
    },
  };
}

describe('the library', () => {
  it('loads nothing but English for who reads English, and a game when it is opened', async () => {
    const server = shelf();
    const library = await Library.open(server, ['en-GB', 'eo']);
    expect(library.language).toBe('en');
    expect(library.cover('toy').say('game-toy')).toBe('A toy');
    expect(server.asked).toEqual(['en']);
    expect((await library.of('toy')).say('card-1')).toBe('Marble');
    await library.of('toy');
    expect(server.asked).toEqual(['en', 'en/toy']);
  });

  it('loads the language asked for with English behind it', async () => {
    const server = shelf();
    const library = await Library.open(server, ['eo']);
    expect(library.cover('toy').say('game-toy')).toBe('Ludilo');
    expect(library.words.say('ui-home')).toBe('Home');
    expect(library.cover('toy').say(['ui-as', { side: 'red' }])).toBe('as Red');
    expect((await library.of('toy')).say('card-1')).toBe('Globeto');
    expect(server.asked).toEqual(['en', 'eo', 'en/toy', 'eo/toy']);
  });

  it('speaks English where there is no such language, and of a game without words as well as it can', async () => {
    const library = await Library.open(shelf(), ['xx']);
    expect(library.language).toBe('en');
    expect(library.cover('chess').say('game-chess')).toBe('Chess');
  });

  it('tries again after a failure', async () => {
    const server = shelf();
    const whole = server.wordsOf;
    server.wordsOf = () => Promise.reject(new Error('away'));
    const library = await Library.open(server, []);
    await expect(library.of('toy')).rejects.toThrow('away');
    server.wordsOf = whole;
    expect((await library.of('toy')).say('card-1')).toBe('Marble');
  });
});

describe('the language', () => {
  it('is the first wanted one that there is, of whatever region', () => {
    expect(chosen(['fr', 'de-AT-1996', 'en'], ['de', 'en'])).toBe('de');
    expect(chosen(['pt-br', 'pt'], ['en', 'pt', 'pt-BR'])).toBe('pt-BR');
    expect(chosen([], ['de', 'en'])).toBe('en');
  });

  it('is the one in the address, which is remembered, before that of the browser', () => {
    const kept = new Map<string, string>();
    const box = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    expect(wantedLanguages('', ['fr'], box)).toEqual(['fr']);
    expect(wantedLanguages('?lang=de', ['fr'], box)[0]).toBe('de');
    expect(wantedLanguages('', ['fr'], box)).toEqual(['de', 'fr']);
  });
});

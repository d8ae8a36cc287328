// What is said while no words can be had from the server: these few are part of the client, in every language there is.

import { chosen } from './library';
import { ENGLISH, Words } from './words';

const FILES = import.meta.glob<string>('../../../../words/*/away.ftl', { query: '?raw', import: 'default', eager: true });

/** The language of a file among the words: the folder it lies in. */
const languageOf = (path: string) => path.split('/').at(-2) ?? ENGLISH;

/** The words for a server that is away, in the first of these languages that there is. */
export function awayWords(wanted: readonly string[], files: Readonly<Record<string, string>> = FILES): Words {
  const sources = new Map(Object.entries(files).map(([path, source]) => [languageOf(path), source]));
  const language = chosen(wanted, [...sources.keys()]);
  const spoken = language === ENGLISH ? undefined : { language, source: sources.get(language) ?? '' };
  return new Words(sources.get(ENGLISH) ?? '', spoken);
}

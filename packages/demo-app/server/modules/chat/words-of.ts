import { plainWords } from '../../platform/without-accents.ts';

/** The searchable words: its text and the names of its files. */
export const wordsOf = (text: string, files: readonly { name: string }[]): string =>
  plainWords([text, ...files.map(({ name }) => name)].join(' '));

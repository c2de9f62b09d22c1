import { plainWords } from '../../platform/without-accents.ts';

/** For search. */
export const wordsOf = (text: string, files: readonly { name: string }[]): string =>
  plainWords([text, ...files.map(({ name }) => name)].join(' '));

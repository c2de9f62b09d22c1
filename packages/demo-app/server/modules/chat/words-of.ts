import { searchWordsOf } from '../../platform/database/search-words.ts';

/** For search. */
export const wordsOf = (text: string, files: readonly { name: string }[]): string =>
  searchWordsOf([text, ...files.map(({ name }) => name)].join(' '));

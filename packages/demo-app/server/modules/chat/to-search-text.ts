import { toSearchWords } from '../../platform/database/search-words.ts';

/** For search. */
export const toSearchText = (text: string, files: readonly { name: string }[]): string =>
  toSearchWords([text, ...files.map(({ name }) => name)].join(' '));

import { plainWords } from './without-accents.ts';

const tailed = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)([+#]+)(?![\p{L}\p{N}])/gu;
const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;

/** `C++`, `C#` and emoji as words: an index of words has letters and digits only. */
const signWords = (text: string): string[] => [
  ...[...text.matchAll(tailed)].map(
    ([, word = '', signs = '']) =>
      `${plainWords(word)}${signs.replaceAll('+', 'plus').replaceAll('#', 'sharp')}`,
  ),
  ...[...text.matchAll(pictures)].map(([picture]) => `u${picture.codePointAt(0)?.toString(16)}`),
];

/** What a text is found by. */
export const toSearchWords = (text: string): string =>
  [plainWords(text), ...signWords(text)].join(' ').trim();

/** What a query asks for, the word that may be unfinished last. */
export const wantedWords = (q: string): string[] =>
  [...signWords(q), ...plainWords(q).split(' ')].filter(Boolean);

/** A syllable is spelled with i or y: `quí` and `quý`, `kĩ` and `kỹ`. */
const spelledTwice = /^(qu(?=[iy][a-z]{0,3}$)|[bcdghklmnprstvx]{1,3}(?=[iy]$))([iy])(.*)$/;

export function getSpellings(word: string): string[] {
  const [, start, vowel, end] = spelledTwice.exec(word) ?? [];
  return start === undefined ? [word] : [word, `${start}${vowel === 'i' ? 'y' : 'i'}${end}`];
}

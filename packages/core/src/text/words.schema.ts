import { check, maxLength, minLength, pipe, string, trim } from 'valibot';
import { rule } from './checks.schema.ts';

// Unicode names no property for these four, which are drawn as nothing: the empty pattern of Braille, the null notehead
// and two Egyptian blanks.
const letter = /(?![\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}])[\p{L}\p{N}]/u;
const sign = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether it shows a letter or digit: a Hangul filler or soft hyphen is none. */
export const hasLetter = (text: string): boolean => letter.test(text);

/** Whether it shows anything: a letter, digit, punctuation mark, symbol or emoji. */
export const isVisible = (text: string): boolean => sign.test(text);

const sized = (min: number, max: number) => pipe(string(), trim(), minLength(min), maxLength(max));

/** A name or title: it shows a letter or digit. */
export const nameText = (min: number, max: number) =>
  pipe(sized(min, max), check(hasLetter, rule('VISIBLE_LETTER')));

/** What somebody has to say: it shows something. */
export const saidText = (min: number, max: number) =>
  pipe(sized(min, max), check(isVisible, rule('VISIBLE')));

/** đ too, which NFD leaves as it is. */
export const withoutAccents = (text: string): string =>
  text.replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** For search: without case, accents, blanks and punctuation, i for y (`quí`, `quý`); `C++`, `C#` and emoji keep their signs. */
export const plainLetters = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll('y', 'i')
    .replaceAll(/(?!#)[\p{P}\p{Z}\p{C}]/gu, '');

/** Whether a text has what was typed. All do where nothing is typed, none where only punctuation is. */
export function createMatcher(typed: string): (text: string) => boolean {
  if (typed.trim() === '') return () => true;
  const wanted = plainLetters(typed);
  return (text) => wanted !== '' && plainLetters(text).includes(wanted);
}

/** NFD removes the accent of every letter but đ. */
export const withoutAccents = (text: string): string =>
  text.replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** For search: lower-case letters and digits without accents, single spaces. */
export const plainWords = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

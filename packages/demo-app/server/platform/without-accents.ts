/** Without accents. NFD takes them off every letter but đ. */
export const withoutAccents = (text: string): string =>
  text.replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of a text as they are looked for: small letters and digits without accents, one blank between. */
export const plainWords = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name as banks write it: capitals without accents, one blank between words. đ has no accent to strip. */
export const asHolderName = (name: string): string =>
  name
    .replaceAll(/[đĐ]/g, 'D')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');

/** For search: lower case without accents (đ too), letters and digits only. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

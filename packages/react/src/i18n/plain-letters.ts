/** For comparing: small letters without accents, đ among them, and nothing but letters and digits. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

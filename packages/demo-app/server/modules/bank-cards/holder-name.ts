import { withoutAccents } from '../../platform/without-accents.ts';

/** A name as banks write it: capitals without accents, one blank between words. */
export const asHolderName = (name: string): string =>
  withoutAccents(name)
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');

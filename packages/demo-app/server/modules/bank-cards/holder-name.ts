import { withoutAccents } from '../../platform/database/without-accents.ts';

/** As banks write it: capitals without accents, single spaces. */
export const asHolderName = (name: string): string =>
  withoutAccents(name)
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');

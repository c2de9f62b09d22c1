import { randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I: tickets are read out on the phone. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A ticket number, `HT` and eight characters. */
export const newTicket = (): string =>
  `HT${Array.from({ length: 8 }, () => characters.charAt(randomInt(characters.length))).join('')}`;

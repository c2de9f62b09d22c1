import { randomInt } from 'node:crypto';

/** Without look-alikes: tickets are read out on the phone. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const newTicket = (): string =>
  `HT${Array.from({ length: 8 }, () => characters.charAt(randomInt(characters.length))).join('')}`;

import { randomInt } from 'node:crypto';

/** 31 characters without look-alikes; 31 is prime, which the check character needs. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXY';
const prefix = 'NAP';
const written = 7;

const valueOf = (character: string) => alphabet.indexOf(character);

/** Weights 1 to 8 modulo a prime detect any wrong character and any transposition of two. */
const getSum = (body: string) =>
  Array.from(body).reduce((sum, character, index) => sum + (index + 1) * valueOf(character), 0) %
  alphabet.length;

function getCheck(body: string): string {
  const check = Array.from(alphabet).find((character) => getSum(body + character) === 0);
  if (check === undefined) throw new Error('Every body has a check character');
  return check;
}

/** `NAP`, seven random characters and a check character. */
export function newRechargeCode(): string {
  const body = Array.from({ length: written }, () => alphabet[randomInt(alphabet.length)]).join('');
  return prefix + body + getCheck(body);
}

/**
 * Possible codes in a transfer's content, in order: banks add words, remove spaces and change the case. A word may have
 * a right check character by chance; only the table of recharges shows that.
 */
export function findRechargeCodes(content: string): string[] {
  const text = content.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const candidates = text.matchAll(new RegExp(`(?=(${prefix}[${alphabet}]{${written + 1}}))`, 'g'));
  return [...candidates]
    .map(([, code]) => code ?? '')
    .filter((code) => getSum(code.slice(prefix.length)) === 0);
}

import { randomInt } from 'node:crypto';

/** 31 characters, none of which is taken for another; 31 is prime, which makes the check below a whole one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXY';
const prefix = 'NAP';
const written = 7;

const valueOf = (character: string) => alphabet.indexOf(character);

/** Weights 1 to 8 modulo a prime: any one wrong character and any two that changed places are found. */
const sumOf = (body: string) =>
  Array.from(body).reduce((sum, character, index) => sum + (index + 1) * valueOf(character), 0) %
  alphabet.length;

function checkOf(body: string): string {
  const check = Array.from(alphabet).find((character) => sumOf(body + character) === 0);
  if (check === undefined) throw new Error('Every body has a check character');
  return check;
}

/** What a transfer says so that it is found: `NAP`, seven characters at random and one that checks them. */
export function newRechargeCode(): string {
  const body = Array.from({ length: written }, () => alphabet[randomInt(alphabet.length)]).join('');
  return prefix + body + checkOf(body);
}

/**
 * What in a transfer's content may be a code, in the order it stands there. Banks put words around it, take blanks
 * out and change the case; what carries a wrong check is none, and of words that happen to carry a right one only
 * the list of recharges can tell.
 */
export function findRechargeCodes(content: string): string[] {
  const text = content.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const candidates = text.matchAll(new RegExp(`(?=(${prefix}[${alphabet}]{${written + 1}}))`, 'g'));
  return [...candidates]
    .map(([, code]) => code ?? '')
    .filter((code) => sumOf(code.slice(prefix.length)) === 0);
}

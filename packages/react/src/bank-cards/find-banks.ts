import type { Bank } from '@keo/core/contract';
import { plainLetters } from '../i18n/plain-letters.ts';

/** By any name; prefix matches first. */
export function findBanks(banks: readonly Bank[], typed: string): Bank[] {
  const wanted = plainLetters(typed);
  const rank = ({ shortName, name, formerNames, alsoKnownAs }: Bank) => {
    const names = [shortName, ...alsoKnownAs, ...formerNames, name].map(plainLetters);
    if (names.some((one) => one.startsWith(wanted))) return 0;
    return names.some((one) => one.includes(wanted)) ? 1 : 2;
  };
  return banks.filter((bank) => rank(bank) < 2).toSorted((a, b) => rank(a) - rank(b));
}

import type { Bank } from '@keo/core/contract';
import { createMatcher, plainLetters } from '../../i18n/plain-letters.ts';

/** By any name; prefix matches first. */
export function findBanks(banks: readonly Bank[], typed: string): Bank[] {
  const wanted = plainLetters(typed);
  const isFound = createMatcher(typed);
  const rank = ({ shortName, name, formerNames, alsoKnownAs }: Bank) => {
    const names = [shortName, ...alsoKnownAs, ...formerNames, name].filter(isFound);
    if (names.length === 0) return 2;
    return names.some((one) => plainLetters(one).startsWith(wanted)) ? 0 : 1;
  };
  return banks.filter((bank) => rank(bank) < 2).toSorted((a, b) => rank(a) - rank(b));
}

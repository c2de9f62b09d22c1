import type { Bank } from '@keo/core/contract';

/** For comparing: small letters without accents, đ among them, and nothing but letters and digits. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

/** Banks whose short, full, former or other name holds what was typed, those that begin with it first. */
export function findBanks(banks: readonly Bank[], typed: string): Bank[] {
  const wanted = plain(typed);
  const rank = ({ shortName, name, formerNames, alsoKnownAs }: Bank) => {
    const names = [shortName, ...alsoKnownAs, ...formerNames, name].map(plain);
    if (names.some((one) => one.startsWith(wanted))) return 0;
    return names.some((one) => one.includes(wanted)) ? 1 : 2;
  };
  return banks.filter((bank) => rank(bank) < 2).toSorted((a, b) => rank(a) - rank(b));
}

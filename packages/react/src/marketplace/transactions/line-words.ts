import type { BookLine } from '@keo/core/contract';
import type { BookTexts } from './use-book-texts.ts';

type Fees = BookLine['fees'];

/** What the reader did: paying out of kept money is not earning. */
export const kindWords = (t: BookTexts, { type, amount }: Pick<BookLine, 'type' | 'amount'>): string =>
  type === 'ESCROW_RELEASE' && amount <= 0 ? t('books.paid') : t(`type.${type}`);

export const bankWords = (t: BookTexts, { shortName: bank, last4 }: NonNullable<BookLine['bank']>): string =>
  t('books.bank', { bank, last4 });

/** With whom and for which job, or through which bank account; else its number. */
export function whatFor(t: BookTexts, { about, bank, ref, no }: BookLine): string[] {
  if (about) return [about.person ?? '', about.job].filter(Boolean);
  if (bank) return [bankWords(t, bank)];
  return [ref.reverses === undefined ? no : t('books.about', { no: ref.reverses })];
}

/** Each by its own name, so that no two are added up. */
export const listFees = (t: BookTexts, fees: Fees): [label: string, amount: number][] =>
  (['author', 'worker', 'withdraw'] as const)
    .filter((side) => fees[side] !== 0)
    .map((side) => {
      const fee = t(`books.fee.${side}`);
      return [fees[side] < 0 ? t('books.fee.back', { fee }) : fee, Math.abs(fees[side])];
    });

/** Into or out of the balance; what was paid out of kept money, where that alone has moved. */
export const getMoved = ({ amount, kept }: Pick<BookLine, 'amount' | 'kept'>): number => amount || kept;

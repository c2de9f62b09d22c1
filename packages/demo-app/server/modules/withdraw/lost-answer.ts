import type { WithdrawRow } from './withdraw.repository.ts';

const mark = 'unknown:';

/** Stands in place of the bank's number while nobody knows whether it paid. */
export const lostAnswerOf = (id: string): string => `${mark}${id}`;

export const isAnswerLost = ({ providerRef }: Pick<WithdrawRow, 'providerRef'>): boolean =>
  providerRef?.startsWith(mark) ?? false;

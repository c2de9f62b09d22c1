import type { WithdrawRow } from './withdraw.repository.ts';

const mark = 'unknown:';

/** Stands for the bank's number while it is unknown whether it paid. */
export const toLostAnswer = (id: string): string => `${mark}${id}`;

export const isAnswerLost = ({ providerRef }: Pick<WithdrawRow, 'providerRef'>): boolean =>
  providerRef?.startsWith(mark) ?? false;

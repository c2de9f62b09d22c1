import type { Transaction } from '@keo/core/contract';

/** Its number if it belongs to no deal. */
export const whatFor = ({ about, no }: Transaction): string[] =>
  about === null ? [no] : [about.job, about.person ?? ''].filter(Boolean);

import type { Transaction } from '@keo/core/contract';

/** What a movement was paid for and who the other person is; its number where it belongs to no work. */
export const whatFor = ({ about, no }: Transaction): string[] =>
  about === null ? [no] : [about.job, about.person ?? ''].filter(Boolean);

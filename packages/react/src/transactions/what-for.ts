import type { Transaction } from '@keo/core/contract';

/** The job and other person of a movement; its number where it belongs to no deal. */
export const whatFor = ({ about, no }: Transaction): string[] =>
  about === null ? [no] : [about.job, about.person ?? ''].filter(Boolean);

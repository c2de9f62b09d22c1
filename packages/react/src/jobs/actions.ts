import type { Action, Endpoint } from '@keo/core/contract';
import type { JobTexts } from './use-job-texts.ts';

/** What the server lets the reader do by this endpoint; undefined where it offers nothing of the kind. */
export const actionFor = (actions: readonly Action[], { path }: Pick<Endpoint, 'path'>): Action | undefined =>
  actions.find(({ endpoint }) => endpoint === path);

const known = [
  'SELF_DEAL',
  'SLOT_GONE',
  'LIMIT',
  'NOT_ELIGIBLE',
  'EXPIRED',
  'BLOCKED',
  'INSUFFICIENT_BALANCE',
] as const;

/** Why something offered cannot be done now, in words. */
export const reasonWords = (reason: string | undefined, t: JobTexts): string =>
  t(`reason.${known.find((one) => one === reason) ?? 'NOT_ALLOWED'}`);

import type { ApiError } from '@keo/core';

/** In đồng; null for other refusals. */
export const getShortfall = (error: ApiError | null): number | null => {
  const missing = error?.reason === 'INSUFFICIENT_BALANCE' ? error.refusal?.['shortfall'] : null;
  return typeof missing === 'number' && missing > 0 ? missing : null;
};

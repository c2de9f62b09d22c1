import type { ApiError } from '@keo/core';

/** The missing amount in đồng, where the refusal is for that. */
export const shortfallOf = (error: ApiError | null): number | null => {
  const missing = error?.reason === 'INSUFFICIENT_BALANCE' ? error.refusal?.['shortfall'] : null;
  return typeof missing === 'number' && missing > 0 ? missing : null;
};

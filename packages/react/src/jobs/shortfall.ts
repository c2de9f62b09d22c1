import type { ApiError } from '@keo/core';

/** Đồng that are missing, where that is why it was refused. */
export const shortfallOf = (error: ApiError | null): number | null => {
  const missing = error?.reason === 'INSUFFICIENT_BALANCE' ? error.refusal?.['shortfall'] : null;
  return typeof missing === 'number' && missing > 0 ? missing : null;
};

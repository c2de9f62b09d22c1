import { parseDong } from '@keo/core';

/** Null if invalid. */
export function parseAmount(typed: string): number | null {
  const parsed = parseDong(typed);
  return parsed.ok && parsed.amount > 0 ? parsed.amount : null;
}

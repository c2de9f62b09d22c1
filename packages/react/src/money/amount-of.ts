import { parseDong } from '@keo/core';

/** Parses a typed amount; null where it is invalid. */
export function amountOf(typed: string): number | null {
  const parsed = parseDong(typed);
  return parsed.ok && parsed.amount > 0 ? parsed.amount : null;
}

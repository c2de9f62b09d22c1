import { parseDong } from '@keo/core';

/** The amount behind what is typed; null where it is none. */
export function amountOf(typed: string): number | null {
  const parsed = parseDong(typed);
  return parsed.ok && parsed.amount > 0 ? parsed.amount : null;
}

import { cleanEntry } from '@keo/core';

const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[/.\- ]?(\d{1,2})[/.\- ]?(\d{4})$/;

/** Parses `25/11/2026`, `5.1.2026`, `25112026` or `2026-11-25` to `2026-11-25`; null where that is no day. */
export function readDay(typed: string): string | null {
  const text = cleanEntry(typed).replace(yearFirst, '$3/$2/$1');
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(iso);
  // 31/02 rolls over or is invalid.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : null;
}

/** `2026-11-25` to `25/11/2026`, in both languages; anything else unchanged. */
export const writeDay = (iso: string): string => iso.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

import type { Locale } from '@keo/core/contract';
import { type ServerText, say } from '../../platform/texts/say.ts';
import type { Movement } from './transactions.repository.ts';

/** Without it spreadsheets guess another encoding. */
const byteOrderMark = '\uFEFF';
const columns: readonly ServerText[] = [
  'csv.no',
  'csv.time',
  'csv.type',
  'csv.amount',
  'csv.balanceAfter',
  'csv.job',
  'csv.person',
  'csv.ref',
  'csv.note',
];

/**
 * Starts of formulas after quotes and anything that cannot be seen, also full-width ones, which spreadsheets in some
 * locales read as ASCII.
 */
const formula = /^["\u2800\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** Some spreadsheets also split at `;` or tabs inside quotes, and begin a row after each line break there. */
const separators = /([;\t\n]|\r\n?)/;

/** Against CSV injection. */
export function cell(text: string): string {
  const pieces = text.split(separators).map((piece) => (formula.test(piece) ? `'${piece}` : piece));
  const safe = (/^[\t\r\n]/.test(text) ? "'" : '') + pieces.join('');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Vietnam's time, sortable in every spreadsheet. */
const toTime = (at: Date) => new Date(+at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

export const csvHead = (locale: Locale): string =>
  byteOrderMark + line(columns.map((column) => cell(say(locale, column))));

/** Amounts are plain signed numbers, so that a spreadsheet can add them. */
export const csvLine = (
  { no, createdAt, amount, balanceAfter, job, person, ref, note }: Movement,
  kind: string,
): string =>
  line([
    no,
    toTime(createdAt),
    cell(kind),
    String(amount),
    String(balanceAfter),
    cell(job ?? ''),
    cell(person ?? ''),
    cell(ref.dealId ?? ref.jobId ?? ref.rechargeId ?? ref.withdrawId ?? ''),
    cell(note),
  ]);

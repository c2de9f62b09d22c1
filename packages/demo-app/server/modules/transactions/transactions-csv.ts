import type { BookLine, Locale } from '@keo/core/contract';
import { type ServerText, say } from '../../platform/texts/say.ts';

/** Without it spreadsheets guess another encoding. */
const byteOrderMark = '\uFEFF';
const columns: readonly ServerText[] = [
  'csv.no',
  'csv.time',
  'csv.type',
  'csv.amount',
  'csv.balanceAfter',
  'csv.kept',
  'csv.keptAfter',
  'csv.person',
  'csv.job',
  'csv.jobLink',
  'csv.pay',
  'csv.feeAuthor',
  'csv.feeWorker',
  'csv.feeWithdraw',
  'csv.bank',
  'csv.reverses',
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

const toRow = (cells: readonly (string | number)[]) => `${cells.join(',')}\r\n`;

export const csvHead = (locale: Locale): string =>
  byteOrderMark + toRow(columns.map((column) => cell(say(locale, column))));

const toKind = ({ type, amount }: BookLine): ServerText =>
  type === 'ESCROW_RELEASE' && amount <= 0 ? 'csv.type.paid' : `type.${type}`;

/** Amounts are plain signed numbers, so that a spreadsheet can add them; a fee that comes back is negative. */
export function csvLine(
  line: BookLine,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): string {
  const { bank, fees } = line;
  return toRow([
    line.no,
    toTime(new Date(line.createdAt)),
    cell(say(locale, toKind(line))),
    line.amount,
    line.balanceAfter,
    line.kept,
    line.keptAfter,
    cell(line.about?.person ?? ''),
    cell(line.about?.job ?? ''),
    line.jobSlug === null ? '' : `${publicUrl}/tasks/${line.jobSlug}`,
    line.pay ?? '',
    fees.author || '',
    fees.worker || '',
    fees.withdraw || '',
    cell(bank ? `${bank.shortName} •••• ${bank.last4} ${bank.holder}` : ''),
    line.ref.reverses ?? '',
    cell(line.note),
  ]);
}

/** Columns as wide as their content; `nothing` for no rows. */
export function showTable(rows: readonly Readonly<Record<string, string>>[], nothing: string): string {
  const [first] = rows;
  if (!first) return nothing;
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** 1234567 as `1,234,567đ`. */
export const dong = (amount: number): string => `${amount.toLocaleString('en-US')}đ`;

/** `2026-11-21 09:30` in Vietnam. */
export const moment = (at: Date): string =>
  new Date(+at + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Removes terminal control characters from text of banks and people. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
export const plain = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '·');

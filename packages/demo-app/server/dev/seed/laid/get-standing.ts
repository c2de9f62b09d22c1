import type { PastFile, Row } from './past-file.ts';

const toWords = (row: Row, ...columns: string[]) => columns.map((column) => String(row[column])).join(' ');
const counted = (names: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(names, String)].map(([name, all]) => [name, all.length]));

/** The state at the end of a past, by names instead of ids: equal each time it is lived by the same law. */
export function getStanding({ tables, waiting }: PastFile): Record<string, unknown> {
  const getRows = (name: string): readonly Row[] => tables.find((table) => table.name === name)?.rows ?? [];
  const titles = new Map(getRows('jobs').map(({ id, title }) => [id, String(title)]));
  return {
    balances: getRows('ledger_accounts')
      .filter(({ kind }) => ['AVAILABLE', 'WITHDRAWING', 'FEE', 'BANK'].includes(String(kind)))
      .map((row) => toWords(row, 'id', 'balance', 'version'))
      .toSorted(),
    jobs: getRows('jobs')
      .map((row) => toWords(row, 'title', 'state', 'taken', 'used'))
      .toSorted(),
    deals: getRows('deals')
      .map(
        (row) =>
          `${titles.get(row['job_id']) ?? ''} ${toWords(row, 'worker_id', 'state', 'paid', 'held_price', 'ended_at')}`,
      )
      .toSorted(),
    logs: counted(getRows('deal_logs').map(({ action }) => action)),
    messages: getRows('chat_messages').length,
    waiting: counted(waiting.map(({ name }) => name)),
  };
}

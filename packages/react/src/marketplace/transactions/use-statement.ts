import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Keo } from '@keo/core';
import { type BookLine, type Statement, transactionsEndpoints } from '@keo/core/contract';
import { useAskAgain } from '../../client/use-ask-again.ts';
import { getClient } from '../../client/use-keo-query.ts';
import { useKeo } from '../../client/use-keo.ts';

type Period = { dateFrom: string; dateTo: string };
type Read = { read: number; total: number };
type Whole = { sums: Statement; rows: readonly BookLine[] };

const pageSize = 100;
const triesMax = 3;

/** Oldest first. */
async function readRows(
  call: Keo['call'],
  period: Period,
  signal: AbortSignal,
  onRead: (read: Read) => void,
): Promise<BookLine[]> {
  const rows = new Map<string, BookLine>();
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum++) {
    // oxlint-disable-next-line no-await-in-loop -- page by page, to limit the load
    const answer = await call(transactionsEndpoints.booksList, { ...period, pageNum, pageSize }, { signal });
    for (const row of answer.list) rows.set(row.no, row);
    pages = answer.totalPage;
    onRead({ read: rows.size, total: answer.total });
  }
  return [...rows.values()].toReversed();
}

/** A consistent snapshot: reads again if money moved between two pages. */
async function readStatement(...args: Parameters<typeof readRows>): Promise<Whole> {
  const [call, period, signal] = args;
  for (let tries = 0; tries < triesMax; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- retries in sequence
    const rows = await readRows(...args);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const sums = await call(transactionsEndpoints.transactionsStatement, period, { signal });
    if (
      sums.count === rows.length &&
      (rows.at(-1)?.balanceAfter ?? sums.closingBalance) === sums.closingBalance
    )
      return { sums, rows };
  }
  throw new Error('The balance moves too often for a statement of this period');
}

/** `read` is null until the first page. */
export function useStatement({ dateFrom, dateTo }: Period) {
  const keo = useKeo();
  const [progress, setProgress] = useState<Read | null>(null);
  const query = useQuery<Whole>(
    {
      queryKey: ['statement', dateFrom, dateTo],
      queryFn: ({ signal }) => readStatement(keo.call, { dateFrom, dateTo }, signal, setProgress),
    },
    getClient(keo),
  );
  useAskAgain([query]);
  const { data, error, refetch } = query;
  return { whole: data, error, progress, refetch };
}

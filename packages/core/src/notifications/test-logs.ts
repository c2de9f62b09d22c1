/** Logs for tests. */
import type { DealLog } from './deal-log.schema.ts';

export const logTime = '2026-11-20T08:00:00Z';

/** The unread log `a`, the first of its reader, with some changes. */
export const aLog = (change: Partial<DealLog> = {}): DealLog => ({
  id: 'a',
  seq: 1,
  msg: {},
  action: 'PROOF_UPLOADED',
  description: 'one file',
  metadata: {},
  isRead: false,
  createdAt: logTime,
  updatedAt: logTime,
  workerId: null,
  authorId: null,
  ...change,
});

/** Logs of these places in the sequence, named `l1`, `l2` and so on. */
export const createLogs = (seqs: readonly number[], change: Partial<DealLog> = {}): DealLog[] =>
  seqs.map((seq) => aLog({ id: `l${seq}`, seq, ...change }));

/** The places from `first` to `last`, the last one first, as the server lists them. */
export const downFrom = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => last - index);

/** One answer of the server. */
export const pageOfLogs = (list: DealLog[], more: { total?: number; unread?: number } = {}) => ({
  list,
  total: list.length,
  totalPage: 1,
  unread: list.filter(({ isRead }) => !isRead).length,
  ...more,
});

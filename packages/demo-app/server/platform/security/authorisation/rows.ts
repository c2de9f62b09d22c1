import { accountRows } from './rows/accounts.ts';
import { dealRows } from './rows/deals.ts';
import { fileRows } from './rows/files.ts';
import { jobRows } from './rows/jobs.ts';
import { messageRows } from './rows/messages.ts';
import { moneyRows } from './rows/money.ts';
import { profileRows } from './rows/profiles.ts';
import type { Belonging, Row, Rows } from './rows/row.ts';
import { sandboxRows } from './rows/sandbox.ts';

/** The rows of each domain: no path is in two of them. */
export const tables: readonly Rows[] = [
  accountRows,
  profileRows,
  jobRows,
  dealRows,
  messageRows,
  moneyRows,
  fileRows,
  sandboxRows,
];

/** One row for each route, by path. */
export const rows: Rows = Object.assign({}, ...tables);

/** One call for each shape of input that an endpoint takes. */
export const getCalls = (row: Row | undefined): readonly Belonging[] =>
  typeof row === 'string' || row === undefined ? [] : 'ask' in row ? [row] : row;

import {
  type BookLine,
  type EndpointData,
  type Locale,
  type MonthOfMoney,
  type Statement,
  type Transaction,
  type TransactionReceipt,
  type transactionsEndpoints,
  transactionTypes,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { plainWords } from '../../platform/database/without-accents.ts';
import { toBound } from '../../platform/http/date-bound.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import { toDay } from '../../platform/texts/vietnam-day.ts';
import type { Clock } from '../../platform/clock.ts';
import type { UsersService } from '../users/users.service.ts';
import { type BookFilter, type Line, readBooks, sumDays } from './books.repository.ts';
import { csvHead, csvLine } from './transactions-csv.ts';
import { type Subject, loadSubjects } from './transactions.repository.ts';

type ListQuery = InferOutput<typeof transactionsEndpoints.booksList.input>;
type Filter = InferOutput<typeof transactionsEndpoints.transactionsExport.input>;
type Period = { dateFrom: string; dateTo: string };

export type TransactionsService = {
  /** Movements of the balance alone. */
  list(
    userId: string,
    query: ListQuery,
  ): Promise<EndpointData<typeof transactionsEndpoints.transactionsList>>;
  listBooks(userId: string, query: ListQuery): Promise<EndpointData<typeof transactionsEndpoints.booksList>>;
  receipt(userId: string, no: string): Promise<TransactionReceipt>;
  statement(userId: string, period: Period): Promise<Statement>;
  /** `2026-11`; this month by default. */
  getMonth(userId: string, month?: string): Promise<MonthOfMoney>;
  /** Oldest first; entries made meanwhile are not included. */
  all(userId: string): AsyncGenerator<BookLine>;
  /** CSV lines in batches; entries made meanwhile are not included. */
  exportCsv(userId: string, filter: Filter, locale: Locale): AsyncGenerator<string>;
  getHolder(userId: string): Promise<{ name: string; legalName: string | null }>;
};

/** Offset limit; beyond it readers filter by date. */
const maxOffset = 10_000;
const linesAtOnce = 500;

const toType = (text: string): Transaction['type'] => {
  const type = transactionTypes.find((known) => known === text);
  if (!type) {
    const options = { text: 'field.oneOf', params: { options: transactionTypes.join(', ') } } as const;
    throw new FieldsError('INVALID', { type: options });
  }
  return type;
};

/** As typed: in any case, with spaces, with or without accents. */
function toSearch(typed: string): NonNullable<BookFilter['q']> {
  const no = typed.replaceAll(/\s/g, '').toUpperCase();
  return { no: /^(?:GD)?\d*$/.test(no) ? no : null, words: plainWords(typed).split(' ').filter(Boolean) };
}

const toFilter = (
  reader: string,
  { type, direction, dateFrom, dateTo, q }: Filter,
): Omit<BookFilter, 'balanceOnly'> => ({
  reader,
  types: type ? type.split(',').map((text) => toType(text.trim())) : undefined,
  direction,
  from: toBound('dateFrom', dateFrom)?.first,
  to: toBound('dateTo', dateTo)?.last,
  q: q ? toSearch(q) : undefined,
});

const nothing: Subject = {
  about: null,
  jobSlug: null,
  personId: null,
  bank: null,
  withdrawState: null,
  payoutNo: null,
};

const toTransaction = (line: Line, { about }: Subject): Transaction => {
  const { rechargeId, withdrawId, dealId, jobId, reverses } = line.ref;
  return {
    no: line.no,
    type: toType(line.kind),
    amount: line.amount,
    balanceAfter: line.balanceAfter,
    createdAt: line.createdAt.toISOString(),
    ref: { rechargeId, withdrawId, dealId, jobId, reverses },
    about,
    note: line.note,
  };
};

const toBookLine = (line: Line, subject: Subject): BookLine => ({
  ...toTransaction(line, subject),
  kept: line.kept,
  keptAfter: line.keptAfter,
  pay: line.pay,
  fees: line.fees,
  feeKept: line.feeKept,
  jobSlug: subject.jobSlug,
  personId: subject.personId,
  bank: subject.bank,
});

type Needs = {
  db: Database;
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'byId'>;
  publicUrl: string;
};

async function getHolder({ db, users }: Needs, userId: string) {
  const { displayName, legalName } = await users.byId(db, userId);
  return { name: displayName, legalName };
}

async function getPaperName(needs: Needs, userId: string): Promise<string> {
  const { name, legalName } = await getHolder(needs, userId);
  return legalName === null ? name : `${name} (${legalName})`;
}

async function addSubjects<Row>(
  { db }: Needs,
  { reader, lines }: { reader: string; lines: readonly Line[] },
  toRow: (line: Line, subject: Subject) => Row,
): Promise<Row[]> {
  const subjects = await loadSubjects(
    db,
    reader,
    lines.map(({ tx }) => tx),
  );
  return lines.map((line) => toRow(line, subjects.get(line.tx) ?? nothing));
}

async function listPage<Row>(
  needs: Needs,
  { query, ...only }: { query: ListQuery } & Pick<BookFilter, 'reader' | 'balanceOnly'>,
  toRow: (line: Line, subject: Subject) => Row,
) {
  const { pageNum, pageSize } = query;
  const offset = (pageNum - 1) * pageSize;
  if (offset + pageSize > maxOffset)
    throw new RefusalError('LIMIT', 'list.tooDeep', { max: maxOffset }, { max: maxOffset });
  const filter = { ...toFilter(only.reader, query), ...only };
  const { lines, sums } = await readBooks(needs.db, filter, { order: 'newest', limit: pageSize, offset });
  return {
    list: await addSubjects(needs, { reader: only.reader, lines }, toRow),
    total: sums.count,
    totalPage: Math.ceil(sums.count / pageSize),
    sums,
  };
}

async function list(needs: Needs, reader: string, query: ListQuery) {
  const { sums, ...page } = await listPage(needs, { query, reader, balanceOnly: true }, toTransaction);
  return { ...page, sumIn: sums.sumIn, sumOut: sums.sumOut };
}

async function listBooks(needs: Needs, reader: string, query: ListQuery) {
  const { sums, ...page } = await listPage(needs, { query, reader }, toBookLine);
  const { sumIn, sumOut, paid, earned, fees } = sums;
  return { ...page, sumIn, sumOut, paid, earned, fees };
}

async function getReceipt(needs: Needs, reader: string, no: string): Promise<TransactionReceipt> {
  const { lines } = await readBooks(needs.db, { reader, no }, { order: 'newest', limit: 1 });
  const holder = await getPaperName(needs, reader);
  const [receipt] = await addSubjects(needs, { reader, lines }, (line, subject) => ({
    ...toBookLine(line, subject),
    bankTxId: line.ref.bankTxId ?? subject.payoutNo,
    withdrawState: subject.withdrawState,
    holder,
  }));
  if (!receipt) throw new RefusalError('NOT_FOUND', 'notFound');
  return receipt;
}

async function getStatement(needs: Needs, reader: string, period: Period): Promise<Statement> {
  const filter = toFilter(reader, period);
  const { from, to } = filter;
  if (!from || !to || from > to) throw new FieldsError('INVALID', { dateTo: 'field.dateOrder' });
  const { sums } = await readBooks(needs.db, filter, { order: 'oldest', limit: 0 });
  return { ...period, holder: await getPaperName(needs, reader), ...sums };
}

const listDays = (month: string): string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const { length } = { length: new Date(Date.UTC(year, number, 0)).getUTCDate() };
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};

async function getMonth({ db, clock }: Needs, reader: string, wanted?: string): Promise<MonthOfMoney> {
  const thisMonth = toDay(clock.now()).slice(0, 7);
  const month = wanted ?? thisMonth;
  const all = listDays(month);
  const from = toBound('dateFrom', all[0])?.first;
  const to = toBound('dateTo', all.at(-1))?.last;
  if (!from || !to) throw new Error(`${month} has no days`);
  const { sums } = await readBooks(db, { reader, from, to }, { order: 'oldest', limit: 0 });
  const moved = new Map((await sumDays(db, { reader, from, to })).map((row) => [row.day, row]));
  const days = all.map((day) => moved.get(day) ?? { day, in: 0, out: 0 });
  const add = (side: 'in' | 'out') => days.reduce((sum, row) => sum + row[side], 0);
  return { month, thisMonth, in: add('in'), out: add('out'), fees: sums.fees, days };
}

/** Read in one statement, named a few hundred at a time. */
async function* inOrder<Row>(
  needs: Needs,
  { reader, lines }: { reader: string; lines: readonly Line[] },
  toRow: (line: Line, subject: Subject) => Row,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < lines.length; at += linesAtOnce)
    yield await addSubjects(needs, { reader, lines: lines.slice(at, at + linesAtOnce) }, toRow);
}

export function createTransactions(needs: Needs): TransactionsService {
  const readAll = async (reader: string, filter: Filter) => ({
    reader,
    ...(await readBooks(needs.db, toFilter(reader, filter), { order: 'oldest' })),
  });
  return {
    list: (userId, query) => list(needs, userId, query),
    listBooks: (userId, query) => listBooks(needs, userId, query),
    receipt: (userId, no) => getReceipt(needs, userId, no),
    statement: (userId, period) => getStatement(needs, userId, period),
    getMonth: (userId, month) => getMonth(needs, userId, month),
    getHolder: (userId) => getHolder(needs, userId),

    async *all(userId) {
      for await (const rows of inOrder(needs, await readAll(userId, {}), toBookLine)) yield* rows;
    },

    async *exportCsv(userId, filter, locale) {
      const books = await readAll(userId, filter);
      yield csvHead(locale);
      const toCsv = (line: Line, subject: Subject) =>
        csvLine(toBookLine(line, subject), { locale, publicUrl: needs.publicUrl });
      for await (const rows of inOrder(needs, books, toCsv)) yield rows.join('');
    },
  };
}

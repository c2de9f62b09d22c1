import {
  type EndpointData,
  type Locale,
  type Statement,
  type Transaction,
  type TransactionReceipt,
  type transactionsEndpoints,
  transactionTypes,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { toBound } from '../../platform/http/date-bound.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import { say } from '../../platform/texts/say.ts';
import type { UsersService } from '../users/users.service.ts';
import { available } from '../wallet/posting.ts';
import { csvHead, csvLine } from './transactions-csv.ts';
import * as repository from './transactions.repository.ts';

type ListQuery = InferOutput<typeof transactionsEndpoints.transactionsList.input>;
type Filter = InferOutput<typeof transactionsEndpoints.transactionsExport.input>;

export type TransactionsService = {
  list(
    userId: string,
    query: ListQuery,
  ): Promise<EndpointData<typeof transactionsEndpoints.transactionsList>>;
  receipt(userId: string, no: string): Promise<TransactionReceipt>;
  statement(userId: string, period: { dateFrom: string; dateTo: string }): Promise<Statement>;
  /** Oldest first; entries made meanwhile are not included. */
  all(userId: string): AsyncGenerator<Transaction>;
  /** CSV lines in batches; entries made meanwhile are not included. */
  exportCsv(userId: string, filter: Filter, locale: Locale): AsyncGenerator<string>;
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

const toFilter = (
  userId: string,
  { type, direction, dateFrom, dateTo, q }: Filter,
): repository.MovementFilter => ({
  account: available(userId).id,
  reader: userId,
  types: type ? type.split(',').map((text) => toType(text.trim())) : undefined,
  direction,
  from: toBound('dateFrom', dateFrom)?.first,
  to: toBound('dateTo', dateTo)?.last,
  // As typed: any case, with spaces; wildcards of `like` are escaped.
  no: q === undefined || q === '' ? undefined : q.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || 'NO NUMBER',
});

const toTransaction = (row: repository.Movement): Transaction => {
  const { rechargeId, withdrawId, dealId, jobId, reverses } = row.ref;
  return {
    no: row.no,
    type: toType(row.kind),
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    createdAt: row.createdAt.toISOString(),
    ref: { rechargeId, withdrawId, dealId, jobId, reverses },
    about: row.job === null ? null : { job: row.job, person: row.person },
    note: row.note,
  };
};

/** The payer does not see the worker's fee. */
const getFee = ({ amount, ref }: repository.Movement): number | null =>
  (amount < 0 ? (ref.authorFee ?? ref.fee) : ref.fee) ?? null;

type Needs = { db: Database; users: Pick<UsersService, 'byId'> };

const filterUpToNow = async ({ db }: Needs, userId: string, wanted: Filter) => ({
  ...toFilter(userId, wanted),
  upTo: await repository.newestSeq(db, available(userId).id),
});

/** A few hundred at a time. */
async function* inOrder(
  { db }: Needs,
  filter: repository.MovementFilter,
): AsyncGenerator<repository.Movement[]> {
  for (let after = 0; ; ) {
    const rows = await repository.listMovementsAfter(db, filter, { after, limit: linesAtOnce });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < linesAtOnce) return;
    after = last.seq;
  }
}

async function list(needs: Needs, userId: string, query: ListQuery) {
  const { pageNum, pageSize } = query;
  const offset = (pageNum - 1) * pageSize;
  if (offset + pageSize > maxOffset)
    throw new RefusalError('LIMIT', 'list.tooDeep', { max: maxOffset }, { max: maxOffset });
  // One snapshot for rows and sums.
  const filter = await filterUpToNow(needs, userId, query);
  const rows = await repository.listMovements(needs.db, filter, { limit: pageSize, offset });
  const { count, sumIn, sumOut } = await repository.sumMovements(needs.db, filter);
  return {
    list: rows.map(toTransaction),
    total: count,
    totalPage: Math.ceil(count / pageSize),
    sumIn,
    sumOut,
  };
}

async function getReceipt(needs: Needs, userId: string, no: string): Promise<TransactionReceipt> {
  const row = await repository.findMovement(needs.db, { account: available(userId).id, reader: userId }, no);
  if (!row) throw new RefusalError('NOT_FOUND', 'notFound');
  const { displayName } = await needs.users.byId(needs.db, userId);
  return {
    ...toTransaction(row),
    gross: row.ref.gross ?? null,
    fee: getFee(row),
    bankTxId: row.ref.bankTxId ?? null,
    holder: displayName,
  };
}

async function getStatement(
  needs: Needs,
  userId: string,
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
): Promise<Statement> {
  const filter = await filterUpToNow(needs, userId, { dateFrom, dateTo });
  const { from, to, account } = filter;
  if (!from || !to || from > to) throw new FieldsError('INVALID', { dateTo: 'field.dateOrder' });
  const openingBalance = await repository.balanceBefore(needs.db, account, from);
  const { count, sumIn, sumOut } = await repository.sumMovements(needs.db, filter);
  const closingBalance = openingBalance + sumIn - sumOut;
  return { dateFrom, dateTo, openingBalance, closingBalance, sumIn, sumOut, count };
}

export function createTransactions(needs: Needs): TransactionsService {
  return {
    list: (userId, query) => list(needs, userId, query),
    receipt: (userId, no) => getReceipt(needs, userId, no),
    statement: (userId, period) => getStatement(needs, userId, period),

    async *all(userId) {
      for await (const rows of inOrder(needs, await filterUpToNow(needs, userId, {})))
        yield* rows.map(toTransaction);
    },

    async *exportCsv(userId, wanted, locale) {
      const filter = await filterUpToNow(needs, userId, wanted);
      yield csvHead(locale);
      for await (const rows of inOrder(needs, filter))
        yield rows.map((row) => csvLine(row, say(locale, `type.${toType(row.kind)}`))).join('');
    },
  };
}

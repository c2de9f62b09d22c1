import { jobLimits, type jobsEndpoints, pricesOfNet } from '@keo/core/contract';
import { type SQL, and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { type InferOutput, safeParse, strictTuple, string } from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { FieldsError, RefusalError } from '../../../platform/http/refusal.ts';
import { wordQuery } from '../../../platform/database/word-query.ts';
import { type JobRow, getHourly, jobs } from './jobs.table.ts';

type Query = InferOutput<(typeof jobsEndpoints.jobsList)['input']>;
type Sort = NonNullable<Query['sort']>;

/** Offset limit; beyond it clients page by cursor (`after`). */
const maxOffset = 10_000;
/** In ms. */
const day = 24 * 3_600_000;
const placeSchema = strictTuple([string(), string()]);

const getPublished = (row: JobRow) => (row.publishedAt ?? row.createdAt).toISOString();
const getEstimate = ({ price, effortMin }: JobRow) =>
  effortMin === null ? 0 : Math.floor((price * 60) / effortMin);
const isMoment = (value: string) => !Number.isNaN(Date.parse(value));

/** The id breaks ties. */
const orders = {
  newest: {
    by: [desc(jobs.publishedAt), desc(jobs.id)],
    valueOf: getPublished,
    isValue: isMoment,
    beyond: (value: string, id: string) =>
      sql`(${jobs.publishedAt}, ${jobs.id}) < (${value}::timestamptz, ${id})`,
  },
  // A tier's fee grows with the price, so the order of prices is that of what workers take home.
  pay: {
    by: [desc(jobs.price), desc(jobs.id)],
    valueOf: ({ price }: JobRow) => String(price),
    isValue: (value: string) => /^\d{1,15}$/.test(value),
    beyond: (value: string, id: string) => sql`(${jobs.price}, ${jobs.id}) < (${value}::bigint, ${id})`,
  },
  best: {
    by: [desc(getHourly(jobs)), desc(jobs.publishedAt), desc(jobs.id)],
    valueOf: (row: JobRow) => `${getEstimate(row)} ${getPublished(row)}`,
    isValue: (value: string) => /^\d{1,15} /.test(value) && isMoment(value.replace(/^\d+ /, '')),
    beyond(value: string, id: string) {
      const [hourly, published] = value.split(' ');
      return sql`(${getHourly(jobs)}, ${jobs.publishedAt}, ${jobs.id})
        < (${hourly}::bigint, ${published}::timestamptz, ${id})`;
    },
  },
  ending: {
    by: [asc(jobs.expiresAt), asc(jobs.id)],
    valueOf: (row: JobRow) => row.expiresAt.toISOString(),
    isValue: isMoment,
    beyond: (value: string, id: string) =>
      sql`(${jobs.expiresAt}, ${jobs.id}) > (${value}::timestamptz, ${id})`,
  },
} satisfies Record<Sort, unknown>;

function placeAfter(sort: Sort, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const place = safeParse(placeSchema, parseJson(Buffer.from(after, 'base64url').toString()));
  const [value = '', id = ''] = place.success ? place.output : [];
  if (!place.success || !orders[sort].isValue(value))
    throw new FieldsError('INVALID', { after: 'list.noPlace' });
  return orders[sort].beyond(value, id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** See docs/decisions/0022. */
export async function searchJobs(
  db: Database,
  now: Date,
  { sort = 'newest', pageNum, pageSize, after, ...filter }: Query,
): Promise<{ rows: JobRow[]; total: number; next: string | null }> {
  const offset = after === undefined ? (pageNum - 1) * pageSize : 0;
  if (offset + pageSize > maxOffset)
    throw new RefusalError('LIMIT', 'list.tooDeep', { max: maxOffset }, { max: maxOffset });
  const beyond = placeAfter(sort, after);
  const query = wordQuery(filter.q ?? '');
  const words = query ? sql`${jobs.words} @@ ${query}` : undefined;
  const prices = pricesOfNet({ min: filter.minPrice, max: filter.maxPrice });
  const matching = and(
    sql`${jobs.state} = 'OPEN'`,
    gte(jobs.expiresAt, now),
    words,
    filter.category && eq(jobs.categorySlug, filter.category),
    filter.kind && eq(jobs.kind, filter.kind),
    filter.acceptMode && eq(jobs.acceptMode, filter.acceptMode),
    prices.min === undefined ? undefined : gte(jobs.price, prices.min),
    prices.max === undefined ? undefined : lte(jobs.price, prices.max),
    filter.province ? eq(jobs.provinceCode, filter.province) : undefined,
    filter.remote ? eq(jobs.placeMode, 'REMOTE') : undefined,
    filter.postedDays === undefined
      ? undefined
      : gte(jobs.publishedAt, new Date(+now - filter.postedDays * day)),
  );
  const some = db.select({ id: jobs.id }).from(jobs).where(matching).limit(jobLimits.countedMax);
  // PostgreSQL cannot estimate a prefix search: it would scan the index of the order for two matches among all open
  // jobs. With few matches they are found by word and then sorted.
  const few = words && (await some).map(({ id }) => id);
  const total = few?.length ?? (await db.$count(some.as('some')));
  const isWhole = few !== undefined && total < jobLimits.countedMax;
  const found = await db
    .select()
    .from(jobs)
    .where(and(isWhole ? inArray(jobs.id, few) : matching, beyond))
    .orderBy(...orders[sort].by)
    .limit(pageSize + 1)
    .offset(offset);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next =
    found.length > pageSize && last
      ? Buffer.from(JSON.stringify([orders[sort].valueOf(last), last.id])).toString('base64url')
      : null;
  return { rows, total, next };
}

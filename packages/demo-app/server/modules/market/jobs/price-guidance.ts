import {
  type EndpointData,
  type JobKind,
  type priceGuidanceEndpoints,
  priceGuidanceLimits,
} from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { nullable, number, object, parse } from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { deals } from '../deals/deals.table.ts';
import { jobs } from './jobs.table.ts';

const amount = nullable(number());
const foundSchema = object({ low: amount, middle: amount, high: amount, jobs: number(), authors: number() });

const day = 24 * 3_600_000;

/**
 * What completed deals paid. Each of the newest jobs counts once, by the median of its deals, so that a job with
 * thousands of slots does not dominate.
 */
export async function guidePrice(
  db: Database,
  { kind, category }: { kind: JobKind; category: string },
  now: Date,
): Promise<EndpointData<typeof priceGuidanceEndpoints.priceGuidance>> {
  const { days, jobsMax, jobsMin, authorsMin } = priceGuidanceLimits;
  const since = new Date(+now - days * day).toISOString();
  const price = sql`(${deals.terms} ->> 'price')::bigint`;
  const { rows } = await db.execute(sql`
    with paid as (
      select percentile_disc(0.5) within group (order by ${price}) as price,
        ${jobs.authorId} as author_id, max(${deals.endedAt}) as ended_at
      from ${deals} join ${jobs} on ${jobs.id} = ${deals.jobId}
      where ${jobs.kind} = ${kind} and ${jobs.categorySlug} = ${category}
        and ${deals.state} = 'COMPLETED' and ${deals.paid} > 0 and ${deals.endedAt} >= ${since}
      group by ${jobs.id}
      order by ended_at desc
      limit ${jobsMax}
    )
    select percentile_disc(0.25) within group (order by price)::float8 as low,
      percentile_disc(0.5) within group (order by price)::float8 as middle,
      percentile_disc(0.75) within group (order by price)::float8 as high,
      count(*)::int as jobs, count(distinct author_id)::int as authors
    from paid`);
  const { low, middle, high, jobs: count, authors } = parse(foundSchema, rows[0]);
  if (low === null || middle === null || high === null) return null;
  return count >= jobsMin && authors >= authorsMin ? { low, middle, high, jobs: count } : null;
}

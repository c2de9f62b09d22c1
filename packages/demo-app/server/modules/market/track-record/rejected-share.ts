import { authorNumbers } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { array, number, object, parse } from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { selectOtherAccounts } from '../../bank-cards/same-person.service.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

const counted = array(object({ judged: number(), rejected: number() }));
const last = (field: 'action' | 'at') => sql`${proofs.decisions} -> -1 ->> ${sql.raw(`'${field}'`)}`;

/**
 * Percent of the last 90 days; null with too few. Rejections that were undone or lost on appeal count as approvals;
 * disputed ones, revisions that never came and self-dealing do not count.
 */
export async function getRejectPct(db: Database, authorId: string, now: Date): Promise<number | null> {
  const since = new Date(+now - authorNumbers.days * 86_400_000);
  const { rows } = await db.execute(sql`
    select count(*)::int as judged,
      (count(*) filter (where ${last('action')} = 'REJECT' and ${proofs.state} <> 'APPROVED'))::int as rejected
    from ${deals} join ${proofs} on ${proofs.dealId} = ${deals.id}
    where ${deals.authorId} = ${authorId}
      and ${deals.workerId} not in (${selectOtherAccounts(authorId)})
      and ${proofs.wasSubmitted} and ${proofs.state} <> 'DISPUTED'
      and ${last('action')} in ('APPROVE', 'AUTO_APPROVE', 'REJECT', 'UNDO_REJECT')
      and (${last('at')})::timestamptz >= ${since.toISOString()}::timestamptz`);
  const [found] = parse(counted, rows);
  if (!found || found.judged < authorNumbers.leastJudged) return null;
  return Math.round((100 * found.rejected) / found.judged);
}

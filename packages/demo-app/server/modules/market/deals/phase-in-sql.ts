import { getPhase, proofStates } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { deals } from './deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

const waiting = proofStates.flatMap((state) => {
  const phase = getPhase([{ state }]);
  return phase === null ? [] : [sql`when ${state} then ${phase}`];
});

/** `getPhase` in SQL, so that a list is filtered before it is paged. */
export const phaseInSql = sql`(
  select case when count(distinct phase) > 1 then 'MIXED' else min(phase) end
  from (
    select case ${proofs.state} ${sql.join(waiting, sql` `)} end as phase
    from ${proofs} where ${proofs.dealId} = ${deals.id}
  ) as each)`;

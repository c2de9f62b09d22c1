import type { JobFacts } from '@keo/core/contract';
import { momentOf, timeOf } from '../../../platform/database/moments.ts';
import type { JobRow, NewJob } from '../jobs/jobs.table.ts';

export function jobFacts(
  row: JobRow,
  world: Pick<JobFacts, 'live' | 'balance' | 'budget' | 'isVerified' | 'isFlagged'>,
): JobFacts {
  return {
    state: row.state,
    kind: row.kind,
    acceptMode: row.acceptMode,
    price: row.price,
    slots: row.slots,
    taken: row.taken,
    used: row.used,
    openHours: row.openHours,
    expiresAt: timeOf(row.expiresAt),
    moderationUntil: timeOf(row.moderationUntil),
    enhancedAt: timeOf(row.enhancedAt),
    ...world,
  };
}

export function jobColumns(row: JobRow, next: JobFacts): Partial<NewJob> {
  return {
    state: next.state,
    price: next.price,
    slots: next.slots,
    expiresAt: momentOf(next.expiresAt) ?? row.expiresAt,
    moderationUntil: momentOf(next.moderationUntil),
    enhancedAt: momentOf(next.enhancedAt),
  };
}

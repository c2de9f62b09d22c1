import type { JobFacts } from '@keo/core/contract';
import { toMoment, toTime } from '../../../platform/database/moments.ts';
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
    expiresAt: toTime(row.expiresAt),
    moderationUntil: toTime(row.moderationUntil),
    enhancedAt: toTime(row.enhancedAt),
    ...world,
  };
}

export function jobColumns(row: JobRow, next: JobFacts): Partial<NewJob> {
  return {
    state: next.state,
    price: next.price,
    slots: next.slots,
    expiresAt: toMoment(next.expiresAt) ?? row.expiresAt,
    moderationUntil: toMoment(next.moderationUntil),
    enhancedAt: toMoment(next.enhancedAt),
  };
}

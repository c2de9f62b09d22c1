import { type JobFacts, budgetOf } from '@keo/core/contract';
import { momentOf, timeOf } from '../../platform/moments.ts';
import type { JobRow, NewJob } from './jobs.table.ts';

const none = { price: 0, fee: 0 };

/** The law's facts of a job. */
export function jobFacts(
  row: JobRow,
  world: { live: number; balance: number; isVerified: boolean; isFlagged: boolean },
): JobFacts {
  const holds = row.kind === 'QUICK' && ['OPEN', 'PAUSED', 'FILLED'].includes(row.state);
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
    budget: holds ? budgetOf(row.slots - row.taken - row.used, row.price) : none,
    faults: [],
    ...world,
  };
}

/** Columns that the law changed. */
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

import type { Database } from '../../platform/database.ts';
import { hasLive } from './deals.repository.ts';

/** Whether somebody has a living deal on a posting: they are hired, or on the way to it. */
export const hasLivingDeal = (db: Database, jobId: string, workerId: string): Promise<boolean> =>
  hasLive(db, jobId, workerId);

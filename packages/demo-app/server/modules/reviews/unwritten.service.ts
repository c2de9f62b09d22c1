import type { Database } from '../../platform/database.ts';
import { listUnreminded } from './reviews.repository.ts';

/** Deals about which a user may still be reminded to write. */
export const unremindedOf = (db: Database, userId: string): Promise<string[]> => listUnreminded(db, userId);

import type { Database } from '../../platform/database/database.ts';
import { listUnreminded } from './reviews.repository.ts';

export const getUnreminded = (db: Database, userId: string): Promise<string[]> => listUnreminded(db, userId);

import type { Ratings } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import * as repository from './ratings.repository.ts';

export const getRatings = (db: Database, userId: string): Promise<Ratings> =>
  repository.getRatings(db, userId);

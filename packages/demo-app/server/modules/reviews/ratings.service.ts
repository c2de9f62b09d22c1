import type { Ratings } from '@keo/core/contract';
import type { Database } from '../../platform/database.ts';
import * as repository from './ratings.repository.ts';

/** What the published reviews of somebody come to: for public profiles, and wherever somebody is named. */
export const ratingsOf = (db: Database, userId: string): Promise<Ratings> => repository.ratingsOf(db, userId);

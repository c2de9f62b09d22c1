import type { AddReport } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import * as repository from './reports.repository.ts';
import { seesThing } from './seen-things.ts';

export type Reports = {
  /** Returns the report's id. @throws RefusalError NOT_FOUND where they cannot see the thing. */
  add(userId: string, report: AddReport): Promise<{ id: string }>;
};

export function createReports({ db, clock, limits }: Pick<Platform, 'db' | 'clock' | 'limits'>): Reports {
  return {
    async add(userId, report) {
      await limits.take('reports', userId);
      if (!(await seesThing[report.target](db, report.targetId, userId)))
        throw new RefusalError('NOT_FOUND', 'notFound');
      const row = { id: newId('rp'), reporterId: userId, createdAt: clock.now(), ...report };
      return { id: await repository.findOrInsert(db, row) };
    },
  };
}

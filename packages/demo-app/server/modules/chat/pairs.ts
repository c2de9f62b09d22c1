import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { applications } from '../market/applications/applications.table.ts';
import { deals } from '../market/deals/deals.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';
import type { RoomRow } from './chat.table.ts';
import type { PairHistory } from './room-state.ts';

type Pair = Pick<RoomRow, 'jobId' | 'workerId'>;
export type Topic = PairHistory & { job: { id: string; slug: string; title: string } };

const toKey = ({ jobId, workerId }: Pair) => `${jobId} ${workerId}`;

export async function loadTopics(db: Database, pairs: readonly Pair[]): Promise<(pair: Pair) => Topic> {
  if (pairs.length === 0) return () => fail();
  const jobIds = pairs.map(({ jobId }) => jobId);
  const workerIds = pairs.map(({ workerId }) => workerId);
  const titles = await db
    .select({ id: jobs.id, slug: jobs.slug, title: jobs.title })
    .from(jobs)
    .where(inArray(jobs.id, jobIds));
  const found = await db
    .select()
    .from(deals)
    .where(and(inArray(deals.jobId, jobIds), inArray(deals.workerId, workerIds)))
    .orderBy(desc(deals.createdAt));
  const applied = await db
    .select()
    .from(applications)
    .where(and(inArray(applications.jobId, jobIds), inArray(applications.workerId, workerIds)))
    .orderBy(desc(applications.createdAt));
  return (pair) => {
    const key = toKey(pair);
    const application = applied.find((row) => toKey(row) === key);
    return {
      job: titles.find(({ id }) => id === pair.jobId) ?? fail(),
      deals: found.filter((row) => toKey(row) === key),
      application: application
        ? {
            isDecided: !['SUBMITTED', 'ACCEPTED'].includes(application.state),
            updatedAt: application.updatedAt,
          }
        : null,
    };
  };
}

const fail = (): never => {
  throw new Error('A room is about a job');
};

/** Null for another user's deal or application, or none. */
export async function findPair(
  db: Database,
  target: { dealId: string } | { applicationId: string },
  userId: string,
): Promise<(Pair & { authorId: string }) | null> {
  const table = 'dealId' in target ? deals : applications;
  const id = 'dealId' in target ? target.dealId : target.applicationId;
  const [row] = await db
    .select({ jobId: table.jobId, workerId: table.workerId, authorId: table.authorId })
    .from(table)
    .where(and(eq(table.id, id), ne(table.authorId, table.workerId)));
  return row && [row.authorId, row.workerId].includes(userId) ? row : null;
}

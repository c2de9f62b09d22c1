import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { outboxMessages } from '../../platform/outbox.table.ts';

const mostMessages = 100;

/** What was sent, to that recipient or to anybody, newest first; at most the last hundred. */
export async function listOutbox(db: Database, to: string | undefined) {
  return db
    .select()
    .from(outboxMessages)
    .where(to === undefined ? undefined : eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(mostMessages);
}

/**
 * Makes every waiting job due that much sooner. Jobs are found by the database's own time, which no sandbox can
 * move, so they are moved towards it.
 */
export async function bringJobsForward(db: Database, minutes: number): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = start_after - make_interval(mins => ${minutes})
    where state in ('created', 'retry')`);
}

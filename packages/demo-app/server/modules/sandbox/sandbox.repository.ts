import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { outboxMessages } from '../../platform/queue/outbox.table.ts';

const maxMessages = 100;

/** Newest first; at most a hundred. */
export async function listOutbox(
  db: Database,
  { id, to }: { id?: string | undefined; to?: string | undefined },
) {
  return db
    .select()
    .from(outboxMessages)
    .where(
      and(
        id === undefined ? undefined : eq(outboxMessages.id, id),
        to === undefined ? undefined : eq(outboxMessages.to, to),
      ),
    )
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(maxMessages);
}

/** Moves every queued job: the queue runs by the database's clock, which the sandbox cannot move. */
export async function bringJobsForward(db: Database, minutes: number): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = start_after - make_interval(mins => ${minutes})
    where state in ('created', 'retry')`);
}

import type { Clock } from '../ports/ports.ts';
import type { DealLog } from '../notifications/deal-log.schema.ts';
import type { NotificationCode } from '../notifications/codes/notification-codes.ts';
import type { Account } from './fake-accounts.ts';
import type { LogSketch } from './sample-logs.ts';

const minute = 60_000;

/** Writes a log at the end of its reader's sequence. */
export function appendLog(
  to: Account,
  sketch: { action: NotificationCode } & Partial<LogSketch>,
  clock: Pick<Clock, 'now'>,
): DealLog {
  const { action, description = '', ago = 0, dueIn, isRead = false } = sketch;
  const at = clock.now() - ago * minute;
  const createdAt = new Date(at).toISOString();
  const metadata = {
    recipientId: to.user.id,
    ...(dueIn !== undefined && { dueAt: new Date(at + dueIn * minute).toISOString() }),
    ...sketch.metadata,
  };
  to.lastSeq += 1;
  const log: DealLog = {
    id: `lg_${to.user.id}_${to.lastSeq}`,
    seq: to.lastSeq,
    msg: JSON.stringify({ action, description, metadata }),
    action,
    description,
    metadata,
    isRead,
    createdAt,
    updatedAt: createdAt,
    workerId: null,
    authorId: to.user.id,
  };
  to.logs.push(log);
  return log;
}

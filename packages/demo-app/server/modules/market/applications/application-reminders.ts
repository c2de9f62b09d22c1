import { type Log, applicationTimers, decideApplication } from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import { afterQuietHours } from '../../../platform/queue/quiet-hours.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { jobLog } from '../jobs/job-logs.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { applicationColumns, waitingFacts } from '../law/application-facts.ts';
import type { Notifications } from '../../notifications/notifications.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import * as repository from './applications.repository.ts';
import type { ApplicationRow as Row } from './applications.table.ts';

/** Reminders of applications that wait for their author. */
export type ApplicationReminders = {
  /** Reminds the author once of applications that have waited long enough. */
  remind(unit: Unit, job: JobRow): Promise<void>;
  /** When the next reminder is due. */
  nextReminder(unit: Pick<Unit, 'db'>, job: JobRow): Promise<Date | null>;
};

type Needs = {
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'byId'>;
  notifications: Pick<Notifications, 'writeLogs'>;
};

/** By application id; without those already reminded of. */
async function getReminderTimes(
  { users, clock }: Needs,
  { db }: Pick<Unit, 'db'>,
  job: JobRow,
  waiting: readonly Row[],
) {
  const { settings } = await users.byId(db, job.authorId);
  // No reminder after the job has ended.
  const applied = +job.expiresAt;
  const getTimes = (row: Row) => applicationTimers(waitingFacts(job, row, clock.now()));
  return new Map(
    waiting.flatMap((row) =>
      getTimes(row).map(
        ({ at }) => [row.id, afterQuietHours({ at, of: applied }, settings.quietHours)] as const,
      ),
    ),
  );
}

async function remind(needs: Needs, unit: Unit, job: JobRow): Promise<void> {
  const { clock, notifications } = needs;
  const now = clock.now();
  const waiting = await repository.listWaiting(unit.db, job.id);
  const due = await getReminderTimes(needs, unit, job, waiting);
  const reminders: Log[] = [];
  for (const row of waiting) {
    if ((due.get(row.id) ?? Infinity) > +now) continue;
    const facts = waitingFacts(job, row, now);
    const decision = decideApplication(facts, { type: 'NUDGE' }, { party: 'system', now: +now });
    if (!decision.isLawful) continue;
    reminders.push(...decision.logs);
    const columns = applicationColumns(row, decision.next, now);
    await repository.updateApplication(unit.db, row.id, columns);
  }
  // One reminder for all applications of the job, with their number.
  const [reminder] = reminders;
  if (!reminder) return;
  const { code: action, reason } = reminder;
  const log = { action, recipientId: job.authorId, reason, count: waiting.length };
  await notifications.writeLogs(unit, [jobLog(job, log)]);
}

async function findNextReminder(needs: Needs, unit: Pick<Unit, 'db'>, job: JobRow): Promise<Date | null> {
  const waiting = await repository.listWaiting(unit.db, job.id);
  const times = [...(await getReminderTimes(needs, unit, job, waiting)).values()];
  return times.length === 0 ? null : new Date(Math.min(...times));
}

export const createApplicationReminders = (needs: Needs): ApplicationReminders => ({
  remind: (unit, job) => remind(needs, unit, job),
  nextReminder: (unit, job) => findNextReminder(needs, unit, job),
});

import { getNewsTopic } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { toHtml } from '../../platform/mail/mail-html.ts';
import { toText } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { afterQuietHours } from '../../platform/queue/quiet-hours.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { isNewsOn } from '../users/news-choices.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './deal-log.repository.ts';
import { type LineAt, worded } from './log-words.ts';
import { type NewsKind, batchWindow, getNewsKind, isUrgent } from './news-kinds.ts';
import { writeNews } from './news-words.ts';
import type { Unsubscribing } from './unsubscribing.ts';

type Row = repository.DealLogRow;
type User = Awaited<ReturnType<UsersService['hold']>>;

/** Whether what a log asks for is still to be done: what was done meanwhile is not mailed. */
export type IsStillTrue = (db: Database, row: Row) => Promise<boolean>;

type Needs = Pick<Platform, 'transact' | 'outbox' | 'publicUrl' | 'report'> & {
  db: Database;
  clock: { now(): Date };
  users: Pick<UsersService, 'hold'>;
  isStillTrue: IsStillTrue;
  lineAt: LineAt;
  unsubscribing: Unsubscribing;
};

export type NewsMails = {
  /** Mails what is due. All is checked in the transaction that writes the mail, so it is written once or not at all. */
  sendDue(): Promise<void>;
};

const peopleAtOnce = 100;

/** The end of the reader's quiet hours, where it waits for that. */
function heldUntil({ settings }: User, row: Row, now: Date): Date | null {
  if (isUrgent(row)) return null;
  const { dueAt } = row.metadata;
  const reminder = { at: +now, of: dueAt === undefined ? null : Date.parse(dueAt) };
  const at = afterQuietHours(reminder, settings.quietHours);
  return at > +now ? new Date(at) : null;
}

const mayMail = ({ closedAt, email, emailVerifiedAt, news }: User, { action }: Row): boolean =>
  closedAt === null &&
  email !== null &&
  emailVerifiedAt !== null &&
  isNewsOn(news, getNewsTopic(action), 'mail');

/** All of a kind of which something is due, what was written since included; a message only after its hour. */
async function take({ clock }: Needs, db: Database, recipientId: string): Promise<Row[]> {
  const now = clock.now();
  const rows = await repository.takeMailable(db, recipientId, new Date(+now + batchWindow));
  const due = rows.filter(({ mailAt }) => mailAt !== null && mailAt <= now);
  const kinds = new Set(due.map(getNewsKind));
  return rows.filter(
    (row) => kinds.has(getNewsKind(row)) && (due.includes(row) || getNewsKind(row) !== 'message'),
  );
}

/** Sorts out what is dropped and what waits; returns the rest by kind. */
async function sift(
  { clock, isStillTrue }: Needs,
  db: Database,
  user: User,
  rows: readonly Row[],
): Promise<Map<NewsKind, Row[]>> {
  const byKind = new Map<NewsKind, Row[]>();
  for (const row of rows) {
    const kind = getNewsKind(row);
    if (kind === null || !mayMail(user, row) || !(await isStillTrue(db, row))) {
      await repository.setMail(db, [row.id], { mailAt: null });
      continue;
    }
    const morning = heldUntil(user, row, clock.now());
    if (morning) await repository.setMail(db, [row.id], { mailAt: morning });
    else byKind.set(kind, [...(byKind.get(kind) ?? []), row]);
  }
  return byKind;
}

async function sendTo(needs: Needs, { db }: Unit, recipientId: string): Promise<void> {
  const { clock, users, outbox, publicUrl, lineAt, unsubscribing } = needs;
  // Locked: switching mails off and closing the account come before these mails or after them, not between.
  const user = await users.hold(db, recipientId);
  const byKind = await sift(needs, db, user, await take(needs, db, recipientId));
  for (const [kind, rows] of byKind) {
    const [first, ...more] = await worded(db, rows, lineAt);
    if (!first || user.email === null) continue;
    const { locale } = user.settings;
    const topic = getNewsTopic(first.action);
    const unsubscribeUrl = unsubscribing.getUrl(user.id, topic);
    const now = clock.now();
    const reader = { name: user.displayName, locale, unsubscribeUrl };
    const mail = writeNews(kind, [first, ...more], reader, { now: +now, publicUrl });
    await outbox.send(db, {
      channel: 'EMAIL',
      to: user.email,
      locale,
      subject: mail.subject,
      text: toText(mail),
      html: toHtml(mail),
      unsubscribeUrl,
    });
    await repository.setMail(
      db,
      rows.map(({ id }) => id),
      { mailedAt: now },
    );
  }
}

export function createNewsMails(needs: Needs): NewsMails {
  const { db, clock, transact, report } = needs;
  return {
    async sendDue() {
      // A failure for one recipient does not stop the others.
      for (const recipientId of await repository.listMailable(db, clock.now(), peopleAtOnce))
        await transact((unit) => sendTo(needs, unit, recipientId)).catch(report);
    },
  };
}

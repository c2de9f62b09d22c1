import { eq, isNull, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { object, string } from 'valibot';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import { oneLine } from './one-line.ts';
import { outboxMessages } from './outbox.table.ts';
import { newId } from './secret-text.ts';

export type OutgoingMessage = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  subject: string;
  text: string;
  /** The six digits inside the text, where there are any. */
  code?: string;
  /** A replaceable message: sent at that moment, and until then overwritten by a later one with the same id. */
  waits?: { id: string; until: Date };
};

export type Outbox = {
  /** Writes a message in the open transaction. It leaves after the commit; in the sandbox it stays to be read. */
  send(db: Database, message: OutgoingMessage): Promise<void>;
};

const deliver = 'outbox.deliver';

/** In the sandbox messages stay in the table, where `/sandbox` shows them; so they do while SMTP_URL is not set. */
export function createOutbox(deps: {
  clock: Pick<Clock, 'now'>;
  db: Database;
  jobs: Pick<Jobs, 'define' | 'send'>;
  smtpUrl: string | undefined;
  /** The address that mails come from. */
  from: string;
  onUndeliverable: (message: { id: string; channel: string }) => void;
}): Outbox {
  const { clock, db, jobs, smtpUrl } = deps;
  const transport = smtpUrl === undefined ? null : createTransport(smtpUrl);
  if (transport) {
    jobs.define(deliver, object({ id: string() }), async ({ id }) => {
      const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
      if (!message || message.sentAt) return;
      // No SMS provider is connected: the message stays, and the log tells the operator.
      if (message.channel === 'SMS') return deps.onUndeliverable({ id, channel: message.channel });
      await transport.sendMail({
        from: deps.from,
        to: message.to,
        subject: message.subject,
        text: message.text,
      });
      // Subject and text are cleared once they are sent: they are private.
      await db
        .update(outboxMessages)
        .set({ sentAt: clock.now(), subject: '', text: '' })
        .where(eq(outboxMessages.id, id));
    });
  }
  return {
    async send(tx, { channel, to, subject, text, code, waits }) {
      const row = {
        channel,
        to,
        // Against header injection: titles may contain line breaks.
        subject: oneLine(subject),
        text,
        code: transport ? null : (code ?? null),
        createdAt: clock.now(),
      };
      const written = waits && (await writeOver(tx, { ...row, id: waits.id }));
      if (written === 'again') return;
      // That mail was sent already, so this one becomes a new mail.
      const id = written === 'new' && waits ? waits.id : newId('msg');
      if (written !== 'new') await tx.insert(outboxMessages).values({ ...row, id });
      if (transport) await jobs.send(tx, deliver, { id }, waits && { at: waits.until });
    },
  };
}

/** Writes a message, or over that of its id where it has not left yet. Null where it has. */
async function writeOver(
  tx: Database,
  row: typeof outboxMessages.$inferInsert,
): Promise<'new' | 'again' | null> {
  const [written] = await tx
    .insert(outboxMessages)
    .values(row)
    .onConflictDoUpdate({
      target: outboxMessages.id,
      set: { to: row.to, subject: row.subject, text: row.text },
      setWhere: isNull(outboxMessages.sentAt),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return written ? (written.isNew ? 'new' : 'again') : null;
}

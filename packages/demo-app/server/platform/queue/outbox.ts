import { eq, isNull, sql } from 'drizzle-orm';
import { object, string } from 'valibot';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Queue } from './queue.ts';
import { oneLine } from '../texts/one-line.ts';
import { outboxMessages } from './outbox.table.ts';
import { newId } from '../security/secret-text.ts';

export type OutgoingMessage = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  subject: string;
  text: string;
  /** The six digits in the text. */
  code?: string;
  /** Debounce: sent at that moment; until then a later message with the same id replaces it. */
  debounce?: { id: string; until: Date };
};

export type Outbox = {
  /** Writes a message in the open transaction; it is sent after the commit. */
  send(db: Database, message: OutgoingMessage): Promise<void>;
};

const deliver = 'outbox.deliver';

/** In the sandbox, and without SMTP_URL, messages only stay in the table; `/sandbox` shows them. */
export function createOutbox(deps: {
  clock: Pick<Clock, 'now'>;
  db: Database;
  queue: Pick<Queue, 'define' | 'send'>;
  smtpUrl: string | undefined;
  from: string;
  onUndeliverable: (message: { id: string; channel: string }) => void;
}): Outbox {
  const { clock, db, queue, smtpUrl } = deps;
  if (smtpUrl !== undefined) {
    const mailer = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
    queue.define(deliver, object({ id: string() }), async ({ id }) => {
      const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
      if (!message || message.sentAt) return;
      // No SMS provider is connected: the message stays, and the log says so.
      if (message.channel === 'SMS') return deps.onUndeliverable({ id, channel: message.channel });
      const transport = await mailer;
      await transport.sendMail({
        from: deps.from,
        to: message.to,
        subject: message.subject,
        text: message.text,
      });
      // Private, so cleared once sent.
      await db
        .update(outboxMessages)
        .set({ sentAt: clock.now(), subject: '', text: '' })
        .where(eq(outboxMessages.id, id));
    });
  }
  return {
    async send(tx, { channel, to, subject, text, code, debounce }) {
      const row = {
        channel,
        to,
        // Against header injection: titles may contain line breaks.
        subject: oneLine(subject),
        text,
        code: smtpUrl !== undefined ? null : (code ?? null),
        createdAt: clock.now(),
      };
      const written = debounce && (await upsertUnsent(tx, { ...row, id: debounce.id }));
      if (written === 'again') return;
      // The earlier mail was sent already: this one gets a new id.
      const id = written === 'new' && debounce ? debounce.id : newId('msg');
      if (written !== 'new') await tx.insert(outboxMessages).values({ ...row, id });
      if (smtpUrl !== undefined) await queue.send(tx, deliver, { id }, debounce && { at: debounce.until });
    },
  };
}

/** Inserts a message, or replaces the unsent one with its id. Null where that one was sent. */
async function upsertUnsent(
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

import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { object, string } from 'valibot';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import { outboxMessages } from './outbox.table.ts';
import { newId } from './secret-text.ts';

export type OutgoingMessage = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  subject: string;
  text: string;
  /** The six digits inside the text, where there are any. */
  code?: string;
};

export type Outbox = {
  /** Writes a message in the open transaction. It leaves after the commit; in the sandbox it stays to be read. */
  send(db: Database, message: OutgoingMessage): Promise<void>;
};

const deliver = 'outbox.deliver';

/** In the sandbox messages stay in the table, where `/sandbox` shows them; so they do while SMTP_URL is not set. */
export function createOutbox(deps: {
  clock: Clock;
  db: Database;
  jobs: Jobs;
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
      // No SMS provider is connected yet; the message stays and the operator is told.
      if (message.channel === 'SMS') return deps.onUndeliverable({ id, channel: message.channel });
      await transport.sendMail({
        from: deps.from,
        to: message.to,
        subject: message.subject,
        text: message.text,
      });
      // What was sent is the recipient's alone from here on.
      await db
        .update(outboxMessages)
        .set({ sentAt: clock.now(), subject: '', text: '' })
        .where(eq(outboxMessages.id, id));
    });
  }
  return {
    async send(tx, message) {
      const id = newId('msg');
      await tx.insert(outboxMessages).values({
        id,
        channel: message.channel,
        to: message.to,
        subject: message.subject,
        text: message.text,
        code: transport ? null : (message.code ?? null),
        createdAt: clock.now(),
      });
      if (transport) await jobs.send(tx, deliver, { id });
    },
  };
}

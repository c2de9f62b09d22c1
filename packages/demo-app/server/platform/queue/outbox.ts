import type { Locale } from '@keo/core/contract';
import { eq } from 'drizzle-orm';
import { object, string } from 'valibot';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Queue } from './queue.ts';
import { textToHtml } from '../mail/mail-html.ts';
import { oneLine } from '../texts/one-line.ts';
import { outboxMessages } from './outbox.table.ts';
import { newId } from '../security/secret-text.ts';

export type OutgoingMessage = {
  channel: 'EMAIL' | 'SMS';
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  /** Written from the text where it is missing. */
  html?: string;
  /** RFC 8058: a POST there, by the mail program, switches such mails off. */
  unsubscribeUrl?: string;
  /** The six digits in the text. */
  code?: string;
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
      await transport.sendMail(toEnvelope(message, deps.from));
      // Private, so cleared once sent.
      await db
        .update(outboxMessages)
        .set({ sentAt: clock.now(), subject: '', text: '', html: null, unsubscribeUrl: null })
        .where(eq(outboxMessages.id, id));
    });
  }
  return {
    async send(tx, { channel, to, locale, text, html, unsubscribeUrl, code, ...message }) {
      const id = newId('msg');
      // Against header injection: titles may contain line breaks.
      const subject = oneLine(message.subject);
      const written = channel === 'SMS' ? null : (html ?? textToHtml({ locale, subject, text, code }));
      await tx.insert(outboxMessages).values({
        id,
        channel,
        to,
        subject,
        text,
        html: written,
        unsubscribeUrl: unsubscribeUrl ?? null,
        code: smtpUrl !== undefined ? null : (code ?? null),
        createdAt: clock.now(),
      });
      if (smtpUrl !== undefined) await queue.send(tx, deliver, { id });
    },
  };
}

const toEnvelope = (
  { id, to, subject, text, html, unsubscribeUrl }: typeof outboxMessages.$inferSelect,
  from: string,
) => ({
  from,
  to,
  subject,
  text,
  // The same each time, so that mailboxes recognise a mail whose answer was lost.
  messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>`,
  ...(html !== null && { html }),
  ...(unsubscribeUrl !== null && {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
});

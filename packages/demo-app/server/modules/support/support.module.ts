import { supportEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { say } from '../../platform/texts/say.ts';
import { contactMessages } from './contact.table.ts';
import { newTicket } from './ticket.ts';

/** Confirms the message by mail, in the sender's language. */
export function supportModule(platform: Platform): void {
  const { routes, transact, clock, outbox, limits } = platform;
  routes.serve(supportEndpoints.sendContact, async ({ name, email, topic, text }, { locale, address }) => {
    await limits.takeFrom(address, 'contact');
    // Also limited by recipient, so that nobody else's mailbox is flooded.
    await limits.take('contact', `email:${email}`);
    const ticket = newTicket();
    await transact(async ({ db }) => {
      const createdAt = clock.now();
      await db.insert(contactMessages).values({ ticket, name, email, topic, text, locale, createdAt });
      await outbox.send(db, {
        channel: 'EMAIL',
        to: email,
        locale,
        subject: say(locale, 'mail.contact.subject', { ticket }),
        // The address is unverified, so the mail contains nothing that the sender wrote.
        text: say(locale, 'mail.contact.text', { ticket }),
      });
    });
    return { ticket };
  });
}

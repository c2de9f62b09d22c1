import type { Outbox } from '../../platform/outbox.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { say } from '../../texts/say.ts';
import type { UsersService } from '../users/users.service.ts';

/** Mails the owner that a session was closed because a spent refresh token came back. */
export async function tellSessionClosed(
  unit: Unit,
  session: { userId: string; device: string },
  deps: { users: Pick<UsersService, 'byId'>; outbox: Outbox; publicUrl: string },
): Promise<void> {
  const person = await deps.users.byId(unit.db, session.userId);
  if (person.email === null) return;
  const { locale } = person.settings;
  const params = {
    name: person.displayName,
    device: session.device || say(locale, 'device.unknown'),
    url: deps.publicUrl,
  };
  await deps.outbox.send(unit.db, {
    channel: 'EMAIL',
    to: person.email,
    subject: say(locale, 'mail.sessionClosed.subject'),
    text: say(locale, 'mail.sessionClosed.text', params),
  });
}

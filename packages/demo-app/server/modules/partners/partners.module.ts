import { partnersEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOverdue } from './embed-tokens.repository.ts';
import type { UsersService } from '../users/users.service.ts';
import type { EmbedTokens } from './embed-tokens.service.ts';
import type { Links } from './links.service.ts';

export function partnersModule(
  { routes, queue, db, clock, transact }: Platform,
  {
    tokens,
    links,
    users,
    sessions,
  }: {
    tokens: EmbedTokens;
    links: Links;
    users: Pick<UsersService, 'hold'>;
    sessions: { hold: (db: Database, sessionId: string) => Promise<void> };
  },
): void {
  routes.serve(partnersEndpoints.embedToken, (ask, { partnerId }) => tokens.issue(partnerId, ask));
  routes.serve(partnersEndpoints.link, async (input, { partnerId }) => {
    await links.link(partnerId, input);
    return null;
  });
  routes.serve(partnersEndpoints.linkCode, (_input, { userId, sessionId }) =>
    transact(async (unit) => {
      // A session that a new password has ended makes no code after it.
      await users.hold(unit.db, userId);
      await sessions.hold(unit.db, sessionId);
      return links.newCode(unit.db, userId);
    }),
  );
  routes.serve(partnersEndpoints.linksList, async (_input, me) => ({ list: await links.list(me.userId) }));
  routes.serve(partnersEndpoints.unlink, async ({ partnerId }, me) => {
    await links.unlink(me.userId, partnerId);
    return null;
  });
  queue.define('partners.clean', object({}), () => deleteOverdue(db, clock.now()), { cron: '27 3 * * *' });
}

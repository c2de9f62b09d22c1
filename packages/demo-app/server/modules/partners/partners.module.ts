import { partnersEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { deleteOverdue } from './embed-tokens.repository.ts';
import type { EmbedTokens } from './embed-tokens.service.ts';
import type { Links } from './links.service.ts';

export function partnersModule(
  { routes, jobs, db, clock }: Platform,
  { tokens, links }: { tokens: EmbedTokens; links: Links },
): void {
  routes.serve(partnersEndpoints.embedToken, (ask, { partnerId }) => tokens.issue(partnerId, ask));
  routes.serve(partnersEndpoints.link, async (given, { partnerId }) => {
    await links.link(partnerId, given);
    return null;
  });
  routes.serve(partnersEndpoints.linkCode, (_input, me) => links.newCode(me.userId));
  routes.serve(partnersEndpoints.linksList, async (_input, me) => ({ list: await links.list(me.userId) }));
  routes.serve(partnersEndpoints.unlink, async ({ partnerId }, me) => {
    await links.unlink(me.userId, partnerId);
    return null;
  });
  jobs.define('partners.clean', object({}), () => deleteOverdue(db, clock.now()), { cron: '27 3 * * *' });
}

import type { FastifyInstance } from 'fastify';
import { RefusalError } from './refusal.ts';

export type IsOwnHost = (host: string | undefined) => boolean;

/** Whether a `Host` header names this server: this machine's own names and those that are given. */
export function ownHosts(names: readonly string[]): IsOwnHost {
  const own = new Set(['localhost', '127.0.0.1', '[::1]', ...names.map((name) => name.toLowerCase())]);
  return (host = '') => own.has(host.toLowerCase().replace(/:\d+$/, ''));
}

/**
 * A page of anywhere can have its own name point to this machine and then counts as the server's (DNS rebinding). The
 * sandbox keeps no secrets from whoever reaches it, so under such a name nobody does.
 */
export function refuseOtherHosts(app: FastifyInstance, isOwn: IsOwnHost): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (!isOwn(host)) throw new RefusalError('ORIGIN_NOT_ALLOWED', 'otherHost', {}, { host: host ?? '–' });
  });
}

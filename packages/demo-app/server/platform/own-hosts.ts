import type { FastifyInstance } from 'fastify';
import { RefusalError } from './refusal.ts';

export type IsOwnHost = (host: string | undefined) => boolean;

/** Whether a `Host` header names this server: this machine's own names and those that are given. */
export function ownHosts(names: readonly string[]): IsOwnHost {
  const own = new Set(['localhost', '127.0.0.1', '[::1]', ...names.map((name) => name.toLowerCase())]);
  return (host = '') => own.has(host.toLowerCase().replace(/:\d+$/, ''));
}

/**
 * Stops DNS rebinding: a foreign page whose host name resolves to this machine would count as same-origin, and the
 * sandbox has no secrets from its callers. So only known host names are answered.
 */
export function refuseOtherHosts(app: FastifyInstance, isOwn: IsOwnHost): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (!isOwn(host)) throw new RefusalError('ORIGIN_NOT_ALLOWED', 'otherHost', {}, { host: host ?? '–' });
  });
}

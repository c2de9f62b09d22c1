import type { FastifyInstance } from 'fastify';
import { RefusalError } from '../http/refusal.ts';

export type IsOwnHost = (host: string | undefined) => boolean;

/** Matches the `Host` header: names of this machine, and those given. */
export function ownHosts(names: readonly string[]): IsOwnHost {
  const own = new Set(['localhost', '127.0.0.1', '[::1]', ...names.map((name) => name.toLowerCase())]);
  return (host = '') => own.has(host.toLowerCase().replace(/:\d+$/, ''));
}

/**
 * Against DNS rebinding: a foreign page whose host name resolves to this machine would be same-origin, and the sandbox
 * has no secrets from its callers.
 */
export function refuseOtherHosts(app: FastifyInstance, isOwn: IsOwnHost): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (!isOwn(host)) throw new RefusalError('ORIGIN_NOT_ALLOWED', 'otherHost', {}, { host: host ?? '–' });
  });
}

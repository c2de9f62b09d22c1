import type { Endpoint, Locale } from '@keo/core/contract';
import type { FastifyRequest } from 'fastify';
import { parseLocale } from '../texts/say.ts';
import { deviceName } from './device-name.ts';
import type { PartnerAuth } from './partner-auth.ts';
import { isNarrow } from './embeds.ts';
import type { Budget, RateLimits } from './rate-limits.ts';
import { UnauthorizedError } from '../http/refusal.ts';
import type { Grant, Sessions } from './sessions.ts';

/** Any caller. `device` is a short name. */
export type Visitor = { locale: Locale; address: string; device: string };
/** A signed-in user. `grant` is what a narrow token allows; null for a whole session. */
export type Member = Visitor & { userId: string; sessionId: string; grant: Grant | null };

export type PartnerServer = Visitor & { partnerId: string };

export type Reader = Visitor & { userId: string | null };

export type Caller<E extends Endpoint> = {
  anyone: Visitor;
  either: Reader;
  session: Member;
  partner: PartnerServer;
}[E['access']];
export type AnyCaller = Visitor | Reader | Member | PartnerServer;

/** Raw as the specification sends it, or after `Bearer `. Cookies authorise nothing. */
const getToken = (request: FastifyRequest) =>
  (request.headers.authorization ?? '').replace(/^Bearer /i, '').trim();

export const isCallerFor = <E extends Endpoint>(endpoint: E, caller: AnyCaller): caller is Caller<E> =>
  endpoint.access === 'anyone' || (endpoint.access === 'partner' ? 'partnerId' : 'userId') in caller;

function getBudget({ reads, body }: Endpoint): Budget {
  if (reads) return 'reads';
  return body === 'application/octet-stream' ? 'parts' : 'writes';
}

/** Finds who calls an endpoint, and counts the call against their limits. */
export function createCallers({
  sessions,
  partners,
  limits,
}: {
  sessions: Pick<Sessions, 'byAccessToken'>;
  partners: Pick<PartnerAuth, 'getPartner' | 'findHolder'>;
  limits: RateLimits;
}) {
  return async (endpoint: Endpoint, request: FastifyRequest): Promise<AnyCaller> => {
    const visitor: Visitor = {
      locale: parseLocale(request.headers['accept-language']),
      address: request.ip,
      device: deviceName(request.headers['user-agent']),
    };
    const countAddress = () =>
      limits.takeFrom(request.ip, endpoint.reads ? 'readsByAddress' : 'writesByAddress');
    if (endpoint.access === 'anyone') {
      await countAddress();
      return visitor;
    }
    if (endpoint.access === 'partner') return { ...visitor, partnerId: await partners.getPartner(request) };
    const token = getToken(request);
    if (endpoint.access === 'either' && token === '') {
      await countAddress();
      return { ...visitor, userId: null };
    }
    const narrow = isNarrow(token) ? await partners.findHolder(endpoint, request, token) : null;
    if (narrow) return { ...visitor, ...narrow };
    const identity = token === '' ? null : await sessions.byAccessToken(token);
    if (!identity) {
      // An unknown token counts against the address, so that guessing is limited.
      await countAddress();
      throw new UnauthorizedError();
    }
    await limits.take(getBudget(endpoint), `user:${identity.userId}`);
    return { ...visitor, userId: identity.userId, sessionId: identity.sessionId, grant: null };
  };
}

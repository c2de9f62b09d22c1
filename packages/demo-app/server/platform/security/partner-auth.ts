import { type Endpoint, codes } from '@keo/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { parseLocale, say } from '../texts/say.ts';
import { callingOrigin } from './calling-origin.ts';
import type { Embeds } from './embeds.ts';
import type { RateLimits } from './rate-limits.ts';
import { RefusalError, UnauthorizedError } from '../http/refusal.ts';
import type { Identity } from './sessions.ts';

/** Authentication of partners: servers by key and secret, pages by narrow token. See docs/decisions/0015. */
export type PartnerAuth = {
  /** The partner whose server calls. Refuses browsers: a secret must not be in a page. */
  getPartner(request: FastifyRequest): Promise<string>;
  /** The holder of a narrow token that is valid for this endpoint and page; counts the limits of partner and user. */
  findHolder(endpoint: Endpoint, request: FastifyRequest, token: string): Promise<Identity | null>;
  /**
   * Answers CORS preflights of partners' pages. Returns the hook that sets the CORS headers of answers; null for an
   * endpoint without scopes.
   */
  allowCors(app: FastifyInstance, endpoint: Endpoint, url: string): onRequestAsyncHookHandler | null;
};

const preflightLifetime = 600;

/** `Authorization: Basic`. */
function parseCredentials(header: string | undefined): { key: string; secret: string } | null {
  const [, encoded] = /^Basic ([\w+/=-]{1,512})$/i.exec(header ?? '') ?? [];
  const [, key, secret] = /^([^:\0]+):([^\0]+)$/.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? [];
  return key === undefined || secret === undefined ? null : { key, secret };
}

export function createPartnerAuth(deps: {
  embeds: Embeds;
  limits: RateLimits;
  publicUrl: string;
}): PartnerAuth {
  const { embeds, limits, publicUrl } = deps;

  /** Sets the CORS headers; false for a page of no partner. */
  async function setCorsHeaders(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin');
    if (origin === undefined || !(await embeds.isPartnerOrigin(origin))) return false;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', 'Retry-After, Keo-Time');
    return true;
  }

  return {
    async getPartner(request) {
      if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
        throw new RefusalError('NOT_ALLOWED', 'secretInPage');
      const shown = parseCredentials(request.headers.authorization);
      const partnerId = shown && (await embeds.partnerBy(shown.key, shown.secret));
      if (partnerId === null) {
        await limits.takeFrom(request.ip, 'partnerTries');
        throw new UnauthorizedError();
      }
      await limits.take('partnerServers', partnerId);
      return partnerId;
    },

    async findHolder(endpoint, request, token) {
      const identity = await embeds.byToken(token, callingOrigin(request.headers, publicUrl));
      if (!identity?.grant) return null;
      const { partnerId, scopes } = identity.grant;
      await limits.take('partnerPages', partnerId);
      await limits.take(endpoint.reads ? 'reads' : 'writes', `partner:${partnerId}:${identity.userId}`);
      if (!endpoint.scopes.some((scope) => scopes.includes(scope))) {
        const text = endpoint.scopes.length === 0 ? 'noNarrowToken' : 'outOfScope';
        const wanted = endpoint.scopes.join(', ');
        throw new RefusalError('OUT_OF_SCOPE', text, { scopes: endpoint.scopes }, { scopes: wanted });
      }
      return identity;
    },

    allowCors(app, { method, scopes }, url) {
      if (scopes.length === 0) return null;
      app.options(url, async (request, reply) => {
        await limits.takeFrom(request.ip, 'readsByAddress');
        if (!(await setCorsHeaders(request, reply))) {
          const { origin } = request.headers;
          const locale = parseLocale(request.headers['accept-language']);
          const msg = say(locale, 'originNotAllowed', { origin: origin ?? '–' });
          const data = { reason: 'ORIGIN_NOT_ALLOWED', origin: origin ?? null };
          return reply.code(403).send({ code: codes.refused, msg, data });
        }
        return reply
          .header('access-control-allow-methods', method)
          .header('access-control-allow-headers', 'authorization, content-type, accept-language')
          .header('access-control-max-age', preflightLifetime)
          .code(204)
          .send();
      });
      // On request, so that refusals have the headers too and a page can read them.
      return async (request, reply) => void (await setCorsHeaders(request, reply));
    },
  };
}

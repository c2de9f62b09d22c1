import { randomUUID } from 'node:crypto';
import { type Locale, type RefusalReason, codes } from '@keo/core/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseLocale, say } from '../texts/say.ts';
import { getDatabaseFault } from '../database/database-errors.ts';
import { BusyError, FieldsError, RateLimitedError, RefusalError, UnauthorizedError } from './refusal.ts';

const statusOfReason: Partial<Record<string, number>> = {
  NOT_FOUND: 404,
  STALE: 409,
  IN_PROGRESS: 409,
  TAKEN: 409,
  LIMIT: 409,
  OUT_OF_SCOPE: 403,
  ORIGIN_NOT_ALLOWED: 403,
};

/** More would not be read in one line. */
const sentencesMax = 3;

/** JSON that nobody will read: an open connection would have to take it all in before the next request. */
function sendsTooMuch({ headers, routeOptions }: FastifyRequest): boolean {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const isEndless = headers['transfer-encoding'] !== undefined;
  return isJson && (isEndless || Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit);
}

/**
 * Answers every error as an envelope in the caller's language; internal errors are logged with their incident number.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (sendsTooMuch(request)) void reply.header('connection', 'close');
    const locale = parseLocale(request.headers['accept-language']);
    const answer = (status: number, code: number, msg: string, data: unknown = null) =>
      reply.code(status).send({ code, msg, data });
    if (error instanceof UnauthorizedError) return answer(401, codes.overdue, say(locale, 'overdue'));
    if (error instanceof RateLimitedError) {
      void reply.header('retry-after', error.waitSeconds);
      return answer(429, codes.rateLimited, waitWords(error.waitSeconds, locale));
    }
    if (error instanceof BusyError) {
      void reply.header('retry-after', error.waitSeconds);
      return answerBusy(request, reply);
    }
    if (error instanceof FieldsError) {
      const said = Object.entries(error.fields).map(([field, { text, params }]) => [
        field,
        say(locale, text, params),
      ]);
      return sendFields(reply, error.reason, locale, Object.fromEntries(said));
    }
    if (error instanceof RefusalError) {
      const { reason, text, params, details } = error;
      // IN_PROGRESS: the first request is answered within three seconds, mostly at once.
      if (reason === 'IN_PROGRESS') void reply.header('retry-after', 1);
      return answer(statusOfReason[reason] ?? 422, codes.refused, say(locale, text, params), {
        reason,
        ...details,
      });
    }
    if (error.statusCode === 413) {
      const max = request.routeOptions.bodyLimit;
      return answer(413, codes.refused, say(locale, 'bodyTooLarge', { max }), { reason: 'LIMIT', max });
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return answer(error.statusCode, codes.refused, say(locale, 'unreadable'), {
        reason: 'INVALID',
        fields: {},
      });
    }
    const fault = getDatabaseFault(error);
    if (fault === 'unfit') {
      request.log.warn({ err: error }, 'a value no column can hold');
      return answer(422, codes.refused, say(locale, 'invalid'), { reason: 'INVALID', fields: {} });
    }
    if (fault === 'timeout') return answer(504, codes.timeout, say(locale, 'timeout'));
    const incident = randomUUID().slice(0, 8);
    request.log.error({ err: error, incident }, 'request failed');
    return sendIncident(reply, fault === 'away' ? 503 : 500, say(locale, 'error', { incident }), incident);
  });
}

const hour = 3600;
const waitWords = (seconds: number, locale: Locale): string =>
  seconds < hour
    ? say(locale, 'rateLimited', { seconds })
    : say(locale, 'rateLimited.hours', { hours: Math.ceil(seconds / hour) });

/** The `msg` has the sentence of each wrong field, of a few. */
export function sendFields(
  reply: FastifyReply,
  reason: RefusalReason,
  locale: Locale,
  fields: Readonly<Record<string, string>>,
): FastifyReply {
  const sentences = [...new Set(Object.values(fields))];
  const general = say(locale, reason === 'TAKEN' ? 'taken' : 'invalid');
  const msg = sentences.length === 0 || sentences.length > sentencesMax ? general : sentences.join(' ');
  return reply
    .code(statusOfReason[reason] ?? 422)
    .send({ code: codes.refused, msg, data: { reason, fields } });
}

function sendIncident(reply: FastifyReply, status: number, msg: string, incident: string): FastifyReply {
  return reply.code(status).send({ code: codes.error, msg, data: { incident } });
}

/** 503 with `Retry-After`. */
export function answerBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const msg = say(parseLocale(request.headers['accept-language']), 'busy');
  return reply.code(503).send({ code: codes.error, msg, data: null });
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const msg = say(parseLocale(request.headers['accept-language']), 'notFound');
  return reply.code(404).send({ code: codes.refused, msg, data: { reason: 'NOT_FOUND' } });
}

import { randomUUID } from 'node:crypto';
import { type Locale, type RefusalReason, codes } from '@keo/core/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ServerText, type TextParams, parseLocale, say } from '../texts/say.ts';
import { getDatabaseFault } from '../database/database-errors.ts';
import type { FieldWords } from './read-request.ts';
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

type Words = { msg: string; fields?: Record<string, string> };
type Answer = { status: number; code: number; data?: Record<string, unknown> | null };

/** In the caller's language, and under `said` in each: a client follows a switch of the language. */
function sendError(
  reply: FastifyReply,
  toWords: (locale: Locale) => Words,
  { status, code, data = null }: Answer,
): FastifyReply {
  const said = { vi: toWords('vi'), en: toWords('en') };
  const { msg, fields } = said[parseLocale(reply.request.headers['accept-language'])];
  return reply.code(status).send({ code, msg, data: fields ? { ...data, fields } : data, said });
}

/**
 * Answers every error as an envelope in the caller's language; internal errors are logged with their incident number.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (sendsTooMuch(request)) void reply.header('connection', 'close');
    const answer = (
      status: number,
      code: number,
      text: ServerText,
      params: TextParams = {},
      data: Answer['data'] = null,
    ) => sendError(reply, (locale) => ({ msg: say(locale, text, params) }), { status, code, data });
    if (error instanceof UnauthorizedError) return answer(401, codes.overdue, 'overdue');
    if (error instanceof RateLimitedError) {
      void reply.header('retry-after', error.waitSeconds);
      return answer(429, codes.rateLimited, ...waitWords(error.waitSeconds));
    }
    if (error instanceof BusyError) {
      void reply.header('retry-after', error.waitSeconds);
      return answerBusy(reply);
    }
    if (error instanceof FieldsError) {
      const { fields } = error;
      return sendFields(reply, error.reason, (locale) =>
        Object.fromEntries(
          Object.entries(fields).map(([field, { text, params }]) => [field, say(locale, text, params)]),
        ),
      );
    }
    if (error instanceof RefusalError) {
      const { reason, text, params, details } = error;
      // IN_PROGRESS: the first request is answered within three seconds, mostly at once.
      if (reason === 'IN_PROGRESS') void reply.header('retry-after', 1);
      return answer(statusOfReason[reason] ?? 422, codes.refused, text, params, { reason, ...details });
    }
    if (error.statusCode === 413) {
      const max = request.routeOptions.bodyLimit;
      return answer(413, codes.refused, 'bodyTooLarge', { max }, { reason: 'LIMIT', max });
    }
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answer(error.statusCode, codes.refused, 'unreadable', {}, { reason: 'INVALID', fields: {} });
    const fault = getDatabaseFault(error);
    if (fault === 'unfit') {
      request.log.warn({ err: error }, 'a value no column can hold');
      return answer(422, codes.refused, 'invalid', {}, { reason: 'INVALID', fields: {} });
    }
    if (fault === 'timeout') return answer(504, codes.timeout, 'timeout');
    const incident = randomUUID().slice(0, 8);
    request.log.error({ err: error, incident }, 'request failed');
    return answer(fault === 'away' ? 503 : 500, codes.error, 'error', { incident }, { incident });
  });
}

const hour = 3600;
const waitWords = (seconds: number): [ServerText, Record<string, number>] =>
  seconds < hour ? ['rateLimited', { seconds }] : ['rateLimited.hours', { hours: Math.ceil(seconds / hour) }];

/** The `msg` has the sentence of each wrong field, of a few. */
export const sendFields = (reply: FastifyReply, reason: RefusalReason, faults: FieldWords): FastifyReply =>
  sendError(
    reply,
    (locale) => {
      const fields = faults(locale);
      const sentences = [...new Set(Object.values(fields))];
      const isFew = sentences.length > 0 && sentences.length <= sentencesMax;
      const msg = isFew ? sentences.join(' ') : say(locale, reason === 'TAKEN' ? 'taken' : 'invalid');
      return { msg, fields };
    },
    { status: statusOfReason[reason] ?? 422, code: codes.refused, data: { reason } },
  );

/** 503 with `Retry-After`. */
export const answerBusy = (reply: FastifyReply): FastifyReply =>
  sendError(reply, (locale) => ({ msg: say(locale, 'busy') }), { status: 503, code: codes.error });

export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(reply, (locale) => ({ msg: say(locale, 'notFound') }), {
    status: 404,
    code: codes.refused,
    data: { reason: 'NOT_FOUND' },
  });

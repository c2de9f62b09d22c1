import { Readable } from 'node:stream';
import type { Endpoint, Locale } from '@keo/core/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type InferOutput, safeParse } from 'valibot';
import { say } from '../texts/say.ts';
import { closestBranch } from './closest-branch.ts';
import { fieldMessages } from './field-messages.ts';
import { RefusalError } from './refusal.ts';
import { toStoredText } from './stored-text.ts';

/** A body that is not JSON. */
export type IncomingBytes = { stream: Readable; contentType: string; length: number | null };

const fieldsOf = (given: unknown): object => (typeof given === 'object' && given !== null ? given : {});

/** What a request gives an endpoint, or what is wrong with its fields. */
export function readInput<E extends Endpoint>(
  endpoint: E,
  { body, query, params }: FastifyRequest,
  locale: Locale,
): { output: InferOutput<E['input']> } | { faults: Record<string, string> } {
  const sent = endpoint.body === 'application/json' ? body : {};
  const given = endpoint.method === 'GET' ? query : sent;
  const { value, withNul } = toStoredText({ ...fieldsOf(given), ...fieldsOf(params) });
  if (withNul.length > 0)
    return { faults: Object.fromEntries(withNul.map((field) => [field, say(locale, 'field.nul')])) };
  const input = safeParse(endpoint.input, value);
  if (input.success) return input;
  const { issues = input.issues } = safeParse(closestBranch(endpoint.input, fieldsOf(value)), value);
  return { faults: fieldMessages(issues, locale) };
}

/** @throws RefusalError INVALID where the request has no body of its own. */
export function bytesOf({ body: stream, headers }: FastifyRequest): IncomingBytes {
  // Without a content type no parser has run.
  if (!(stream instanceof Readable)) throw new RefusalError('INVALID', 'unreadable', { fields: {} });
  const length = headers['content-length'] === undefined ? null : Number(headers['content-length']);
  return { stream, contentType: headers['content-type'] ?? '', length };
}

/** Accepts an empty body with a JSON content type, as an empty object. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
}

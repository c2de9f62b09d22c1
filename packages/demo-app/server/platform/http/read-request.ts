import { Readable } from 'node:stream';
import type { Endpoint, Locale } from '@keo/core/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type InferOutput, safeParse } from 'valibot';
import { isTooDeep, maxDepth } from './json-depth.ts';
import { say } from '../texts/say.ts';
import { closestBranch } from './closest-branch.ts';
import { fieldMessages } from './field-messages.ts';
import { RefusalError } from './refusal.ts';
import { toStoredText } from '../database/stored-text.ts';

/** A body that is not JSON. */
export type IncomingBytes = { stream: Readable; contentType: string; length: number | null };

const tooDeep = () => new RefusalError('INVALID', 'bodyTooDeep', { fields: {} }, { max: maxDepth });

const toFields = (source: unknown): object => (typeof source === 'object' && source !== null ? source : {});

type Read<E extends Endpoint> = { output: InferOutput<E['input']> } | { faults: FieldWords };
/** Sentences by field, in a language. */
export type FieldWords = (locale: Locale) => Record<string, string>;

function parsed<E extends Endpoint>(endpoint: E, value: unknown): Read<E> {
  const input = safeParse(endpoint.input, value);
  if (input.success) return input;
  const { issues = input.issues } = safeParse(closestBranch(endpoint.input, toFields(value)), value);
  return { faults: (locale) => fieldMessages(issues, locale) };
}

/** What a request gives an endpoint, or what is wrong with its fields. */
export function readInput<E extends Endpoint>(endpoint: E, { body, query, params }: FastifyRequest): Read<E> {
  const sent = endpoint.body === 'application/json' ? body : {};
  const source = endpoint.method === 'GET' ? query : sent;
  const input = parsed(endpoint, { ...toFields(source), ...toFields(params) });
  if (!('output' in input)) return input;
  const { value, withNul } = toStoredText(input.output);
  if (withNul.length > 0)
    return {
      faults: (locale) => Object.fromEntries(withNul.map((field) => [field, say(locale, 'field.nul')])),
    };
  // Without what was taken out a text may be too short.
  return value === input.output ? input : parsed(endpoint, value);
}

/** @throws RefusalError INVALID where the request has no body of its own. */
export function readBytes({ body: stream, headers }: FastifyRequest): IncomingBytes {
  // Without a content type no parser has run.
  if (!(stream instanceof Readable)) throw new RefusalError('INVALID', 'unreadable', { fields: {} });
  const length = headers['content-length'] === undefined ? null : Number(headers['content-length']);
  return { stream, contentType: headers['content-type'] ?? '', length };
}

/** Accepts an empty body with a JSON content type, as an empty object. Deep JSON is refused unparsed. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (isTooDeep(body)) done(tooDeep());
    else void parse(request, body, done);
  });
}

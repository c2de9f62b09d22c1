import compress from '@fastify/compress';
import type { Endpoint } from '@keo/core/contract';
import type { FastifyInstance } from 'fastify';
import { secretFields } from './log.ts';

/**
 * Lets routes compress an answer by `reply.compress`, never unasked: beside a secret the length of what a caller could
 * choose would tell the secret (BREACH). Bodies of requests are taken as they come. See docs/decisions/0018.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: false,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
  });
}

/** Fields that are secrets: tokens, codes, links to files, codes of transfers. */
const secrets = new Set([...secretFields, 'secret', 'url', 'qrPayload']);

function namesSecret(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  if ('entries' in schema && Object.keys(Object(schema.entries)).some((field) => secrets.has(field)))
    return true;
  return Object.values(schema).some((inner) => namesSecret(inner, seen));
}

const known = new WeakMap<Endpoint, boolean>();

/** Whether answers of an endpoint hold nothing that must stay secret: it only reads, and no field of it is one. */
export function holdsNoSecret(endpoint: Endpoint): boolean {
  const found = known.get(endpoint) ?? (endpoint.reads && !namesSecret(endpoint.data));
  known.set(endpoint, found);
  return found;
}

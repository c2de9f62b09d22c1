import compress from '@fastify/compress';
import type { Endpoint } from '@keo/core/contract';
import type { FastifyInstance } from 'fastify';
import { secretFields } from '../log.ts';

/**
 * Compresses only where a route calls `reply.compress`: compression of an answer with both a secret and text of the
 * caller reveals the secret by its length (BREACH). Request bodies are not decompressed. See docs/decisions/0018.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: false,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
  });
}

/** Fields that are secret: tokens, codes, file links, transfer codes. */
const secrets = new Set([...secretFields, 'secret', 'url', 'qrPayload']);

function namesSecret(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  if ('entries' in schema && Object.keys(Object(schema.entries)).some((field) => secrets.has(field)))
    return true;
  return Object.values(schema).some((inner) => namesSecret(inner, seen));
}

const known = new WeakMap<Endpoint, boolean>();

/** Whether answers of an endpoint may be compressed: it only reads, and none of its fields is secret. */
export function holdsNoSecret(endpoint: Endpoint): boolean {
  const found = known.get(endpoint) ?? (endpoint.reads && !namesSecret(endpoint.data));
  known.set(endpoint, found);
  return found;
}

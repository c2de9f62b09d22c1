import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip'] as const;

/** A text that says the same to everybody, in each encoding that browsers take. */
export type ReadyText = Record<(typeof encodings)[number] | 'plain', Buffer> & { tag: string };

/** Makes it once, so that each call costs no more than its sending. */
export async function makeReady(text: string): Promise<ReadyText> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, br, gzip: zipped, tag };
}

/** Sends it as small as the caller takes it, or 304 where they have it already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyText): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...encodings]);
  const tag = `"${ready.tag}-${encoding ?? 'plain'}"`;
  void reply.header('vary', 'accept-encoding').header('etag', tag);
  if ((request.headers['if-none-match'] ?? '').includes(tag)) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(ready[encoding ?? 'plain']);
}

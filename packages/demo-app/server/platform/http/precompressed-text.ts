import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip'] as const;

/** A static text, precompressed in each encoding that browsers accept. */
export type PrecompressedText = Record<(typeof encodings)[number] | 'plain', Buffer> & { tag: string };

export async function precompress(text: string): Promise<PrecompressedText> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, br, gzip: zipped, tag };
}

/** Or 304 where the ETag matches. */
export function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: PrecompressedText,
): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...encodings]);
  const tag = `"${ready.tag}-${encoding ?? 'plain'}"`;
  void reply.header('vary', 'accept-encoding').header('etag', tag);
  if ((request.headers['if-none-match'] ?? '').includes(tag)) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(ready[encoding ?? 'plain']);
}

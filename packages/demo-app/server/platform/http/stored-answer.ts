import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** Inclusive. */
export type ByteRange = { first: number; last: number };

export type StoredAnswer = {
  name: string;
  mime: string;
  size: number;
  /** Cacheable for ever by anybody. */
  isPublic?: boolean;
  read(range: ByteRange | undefined): Promise<Readable>;
};

/** The single requested range; undefined (the whole file) for any other range request. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last && from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'beyond' : { first, last };
}

/**
 * Sends a user's file so that no browser sniffs, runs or frames it as part of the product; cached only where it is
 * public.
 */
export async function prepareStored(
  rangeHeader: string | undefined,
  file: StoredAnswer,
): Promise<(reply: FastifyReply) => FastifyReply> {
  const { name, mime, size, isPublic = false } = file;
  const range = parseRange(rangeHeader, size);
  const bytes = range === 'beyond' ? null : await file.read(range);
  const length = range === undefined || range === 'beyond' ? size : range.last - range.first + 1;
  return (reply) => {
    void reply
      .header('accept-ranges', 'bytes')
      .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .header('content-disposition', contentDisposition(name))
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .type(mime);
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
    return reply.header('content-length', length).send(bytes);
  };
}

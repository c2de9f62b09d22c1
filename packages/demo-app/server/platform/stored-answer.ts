import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** The first and the last byte, both included. */
export type ByteRange = { first: number; last: number };

/** Bytes kept somewhere, and how they are named and typed. */
export type StoredAnswer = {
  name: string;
  mime: string;
  size: number;
  /** Anybody may see it, and what is at its address never changes. */
  isPublic?: boolean;
  read(range: ByteRange | undefined): Promise<Readable>;
};

/** The single requested range; undefined for the whole file, also for any other range request. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last && from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'beyond' : { first, last };
}

/**
 * Opens a user's file and answers the way to send it: so that no browser takes it for a part of the product, never
 * sniffed, run or framed, nor kept unless anybody may see it.
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

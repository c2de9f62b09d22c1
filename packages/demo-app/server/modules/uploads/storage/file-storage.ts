import type { Readable } from 'node:stream';
import type { ByteRange } from '../../../platform/stored-answer.ts';

/**
 * Where bytes lie, by keys of ours such as `files/f_3kx…`. What was put is there whole or not at all; whether it may
 * be read is said by the database alone.
 */
export type FileStorage = {
  /** Bytes, or those of a file on this machine, which stays where it is. */
  put(key: string, content: Uint8Array | { path: string }): Promise<void>;
  /** Rejects with `BytesGoneError` where nothing lies there. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Also where nothing lies there. */
  remove(key: string): Promise<void>;
};

export class BytesGoneError extends Error {
  override readonly name = 'BytesGoneError' as const;
}

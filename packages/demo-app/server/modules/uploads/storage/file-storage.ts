import type { Readable } from 'node:stream';
import type { ByteRange } from '../../../platform/http/stored-answer.ts';

/** Bytes by key, such as `files/f_3kx…`. `put` is atomic. Permissions are up to the database. */
export type FileStorage = {
  /** A local file is not moved. */
  put(key: string, content: Uint8Array | { path: string }): Promise<void>;
  /** Rejects with `BytesGoneError` where the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Succeeds also where the key does not exist. */
  remove(key: string): Promise<void>;
};

export class BytesGoneError extends Error {
  override readonly name = 'BytesGoneError' as const;
}

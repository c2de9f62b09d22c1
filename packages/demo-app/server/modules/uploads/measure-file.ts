import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** In bytes; SHA-256 in hex. */
export async function measureFile(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

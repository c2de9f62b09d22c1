import type { IncomingBytes } from '../../platform/http/read-request.ts';
import { badFile, cutOff, tooLarge } from './upload-refusals.ts';

/** At most `max` bytes. */
export async function readPart({ stream, length }: IncomingBytes, max: number): Promise<Buffer> {
  if (length !== null && length > max) throw tooLarge(max);
  const chunks: Buffer[] = [];
  let total = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      total += chunk.length;
      if (total > max) break;
      chunks.push(chunk);
    }
  } catch {
    throw cutOff();
  }
  if (total > max) throw tooLarge(max);
  if (total === 0) throw badFile('upload.empty');
  return Buffer.concat(chunks);
}

import { createWriteStream } from 'node:fs';
import { type Readable, Writable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';

/** `isDense`: compressed already, such as pictures and videos. */
export type ArchiveEntry = { name: string; content: Readable; isCompressed?: boolean };

function toWebStream(content: Readable): ReadableStream<Uint8Array> {
  const chunks = content.iterator();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  });
}

/** Streams a ZIP file to `path`, entry by entry. `onEntry` runs after each; where it rejects, the writing ends. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  { at, onEntry }: { at: Date; onEntry: () => Promise<void> },
): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  const output: WritableStream<Uint8Array> = Writable.toWeb(file);
  const archive = new ZipWriter(output, { useWebWorkers: false, lastModDate: at });
  try {
    for await (const { name, content, isCompressed = false } of entries) {
      await archive.add(name, toWebStream(content), { level: isCompressed ? 0 : 6 });
      await onEntry();
    }
    await archive.close();
  } catch (error) {
    file.destroy();
    throw error;
  }
}

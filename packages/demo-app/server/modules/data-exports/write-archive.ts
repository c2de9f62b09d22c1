import { createWriteStream } from 'node:fs';
import { type Readable, Writable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';

/** A file of an archive. `isDense`: pressing it further is of no use, as with pictures and films. */
export type ArchiveEntry = { name: string; content: Readable; isDense?: boolean };

/** A Node stream as the browsers' kind, which is what the archive reads. */
function webStreamOf(content: Readable): ReadableStream<Uint8Array> {
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

/**
 * Writes a ZIP file to `path`, entry after entry, and holds no more of it in memory than what is on its way.
 * `onEntry` is told of each that is in; where it rejects, the writing ends.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  { at, onEntry }: { at: Date; onEntry: () => Promise<void> },
): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  const output: WritableStream<Uint8Array> = Writable.toWeb(file);
  const archive = new ZipWriter(output, { useWebWorkers: false, lastModDate: at });
  try {
    for await (const { name, content, isDense = false } of entries) {
      await archive.add(name, webStreamOf(content), { level: isDense ? 0 : 6 });
      await onEntry();
    }
    await archive.close();
  } catch (error) {
    file.destroy();
    throw error;
  }
}

import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';

/** The texts of an archive by file name. */
export async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false });
  const texts = new Map<string, string>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  return texts;
}

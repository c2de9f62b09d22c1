import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BytesGoneError, type FileStorage } from './file-storage.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Atomic: a file is written beside its place, synced and then renamed. */
export async function openLocalFolder(folder: string): Promise<FileStorage> {
  const drafts = path.join(folder, 'drafts');
  for (const sub of ['drafts', 'exports', 'files', 'parts'])
    await mkdir(path.join(folder, sub), { recursive: true, mode: 0o700 });
  const getPlace = (key: string) => path.join(folder, key);
  return {
    async put(key, content) {
      const draft = path.join(drafts, randomUUID());
      const place = getPlace(key);
      try {
        if ('path' in content) await copyFile(content.path, draft);
        else await writeFile(draft, content);
        await settle(draft);
        await rename(draft, place);
        await settle(path.dirname(place));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async read(key, range) {
      try {
        const handle = await open(getPlace(key), 'r');
        return handle.createReadStream(range ? { start: range.first, end: range.last } : {});
      } catch (error) {
        throw isMissing(error) ? new BytesGoneError(key) : error;
      }
    },
    remove: (key) => rm(getPlace(key), { force: true }),
  };
}

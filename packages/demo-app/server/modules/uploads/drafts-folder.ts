import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { realTime } from '../../platform/real-time.ts';

const maxAge = 3_600_000;

/** Temporary files that are being checked; not readable from outside. */
export type DraftsFolder = {
  /** The path is deleted afterwards. */
  use<T>(work: (path: string) => Promise<T>): Promise<T>;
  /** Deletes what a killed process left. */
  sweep(): Promise<void>;
};

export async function openDraftsFolder(folder: string): Promise<DraftsFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async use(work) {
      const draft = path.join(folder, randomUUID());
      try {
        return await work(draft);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async sweep() {
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: realTime() }));
        if (realTime() - mtimeMs > maxAge) await rm(file, { force: true });
      }
    },
  };
}

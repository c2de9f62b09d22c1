import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterFile } from './after-file.ts';

/** Deleted after the file's tests, when their other cleanups are done. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `keo-${name}-`));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

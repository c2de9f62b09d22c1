import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterFile } from './after-file.ts';

/** A new folder, removed after the file's tests: once what was begun in it later has ended. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `keo-${name}-`));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** Into the data folder of a server, to save the first start its migrations. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'pg');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', inject('emptyDatabase'), '-C', folder]);
}

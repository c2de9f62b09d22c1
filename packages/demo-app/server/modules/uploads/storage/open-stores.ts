import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '../../../platform/database/data-folder.ts';
import type { ObjectStore } from '../../../platform/env.ts';
import { type DraftsFolder, openDraftsFolder } from '../drafts-folder.ts';
import type { FileStorage } from './file-storage.ts';
import { openLocalFolder } from './local-folder.ts';
import { openS3Bucket } from './s3-bucket.ts';

/** A bucket where one is configured, else the data folder, else a temporary folder. */
export async function openStores(options: {
  objectStore: ObjectStore | undefined;
  dataDir: string | undefined;
}): Promise<{ storage: FileStorage; drafts: DraftsFolder; close(): Promise<void> }> {
  const { objectStore, dataDir } = options;
  if (dataDir !== undefined) await makeDataFolder(dataDir);
  const fleeting = dataDir === undefined ? await mkdtemp(path.join(tmpdir(), 'keo-uploads-')) : undefined;
  const folder = path.join(fleeting ?? dataDir ?? '', 'uploads');
  return {
    drafts: await openDraftsFolder(path.join(folder, 'drafts')),
    storage: objectStore ? await openS3Bucket(objectStore) : await openLocalFolder(folder),
    close: async () => {
      if (fleeting !== undefined) await rm(fleeting, { recursive: true, force: true });
    },
  };
}

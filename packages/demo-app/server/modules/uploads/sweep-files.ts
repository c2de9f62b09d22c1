import { uploadLimits } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { deleteEverything, deleteParts } from './file-bytes.ts';
import * as repository from './files.repository.ts';
import type { FileStores } from './store-file.ts';

const hour = 3_600_000;

/** Deletes removed files, stalled uploads, files never used, and what a killed server left. */
export async function sweepFiles(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { storage, drafts }: Pick<FileStores, 'storage' | 'drafts'>,
): Promise<void> {
  for (const fileId of await repository.listStrayParts(db)) await deleteParts(db, storage, fileId);
  const untouchedSince = new Date(+clock.now() - uploadLimits.waitHours * hour);
  for (;;) {
    const leftovers = await repository.listLeftovers(db, untouchedSince);
    for (const { id } of leftovers) {
      // It may have been used since it was listed.
      if (await repository.withdrawFile(db, id, { untouchedSince })) await deleteEverything(db, storage, id);
    }
    if (leftovers.length < repository.leftoversAtOnce) break;
  }
  await drafts.sweep();
}

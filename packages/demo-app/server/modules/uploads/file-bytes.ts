import type { Database } from '../../platform/database/database.ts';
import * as repository from './files.repository.ts';
import type { FileStorage } from './storage/file-storage.ts';

export const fileKey = (fileId: string): string => `files/${fileId}`;
export const partKey = (partId: string): string => `parts/${partId}`;

/** Bytes before rows, so that no bytes are left without a row. */
export async function deleteParts(db: Database, storage: FileStorage, fileId: string): Promise<void> {
  const parts = await repository.listParts(db, fileId);
  for (const { id } of parts) await storage.remove(partKey(id));
  await repository.deleteParts(
    db,
    parts.map(({ id }) => id),
  );
}

/** Of a file that is removed already. */
export async function deleteEverything(db: Database, storage: FileStorage, fileId: string): Promise<void> {
  await deleteParts(db, storage, fileId);
  await storage.remove(fileKey(fileId));
  await repository.deleteFile(db, fileId);
}

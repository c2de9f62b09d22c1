import { stat } from 'node:fs/promises';
import { type FileType, type PhotoType, type StoredFile, fileEndings, getMaxBytes } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { cleanImage, isImage } from './clean-image.ts';
import { cleanName } from './clean-name.ts';
import { detectType } from './detect-type.ts';
import type { DraftsFolder } from './drafts-folder.ts';
import { fileKey } from './file-bytes.ts';
import * as repository from './files.repository.ts';
import { photoFromHeic } from './heic-photo.ts';
import { measureFile } from './measure-file.ts';
import type { Quota } from './quota.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { toStoredFile } from './to-stored-file.ts';
import { badFile, noSuchFile, tooLarge } from './upload-refusals.ts';

const isPhoto = (type: FileType | PhotoType): type is PhotoType =>
  type === 'image/heic' || type === 'image/heif';

export type FileStores = { storage: FileStorage; drafts: DraftsFolder; quota: Quota };

/**
 * Checks the uploaded bytes at `path`, re-encodes pictures, and stores the bytes before the row. Refuses what may not
 * be uploaded.
 */
export async function storeFile(
  { db, transact, clock }: Pick<Platform, 'db' | 'transact' | 'clock'>,
  { storage, drafts, quota }: FileStores,
  row: repository.FileRow,
  { path, name }: { path: string; name: string },
): Promise<StoredFile> {
  const { size: arrived } = await stat(path);
  if (arrived === 0) throw badFile('upload.empty');
  const found = await detectType(path);
  if (found === null) throw badFile('upload.type');
  const mime = isPhoto(found) ? 'image/jpeg' : found;
  const max = getMaxBytes(mime);
  if (arrived > max) throw tooLarge(max);
  return drafts.use(async (cleaned) => {
    if (isPhoto(found)) await photoFromHeic(path, cleaned);
    else if (isImage(found)) await cleanImage(path, cleaned, found);
    const content = isImage(mime) ? cleaned : path;
    const { size, sha256 } = await measureFile(content);
    if (size > max) throw tooLarge(max);
    await storage.put(fileKey(row.id), { path: content });
    const change = {
      state: 'STORED' as const,
      name: cleanName(name, fileEndings[mime]),
      mime,
      size,
      sha256,
    };
    const stored = await transact(async (unit) => {
      await quota.reserve(unit.db, row.userId, size, row);
      return repository.changeFile(unit.db, row, { ...change, touchedAt: clock.now() });
    });
    if (stored) return toStoredFile(stored);
    // Removed meanwhile, or stored by another node that took the upload over: same key, same bytes.
    const known = await repository.findFile(db, row.id);
    if (known?.state === 'STORED') return toStoredFile(known);
    await storage.remove(fileKey(row.id));
    throw noSuchFile();
  });
}

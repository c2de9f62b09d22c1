import { type StoredFile, type Upload, uploadLimits } from '@keo/core/contract';
import type { FileRow } from './files.repository.ts';

const hour = 3_600_000;

export function toStoredFile({ id, name, mime, size, sha256 }: FileRow): StoredFile {
  if (mime === null || sha256 === null) throw new Error(`${id} is said to be stored and is not`);
  return { id, name, mime, size, sha256 };
}

/** As the client sent it: a re-encoded picture has another size. */
export const announcedSize = ({ state, size, received }: FileRow): number =>
  state === 'STORED' ? received : size;

/** For its owner. */
export const toUpload = (row: FileRow): Upload => ({
  id: row.id,
  size: announcedSize(row),
  offset: row.received,
  expiresAt: new Date(+row.touchedAt + uploadLimits.waitHours * hour).toISOString(),
});

import { appendFile, writeFile } from 'node:fs/promises';
import { type CreateUpload, type StoredFile, type Upload, uploadLimits } from '@keo/core/contract';
import type { IncomingBytes } from '../../platform/http/read-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { deleteEverything, deleteParts, partKey } from './file-bytes.ts';
import * as repository from './files.repository.ts';
import { readFormFile } from './read-form-file.ts';
import { readPart } from './read-part.ts';
import { BytesGoneError } from './storage/file-storage.ts';
import { type FileStores, storeFile } from './store-file.ts';
import { announcedSize, toStoredFile, toUpload } from './to-stored-file.ts';
import { noSuchFile, staleOffset, stillChecking, tooLarge, wholeFormMax } from './upload-refusals.ts';

/** A refused file leaves nothing behind. See docs/decisions/0014. */
export type Uploads = {
  takeWhole(userId: string, body: IncomingBytes): Promise<StoredFile>;
  create(userId: string, input: CreateUpload): Promise<Upload>;
  takePart(userId: string, at: { uploadId: string; offset: number }, body: IncomingBytes): Promise<Upload>;
  complete(userId: string, uploadId: string): Promise<StoredFile>;
};

/** Lease in ms, longer than any check: after this, another node may take over the upload of a killed one. */
const checkLease = 120_000;

/** A retry would fail again. */
const isFinal = (error: unknown): boolean =>
  error instanceof FieldsError || error instanceof RefusalError || error instanceof BytesGoneError;

type Needs = Pick<Platform, 'db' | 'transact' | 'clock' | 'report'> & FileStores;

const begin = (
  { transact, clock, quota }: Needs,
  userId: string,
  { size, ...details }: { size: number; name: string; requestId: string | null },
) =>
  transact(async (unit) => {
    await quota.reserve(unit.db, userId, size);
    const now = clock.now();
    return repository.insertFile(unit.db, {
      id: newId('f'),
      userId,
      ...details,
      size,
      state: 'RECEIVING',
      createdAt: now,
      touchedAt: now,
    });
  });

/** If this fails, the rest is unreadable and is deleted later. */
async function discard({ db, storage, report }: Needs, row: repository.FileRow): Promise<void> {
  try {
    if (await repository.withdrawFile(db, row.id, { owner: row.userId }))
      await deleteEverything(db, storage, row.id);
  } catch (error) {
    report(error);
  }
}

async function findOwn({ db }: Needs, userId: string, id: string): Promise<repository.FileRow> {
  const row = await repository.findFile(db, id);
  if (row?.userId !== userId || row.state === 'REMOVED') throw noSuchFile();
  return row;
}

async function assemble({ db, storage }: Needs, row: repository.FileRow, path: string): Promise<void> {
  await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  for (const part of await repository.listArrived(db, row.id)) {
    for await (const chunk of await storage.read(partKey(part.id))) await appendFile(path, chunk);
  }
}

async function takeWhole(needs: Needs, userId: string, body: IncomingBytes): Promise<StoredFile> {
  if (body.length !== null && body.length > wholeFormMax) throw tooLarge(uploadLimits.wholeMax);
  const announced = Math.min(body.length ?? uploadLimits.wholeMax, uploadLimits.wholeMax);
  const row = await begin(needs, userId, { size: announced, name: '', requestId: null });
  try {
    return await needs.drafts.use(async (path) => {
      const name = await readFormFile(body, path);
      return storeFile(needs, needs, row, { path, name });
    });
  } catch (error) {
    await discard(needs, row);
    throw error;
  }
}

async function create(
  needs: Needs,
  userId: string,
  { requestId, name, size }: CreateUpload,
): Promise<Upload> {
  const { db } = needs;
  let known = await repository.findByRequest(db, userId, requestId);
  try {
    known ??= await begin(needs, userId, { size, name, requestId });
  } catch (error) {
    if (violatedUnique(error) !== 'files_same_request') throw error;
    known = await repository.findByRequest(db, userId, requestId);
    if (!known) throw stillChecking();
  }
  if (announcedSize(known) !== size) throw new RefusalError('REQUEST_REUSED', 'requestReused');
  return toUpload(known);
}

async function takePart(
  needs: Needs,
  userId: string,
  { uploadId, offset }: { uploadId: string; offset: number },
  body: IncomingBytes,
): Promise<Upload> {
  const { db, transact, clock, storage } = needs;
  const row = await findOwn(needs, userId, uploadId);
  if (row.state !== 'RECEIVING' || row.received !== offset) throw staleOffset(row.received);
  const bytes = await readPart(body, Math.min(uploadLimits.partMax, row.size - offset));
  const id = newId('fp');
  await repository.insertPart(db, { id, fileId: row.id, start: offset, size: bytes.length });
  await storage.put(partKey(id), bytes);
  const moved = await transact(async (unit) => {
    const now = clock.now();
    const received = offset + bytes.length;
    const changed = await repository.changeFile(unit.db, row, { received, touchedAt: now });
    if (changed) await repository.markArrived(unit.db, id, now);
    return changed;
  });
  if (moved) return toUpload(moved);
  await storage.remove(partKey(id));
  await repository.deleteParts(db, [id]);
  throw staleOffset((await findOwn(needs, userId, uploadId)).received);
}

/** The upload, now in checking, for this call alone; a stored one as it is. */
async function beginCheck(needs: Needs, userId: string, uploadId: string): Promise<repository.FileRow> {
  const row = await findOwn(needs, userId, uploadId);
  if (row.state === 'STORED') return row;
  const now = needs.clock.now();
  if (row.state === 'CHECKING' && +now - +row.touchedAt < checkLease) throw stillChecking();
  if (row.received !== row.size) throw staleOffset(row.received);
  const taken = await repository.changeFile(needs.db, row, { state: 'CHECKING', touchedAt: now });
  if (!taken) throw stillChecking();
  return taken;
}

async function complete(needs: Needs, userId: string, uploadId: string): Promise<StoredFile> {
  const { db, storage, drafts, report } = needs;
  const taken = await beginCheck(needs, userId, uploadId);
  if (taken.state === 'STORED') return toStoredFile(taken);
  try {
    const stored = await drafts.use(async (path) => {
      await assemble(needs, taken, path);
      return storeFile(needs, needs, taken, { path, name: taken.name });
    });
    await deleteParts(db, storage, taken.id).catch(report);
    return stored;
  } catch (error) {
    if (isFinal(error)) await discard(needs, taken);
    // May be temporary: the bytes stay, and the check can be tried again.
    else await repository.changeFile(db, taken, { state: 'RECEIVING' });
    throw error;
  }
}

export const createUploads = (needs: Needs): Uploads => ({
  takeWhole: (userId, body) => takeWhole(needs, userId, body),
  create: (userId, input) => create(needs, userId, input),
  takePart: (userId, at, body) => takePart(needs, userId, at, body),
  complete: (userId, uploadId) => complete(needs, userId, uploadId),
});

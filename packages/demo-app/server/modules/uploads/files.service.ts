import type { Readable } from 'node:stream';
import type { StoredFile } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { apiBase } from '../../platform/http/endpoint-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { ByteRange, StoredAnswer } from '../../platform/http/stored-answer.ts';
import { deleteEverything, fileKey } from './file-bytes.ts';
import { createFileLinks } from './file-links.ts';
import * as repository from './files.repository.ts';
import { BytesGoneError, type FileStorage } from './storage/file-storage.ts';
import { toStoredFile } from './to-stored-file.ts';
import { noSuchFile } from './upload-refusals.ts';

/** Provided by the modules that keep files, for files of other users. */
export type MayRead = (db: Database, fileId: string, userId: string) => Promise<boolean>;

export const allowAny =
  (...readers: readonly MayRead[]): MayRead =>
  async (...input) => {
    for (const mayRead of readers) if (await mayRead(...input)) return true;
    return false;
  };

export type OwnFile = StoredFile & { uploadedAt: string };

/** Another user's file is NOT_FOUND unless the user may see it. */
export type Files = {
  info(userId: string, fileId: string): Promise<StoredFile>;
  link(userId: string, fileId: string): Promise<{ url: string; expiresAt: string }>;
  /** By the key of a link; checks again whether its holder may see the file. */
  open(fileId: string, key: string): Promise<StoredAnswer>;
  readOwn(userId: string, fileId: string): Promise<{ mime: string; read: () => Promise<Readable> }>;
  /** Not removed; the oldest first. */
  listOwn(userId: string): Promise<OwnFile[]>;
  /** Without a permission check; missing ones are left out. */
  stored(db: Database, fileIds: readonly string[]): Promise<StoredFile[]>;
  read(fileId: string, range?: ByteRange): Promise<Readable>;
  /** Without a permission check, for public files. */
  openForAll(fileId: string): Promise<StoredAnswer>;
  /** @throws RefusalError NOT_ALLOWED where the file is kept. */
  remove(userId: string, fileId: string): Promise<void>;
  /**
   * Marks files of a user as kept: they can no longer be removed. `named` renames them.
   * @throws RefusalError NOT_FOUND where one is missing or not theirs.
   */
  keep(
    db: Database,
    userId: string,
    fileIds: readonly string[],
    named?: (name: string) => string,
  ): Promise<StoredFile[]>;
};

export const createFileKeeper =
  ({ clock }: Pick<Platform, 'clock'>): Files['keep'] =>
  async (tx, userId, fileIds, named = (name) => name) => {
    const ids = [...new Set(fileIds)];
    const rows = await repository.keepFiles(tx, userId, ids, clock.now());
    if (rows.length < ids.length) throw noSuchFile();
    return Promise.all(
      rows.map(async (row) => {
        const name = named(row.name);
        if (name !== row.name) await repository.renameFile(tx, row.id, name);
        return toStoredFile({ ...row, name });
      }),
    );
  };

type Needs = Pick<Platform, 'db' | 'clock' | 'secret' | 'report'> & {
  storage: FileStorage;
  mayRead: MayRead;
};

async function findStored({ db }: Needs, fileId: string): Promise<repository.FileRow> {
  const row = await repository.findFile(db, fileId);
  if (row?.state !== 'STORED') throw noSuchFile();
  return row;
}

async function findVisible(needs: Needs, userId: string, fileId: string): Promise<repository.FileRow> {
  const row = await findStored(needs, fileId);
  if (row.userId !== userId && !(await needs.mayRead(needs.db, fileId, userId))) throw noSuchFile();
  return row;
}

const read = ({ storage }: Needs, fileId: string, range?: ByteRange) =>
  storage.read(fileKey(fileId), range).catch((error: unknown) => {
    throw error instanceof BytesGoneError ? noSuchFile() : error;
  });

function toAnswer(needs: Needs, row: repository.FileRow): StoredAnswer {
  const { id, name, mime, size } = toStoredFile(row);
  return { name, mime, size, read: (range) => read(needs, id, range) };
}

async function remove({ db, storage, report }: Needs, userId: string, fileId: string): Promise<void> {
  if (await repository.withdrawFile(db, fileId, { owner: userId }))
    return deleteEverything(db, storage, fileId).catch(report);
  const row = await repository.findFile(db, fileId);
  if (row?.userId !== userId) throw noSuchFile();
  throw new RefusalError('NOT_ALLOWED', 'upload.inUse');
}

export function createFiles(needs: Needs): Files {
  const { db } = needs;
  const links = createFileLinks(needs);

  return {
    info: async (userId, fileId) => toStoredFile(await findVisible(needs, userId, fileId)),
    async link(userId, fileId) {
      const { id } = await findVisible(needs, userId, fileId);
      const { key, expiresAt } = links.keyFor(id, userId);
      return { url: `${apiBase}/upload/file/${id}?key=${key}`, expiresAt: expiresAt.toISOString() };
    },
    async open(fileId, key) {
      const userId = links.findHolder(fileId, key);
      if (userId === null) throw noSuchFile();
      return toAnswer(needs, await findVisible(needs, userId, fileId));
    },
    async listOwn(userId) {
      const rows = await repository.listOwn(db, userId);
      return rows.map((row) => ({ ...toStoredFile(row), uploadedAt: row.createdAt.toISOString() }));
    },
    async stored(database, fileIds) {
      const rows = await repository.findStored(database, fileIds);
      return rows.map(toStoredFile);
    },
    read: (fileId, range) => read(needs, fileId, range),
    async readOwn(userId, fileId) {
      const row = await findVisible(needs, userId, fileId);
      if (row.userId !== userId) throw noSuchFile();
      return { mime: toStoredFile(row).mime, read: () => read(needs, fileId) };
    },
    openForAll: async (fileId) => toAnswer(needs, await findStored(needs, fileId)),
    remove: (userId, fileId) => remove(needs, userId, fileId),
    keep: createFileKeeper(needs),
  };
}

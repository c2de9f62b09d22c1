import { stat } from 'node:fs/promises';
import { type DataExport, dataExportLimits } from '@keo/core/contract';
import { apiBase } from '../../platform/http/endpoint-route.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { StoredAnswer } from '../../platform/http/stored-answer.ts';
import { toDay } from '../../platform/texts/vietnam-day.ts';
import type { TellOwner } from '../users/tell-owner.ts';
import { createFileLinks } from '../uploads/file-links.ts';
import type { FileStores } from '../uploads/store-file.ts';
import { noSuchFile } from '../uploads/upload-refusals.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './data-exports.repository.ts';
import { type ExportSources, getContents } from './export-contents.ts';

export const buildJob = 'exports.make';

/** Copies of a user's data: requested, built in the background, downloadable for some days. */
export type DataExports = {
  /** Returns the copy that is being built, if there is one. @throws RateLimitedError at the daily limit. */
  create(userId: string): Promise<DataExport>;
  newest(userId: string): Promise<DataExport | null>;
  /** Opens by the key of a signed link. */
  open(exportId: string, key: string): Promise<StoredAnswer>;
  /** Builds a requested copy; after a killed attempt it starts over. */
  make(exportId: string): Promise<void>;
  withdraw(db: Database, userId: string): Promise<void>;
  /** Deletes expired and replaced copies, and fails stalled ones. */
  sweep(): Promise<void>;
};

const day = 24 * 3_600_000;
/** In ms, longer than any single file takes: without progress for so long, its server has ended. */
const stalledAfter = 3_600_000;
const maxAttempts = 3;

const toKey = ({ id, attempt }: repository.Attempt) => `exports/${id}-${attempt}`;

const getPercent = ({ state, done, total }: repository.ExportRow) =>
  state === 'READY' ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, total)));

type Needs = Pick<Platform, 'db' | 'transact' | 'clock' | 'queue' | 'limits' | 'secret'> & {
  users: Pick<UsersService, 'lockOpen'>;
  stores: Pick<FileStores, 'storage' | 'drafts'>;
  sources: ExportSources;
  tellOwner: TellOwner;
};

const isOpen = ({ state, expiresAt }: repository.ExportRow, now: Date) =>
  state === 'READY' && expiresAt !== null && expiresAt > now;

type FileLinks = ReturnType<typeof createFileLinks>;

/** Null for a copy that is gone. */
function toDataExport(row: repository.ExportRow, links: FileLinks, now: Date): DataExport | null {
  const { id, userId, state, size, createdAt, expiresAt } = row;
  if (state === 'REMOVED' || (state === 'READY' && !isOpen(row, now))) return null;
  const url = `${apiBase}/user/data-export-file/${id}?key=${links.keyFor(id, userId).key}`;
  return {
    id,
    state,
    percent: getPercent(row),
    size,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    url: state === 'READY' ? url : null,
  };
}

async function begin(needs: Needs, userId: string): Promise<repository.ExportRow> {
  const { db, transact, clock, queue, limits, users } = needs;
  const before = await repository.findNewest(db, userId);
  if (before?.state === 'MAKING') return before;
  await limits.take('dataExports', `user:${userId}`);
  return transact(async (unit) => {
    await users.lockOpen(unit.db, userId);
    const known = await repository.findNewest(unit.db, userId);
    if (known?.state === 'MAKING') return known;
    await repository.withdrawExports(unit.db, userId);
    const now = clock.now();
    const id = newId('x');
    const row = { id, userId, state: 'MAKING', createdAt: now, touchedAt: now } as const;
    await queue.send(unit.db, buildJob, { exportId: id }, { key: id });
    return repository.insertExport(unit.db, row);
  });
}

/** Stores the progress once per percent. */
function createProgress({ db, clock }: Needs, attempt: repository.Attempt, total: number) {
  let done = 0;
  let lastPercent = 0;
  return async () => {
    done += 1;
    const percent = Math.floor((100 * done) / total);
    if (percent === lastPercent) return;
    lastPercent = percent;
    const touchedAt = clock.now();
    if (!(await repository.changeAttempt(db, attempt, { done, total, touchedAt })))
      throw new Error(`Nobody waits for attempt ${attempt.attempt} of ${attempt.id} any more`);
  };
}

async function buildArchive(needs: Needs, row: repository.ExportRow): Promise<void> {
  const { transact, clock } = needs;
  const { storage, drafts } = needs.stores;
  const { writeArchive } = await import('./write-archive.ts');
  const at = clock.now();
  const { total, entries } = await getContents(needs.sources, row.userId, at);
  await drafts.use(async (path) => {
    await writeArchive(path, entries, { at, onEntry: createProgress(needs, row, total) });
    const { size } = await stat(path);
    await storage.put(toKey(row), { path });
    const readyAt = clock.now();
    const expiresAt = new Date(+readyAt + dataExportLimits.days * day);
    const isReady = await transact(async (unit) => {
      const change = { state: 'READY', size, touchedAt: readyAt, expiresAt } as const;
      if (!(await repository.changeAttempt(unit.db, row, change))) return false;
      await needs.tellOwner(unit, row.userId, { what: 'exportReady', days: dataExportLimits.days });
      return true;
    });
    if (!isReady) await storage.remove(toKey(row));
  });
}

async function open(
  { db, clock, stores }: Needs,
  links: FileLinks,
  exportId: string,
  key: string,
): Promise<StoredAnswer> {
  const userId = links.findHolder(exportId, key);
  const row = await repository.findExport(db, exportId);
  if (!row || row.size === null || row.userId !== userId || !isOpen(row, clock.now())) throw noSuchFile();
  const name = `keo-${toDay(row.createdAt)}.zip`;
  return {
    name,
    mime: 'application/zip',
    size: row.size,
    read: (range) => stores.storage.read(toKey(row), range),
  };
}

async function make(needs: Needs, exportId: string): Promise<void> {
  const { db, clock } = needs;
  const row = await repository.beginAttempt(db, exportId, clock.now());
  if (!row) return;
  try {
    await buildArchive(needs, row);
  } catch (error) {
    if (row.attempt >= maxAttempts) await repository.changeAttempt(db, row, { state: 'FAILED' });
    throw error;
  }
}

async function sweep({ db, clock, stores }: Needs): Promise<void> {
  const now = clock.now();
  await repository.failStalled(db, new Date(+now - stalledAfter));
  for (const { id, attempt } of await repository.withdrawExpired(db, now)) {
    for (let each = 1; each <= attempt; each += 1) await stores.storage.remove(toKey({ id, attempt: each }));
    await repository.deleteExport(db, id);
  }
}

export function createDataExports(needs: Needs): DataExports {
  const { db, clock } = needs;
  const links = createFileLinks(needs);
  return {
    async create(userId) {
      const made = toDataExport(await begin(needs, userId), links, clock.now());
      if (!made) throw new Error('An export that has just begun is there');
      return made;
    },

    async newest(userId) {
      const row = await repository.findNewest(db, userId);
      return row && toDataExport(row, links, clock.now());
    },

    open: (exportId, key) => open(needs, links, exportId, key),
    make: (exportId) => make(needs, exportId),
    withdraw: repository.withdrawExports,
    sweep: () => sweep(needs),
  };
}

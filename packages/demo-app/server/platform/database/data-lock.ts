import { link, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { SettingError } from '../env.ts';
import { realTime } from '../real-time.ts';

const name = /^keo\.lock\.(\d+)$/;
const lockTimeout = 500;
const retryEvery = 50;

/**
 * Start time of a process, by the kernel: tells it from a later process with the same pid. Null where it has ended.
 */
async function getStart(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat !== null) return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? null;
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch {
    return null;
  }
}

export class FolderInUseError extends SettingError {
  constructor(folder: string, holder: number) {
    super(
      `Another Keo server (process ${holder}) is using the data folder ${folder}: stop it, or name another folder in KEO_DATA_DIR.`,
    );
  }
}

type Lock = { turn: number; pid: number; alive: boolean };

async function locksIn(folder: string): Promise<Lock[]> {
  const turns = (await readdir(folder)).flatMap((file) => name.exec(file)?.[1] ?? []);
  return Promise.all(
    turns.map(async (turn) => {
      const held = await readFile(path.join(folder, `keo.lock.${turn}`), 'utf8').catch(() => '');
      const [pid, start] = held.split(' ');
      const alive = Number(pid) > 0 && (await getStart(Number(pid))) === start;
      return { turn: Number(turn), pid: Number(pid), alive };
    }),
  );
}

/** One try: the release function, or the pid of the holder. */
async function tryLock(folder: string): Promise<{ unlock: () => Promise<void> } | { holder: number }> {
  const found = await locksIn(folder);
  const holder = found.find((lock) => lock.alive);
  if (holder) return { holder: holder.pid };
  const turn = Math.max(0, ...found.map((lock) => lock.turn)) + 1;
  const file = path.join(folder, `keo.lock.${turn}`);
  const draft = path.join(folder, `keo.lock.draft.${process.pid}`);
  await writeFile(draft, `${process.pid} ${await getStart(process.pid)}`);
  try {
    // `link` is atomic: of two processes that take over a stale lock, one succeeds.
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return tryLock(folder);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const rival = (await locksIn(folder)).find((lock) => lock.alive && lock.turn !== turn);
  if (rival) {
    await rm(file, { force: true });
    return { holder: rival.pid };
  }
  await Promise.all(found.map((dead) => rm(path.join(folder, `keo.lock.${dead.turn}`), { force: true })));
  return { unlock: () => rm(file, { force: true }) };
}

/**
 * Locks the data folder for this process: the embedded database has no lock of its own, and two processes would lose
 * acknowledged writes. Waits half a second for a live holder (a restart), then refuses; takes over the stale lock of a
 * dead one. Returns the release function. See docs/decisions/0020.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await makeDataFolder(folder);
  for (const end = realTime() + lockTimeout; ; ) {
    const answer = await tryLock(folder);
    if ('unlock' in answer) return answer.unlock;
    if (realTime() >= end) throw new FolderInUseError(folder, answer.holder);
    await new Promise((resolve) => setTimeout(resolve, retryEvery));
  }
}

import { link, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { SettingError } from './env.ts';

const name = /^keo\.lock\.(\d+)$/;
const patience = 500;
const pause = 50;

/** When the kernel started that process, to tell it from a later one with the same number; null where it is gone. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat !== null) return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? null;
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch {
    return null;
  }
}

/** Another process has the data folder. */
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
      const alive = Number(pid) > 0 && (await startOf(Number(pid))) === start;
      return { turn: Number(turn), pid: Number(pid), alive };
    }),
  );
}

/** One try: the way to give the folder back, or the number of the process that has it. */
async function tryLock(folder: string): Promise<{ unlock: () => Promise<void> } | { holder: number }> {
  const found = await locksIn(folder);
  const holder = found.find((lock) => lock.alive);
  if (holder) return { holder: holder.pid };
  const turn = Math.max(0, ...found.map((lock) => lock.turn)) + 1;
  const file = path.join(folder, `keo.lock.${turn}`);
  const draft = path.join(folder, `keo.lock.draft.${process.pid}`);
  await writeFile(draft, `${process.pid} ${await startOf(process.pid)}`);
  try {
    // A link appears whole and only once: of two processes that take over from a dead one, one gets the turn.
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
 * Takes the data folder for this process: the embedded database has no lock of its own, and two processes on one
 * folder lose what they acknowledged. A holder that lives is given half a second to leave (a restart), then the
 * start is refused; a dead one is taken over from. Answers the way to give the folder back. See docs/decisions/0020.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await makeDataFolder(folder);
  for (const end = Date.now() + patience; ; ) {
    const answer = await tryLock(folder);
    if ('unlock' in answer) return answer.unlock;
    if (Date.now() >= end) throw new FolderInUseError(folder, answer.holder);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SettingError } from './env.ts';

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

/**
 * Takes the data folder for this process: the embedded database has no lock of its own, and two processes on one
 * folder lose what they acknowledged. Refuses at once while the holder lives; takes over from a dead one.
 * Answers the way to give it back.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'keo.lock');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  for (;;) {
    const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (handle) {
      await handle.writeFile(mine);
      await handle.close();
      return () => rm(file, { force: true });
    }
    const held = await readFile(file, 'utf8').catch(() => '');
    const [pid, start] = held.split(' ');
    const alive = Number(pid) > 0 && (await startOf(Number(pid))) === start;
    if (alive) {
      throw new SettingError(
        `Another Keo server (process ${pid}) is using the data folder ${folder}: stop it, or name another folder in KEO_DATA_DIR.`,
      );
    }
    await rm(file, { force: true });
  }
}

import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { SettingError } from '../env.ts';

/** @throws SettingError where the data folder cannot be created or written to. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw toSentence(folder, error);
  }
}

function toSentence(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new SettingError(
      `KEO_DATA_DIR ${folder} cannot be a folder, for a file is in its way: name another.`,
    );
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new SettingError(
      `KEO_DATA_DIR ${folder} cannot be written to: give this process the right, or name another folder.`,
    );
  return error;
}

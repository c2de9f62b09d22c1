import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Build = {
  /** Input files and folders, without installed and built ones in them. */
  of: readonly string[];
  /** Output folders. */
  into: readonly string[];
  /** File with the hashes of inputs and outputs. */
  stamp: string;
};

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function fingerprint(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

const filesOf = async (places: readonly string[]) => (await Promise.all(places.map(filesBelow))).flat();

/** Builds unless inputs and outputs are unchanged since the last build; returns whether it did. */
export async function buildWhereChanged(
  { of, into, stamp }: Build,
  build: () => Promise<void>,
): Promise<boolean> {
  const sources = (await filesOf(of)).filter((file) => !/\/(?:dist|node_modules)\//.test(file));
  const before = await fingerprint(sources);
  const state = async () => `${before} ${await fingerprint(await filesOf(into))}`;
  const kept = await readFile(stamp, 'utf8').catch(() => null);
  if (kept === (await state())) return false;
  await build();
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, await state());
  return true;
}

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const server = path.resolve(import.meta.dirname, '../../..');
/** Without `laid/`, which only stores the past. */
const isInput = (name: string) => /\.(ts|json|sql)$/.test(name) && !/\.test\.ts$|^(meta|laid)\//.test(name);

/** A hash of everything the past is made of besides the law: migrations, code and texts of the seed. */
export async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['migrations', 'dev/seed']) {
    const names = await readdir(path.join(server, folder), { recursive: true });
    for (const name of names
      .map((one) => one.replaceAll(path.sep, '/'))
      .filter(isInput)
      .toSorted()) {
      hash.update(`${folder}/${name}\n`);
      hash.update(await readFile(path.join(server, folder, name)));
    }
  }
  return hash.digest('hex');
}

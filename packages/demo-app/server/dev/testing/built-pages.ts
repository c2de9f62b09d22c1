import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const shell =
  '<!doctype html><html lang="vi"><head><title>Keo</title>\n<meta name="description" content="x" /></head><body><div id="app"></div></body></html>';

/** A minimal build folder; deleted after the file's tests. */
export async function builtPages(files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
  const folder = await temporaryFolder('pages');
  for (const [name, content] of Object.entries({ 'index.html': shell, ...files })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildWhereChanged } from './build-where-changed.ts';

async function house() {
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  };
  await write('src/a.ts', '1');
  await write('lock.yaml', '1');
  const build = vi.fn<() => Promise<void>>(() => write('dist/a.js', 'built'));
  const what = { of: [at('src'), at('lock.yaml')], into: [at('dist')], stamp: at('.keo/built') };
  return { at, write, build, again: () => buildWhereChanged(what, build) };
}

it('builds once of the same files', async () => {
  const { build, again } = await house();
  expect(await again()).toBe(true);
  expect(await again()).toBe(false);
  expect(build).toHaveBeenCalledOnce();
});

it.each<[string, (of: Awaited<ReturnType<typeof house>>) => Promise<unknown>]>([
  ['a file is another', ({ write }) => write('src/a.ts', '2')],
  ['a file that is named alone is another', ({ write }) => write('lock.yaml', '2')],
  ['a file is new', ({ write }) => write('src/b/c.ts', '')],
  ['a file is gone', ({ at }) => rm(at('src/a.ts'))],
  ['somebody else built something else', ({ write }) => write('dist/a.js', 'of other files')],
  ['the outcome is gone', ({ at }) => rm(at('dist'), { recursive: true })],
])('builds anew where %s', async (_, change) => {
  const it = await house();
  await it.again();
  await change(it);
  expect(await it.again()).toBe(true);
  expect(await it.again()).toBe(false);
});

it('takes what was installed or built among the sources for none of them', async () => {
  const { write, again } = await house();
  await again();
  await write('src/node_modules/x/index.js', '1');
  await write('src/dist/a.js', '1');
  expect(await again()).toBe(false);
});

it('builds anew after a build that failed', async () => {
  const { build, again } = await house();
  build.mockRejectedValueOnce(new Error('no'));
  await expect(again()).rejects.toThrow('no');
  expect(await again()).toBe(true);
});

it('builds anew where a file changed while it was built', async () => {
  const { write, build, again } = await house();
  build.mockImplementationOnce(() => write('src/a.ts', '2'));
  await again();
  expect(await again()).toBe(true);
});

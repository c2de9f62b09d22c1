import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Builds `packages`, `product` or `book` where its sources changed: see `wireit` in package.json. No cache of older
 * builds is kept, because it would grow with every change.
 */
export async function build(
  name: 'packages' | 'product' | 'book',
  options: SpawnOptions = { stdio: 'inherit' },
): Promise<void> {
  const env = { ...process.env, WIREIT_CACHE: 'none' };
  const child = spawn('pnpm', ['run', '--silent', `build:${name}`], { ...options, env });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pnpm build:${name} says why`);
}

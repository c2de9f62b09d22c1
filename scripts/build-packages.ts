/** Builds both packages and the script tag, where their sources have changed. */
import { execFileSync } from 'node:child_process';
import { buildWhereChanged } from './build-where-changed.ts';

await buildWhereChanged(
  {
    of: ['packages/core', 'packages/react', 'tsconfig.base.json', 'pnpm-lock.yaml'],
    into: ['packages/core/dist', 'packages/react/dist', 'packages/react/script-tag/dist'],
    stamp: '.keo/packages-built',
  },
  async () => {
    const args = ['--filter', '@keo/core', '--filter', '@keo/react', 'run', 'build'];
    execFileSync('pnpm', args, { stdio: 'inherit' });
  },
);

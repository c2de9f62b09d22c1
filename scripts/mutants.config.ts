/** Stryker's configuration for one group, named by `KEO_TEST_MUTANTS`, in a copy of the repository. */
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { mutantGroups } from './mutant-groups.ts';

const root = `${import.meta.dirname}/..`;
const group = mutantGroups[process.env['KEO_TEST_MUTANTS'] ?? ''];
if (!group) throw new Error('KEO_TEST_MUTANTS names no group of scripts/mutant-groups.ts');

const server = `${root}/packages/demo-app/server/dev/testing`;
const { patience = 1000 } = group;

export default defineConfig({
  resolve: { conditions: ['@keo/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@keo/source', ...defaultServerConditions] } },
  test: {
    root,
    include: [...group.tests],
    environment: 'node',
    isolate: false,
    provide: { patience, long: false },
    testTimeout: patience * 4,
    hookTimeout: patience * 4,
    expect: { poll: { timeout: patience } },
    setupFiles: [`${root}/scripts/each-file.ts`, ...(group.isServer ? [`${server}/setup-file.ts`] : [])],
    globalSetup: group.isServer ? [`${server}/global-setup.ts`] : [],
  },
});

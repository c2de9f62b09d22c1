import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/patience.ts';

export default defineConfig({
  test: {
    name: 'packs',
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['install-packs.ts'],
    include: ['*.test.ts'],
    setupFiles: ['../scripts/each-file.ts'],
    provide: { patience, long: process.env['KEO_TEST_LONG'] === '1' },
    testTimeout: patience * 4,
    hookTimeout: patience * 4,
    expect: { poll: { timeout: patience } },
  },
});

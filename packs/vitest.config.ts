import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'packs',
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['install-packs.ts'],
    include: ['*.test.ts'],
    testTimeout: 60_000,
  },
});

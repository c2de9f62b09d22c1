import { defineConfig } from 'vitest/config';
import { measurePatience } from '../scripts/machine-speed.ts';
import { resultsReporter } from '../scripts/vitest-results.ts';

const patience = await measurePatience();
const results = process.env['KEO_TEST_RESULTS'];

export default defineConfig({
  test: {
    name: 'packs',
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['install-packs.ts'],
    include: ['*.test.ts'],
    ...(results !== undefined && { reporters: ['default', resultsReporter(results)] }),
    setupFiles: ['../scripts/wait-for-conditions.ts'],
    provide: { patience, long: process.env['KEO_TEST_LONG'] === '1' },
    testTimeout: patience * 4,
    hookTimeout: patience * 4,
    expect: { poll: { timeout: patience } },
  },
});

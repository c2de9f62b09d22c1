import type { AppOptions } from '../../app-options.ts';

/**
 * The sandbox with demo users and their money, a silent log, no story, no schedule, no rate limits, no shared reads, cheap
 * hashes, and long database timeouts, because other tests load the machine.
 */
export const testOptions: AppOptions = {
  secret: 'a secret that only the tests know',
  publicUrl: 'http://localhost',
  sandbox: true,
  demo: 'people',
  story: false,
  schedule: false,
  rateLimits: false,
  sharedReads: false,
  passwordMemory: 64,
  databaseTimeouts: { connection: 20_000, statement: 30_000, ping: 15_000 },
  logLevel: 'silent',
};

/** Before the steps of `npm test`: what this machine lacks for them. In CI nothing may be missing. */
import { chromium } from '@playwright/test';
import { findPostgres } from '../packages/demo-app/server/dev/testing/throwaway-postgres.ts';
import { findRedis } from '../packages/demo-app/server/dev/testing/throwaway-redis.ts';
import { launchOptions } from './chromium.ts';
import { missingEngines } from './engines.ts';

const faults = missingEngines().map(({ advice }) => advice);
try {
  await (await chromium.launch(launchOptions)).close();
} catch (error) {
  const reason = String(error).split('\n')[0];
  faults.push(
    `Chromium does not start (${reason}): apt-get install chromium-headless-shell, or name one in CHROMIUM_PATH`,
  );
}
if (!process.env['DATABASE_URL_TEST'] && findPostgres() === null)
  faults.push('PostgreSQL is missing: apt-get install postgresql, or set DATABASE_URL_TEST');
if (!process.env['REDIS_URL_TEST'] && findRedis() === null)
  faults.push('Redis is missing: apt-get install redis-server, or set REDIS_URL_TEST');

for (const fault of faults) console.error(fault);
if (faults.length > 0 && process.env['CI'] === 'true') {
  console.error('In CI every real part must be there.');
  process.exitCode = 1;
}

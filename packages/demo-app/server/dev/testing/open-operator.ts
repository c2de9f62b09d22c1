import { afterAll, expect } from 'vitest';
import { type Desk, openDesk } from '../../operator/desk.ts';
import { readOrder, runOrder } from '../../operator/run-operator.ts';
import { readEnv } from '../../platform/env.ts';
import { testOptions } from './test-options.ts';

/** Runs commands of the operator in this process. */
export const createOperator =
  (desk: Desk) =>
  async (...words: string[]) => {
    const order = readOrder(words);
    if ('help' in order) throw new Error('The words call for help');
    return runOrder(desk, order);
  };

/** An operator beside the servers of a file; any complaint of the desk fails the test. */
export async function openOperator(databaseUrl: string, redisUrl?: string) {
  const env = { DATABASE_URL: databaseUrl, KEO_SECRET: testOptions.secret };
  const desk = await openDesk(
    readEnv({ ...env, ...(redisUrl !== undefined && { REDIS_URL: redisUrl }) }),
    (sentence) => expect.fail(sentence),
  );
  afterAll(() => desk.close());
  return createOperator(desk);
}

import { expect, inject, it } from 'vitest';
import { runSeed } from './run-seed.ts';

const envSeed = process.env['KEO_SEED'];
/** What `scripts/breach-list.ts` breaks is noticed within 60. */
const runs = inject('long') ? 2000 : 100;
const seeds =
  envSeed === undefined ? Array.from({ length: runs }, (_, index) => index + 1) : [Number(envSeed)];

it(`keeps every promise in ${seeds.length} random runs of a browser`, async () => {
  const broken: string[] = [];
  for (const seed of seeds) {
    try {
      await runSeed(seed);
    } catch (error) {
      broken.push(`KEO_SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`);
      if (broken.length === 5) break;
    }
  }
  expect(broken).toEqual([]);
});

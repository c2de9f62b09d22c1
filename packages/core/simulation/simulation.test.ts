import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';

const given = process.env['KEO_SEED'];
const seeds = given === undefined ? Array.from({ length: 2000 }, (_, index) => index + 1) : [Number(given)];

it(`keeps every promise in ${seeds.length} lives of a browser`, { timeout: 600_000 }, async () => {
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

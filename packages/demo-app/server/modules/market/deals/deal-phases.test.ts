import { expect, it } from 'vitest';
import { fund, inProgress, meet, ok, submitted, textProof } from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const app = await startApp();

it('deals of a phase fill each page, also where others stand between them', async () => {
  const scene = await meet(app);
  await fund(scene.author, 10_000_000);
  const two = { conditions: [textProof, textProof] };
  await inProgress(scene, two);
  await submitted(scene, await inProgress(scene, two));
  await submitted(scene, await submitted(scene, await inProgress(scene, two), 0), 1);
  await inProgress(scene, two);
  const phases = async (phase: string, pageNum: number) => {
    const query = `role=author&phase=${phase}&pageSize=1&pageNum=${pageNum}`;
    const { list, total } = await ok(scene.author.get(`/job-deal/my-deals-list?${query}`));
    return [total, ...list.map((deal: { phase: string }) => deal.phase)];
  };
  expect(await phases('WAIT_WORKER', 1)).toEqual([2, 'WAIT_WORKER']);
  expect(await phases('WAIT_WORKER', 2)).toEqual([2, 'WAIT_WORKER']);
  expect(await phases('MIXED', 1)).toEqual([1, 'MIXED']);
  expect(await phases('WAIT_REVIEW', 1)).toEqual([1, 'WAIT_REVIEW']);
  expect(await phases('WAIT_REVISION', 1)).toEqual([0]);
});

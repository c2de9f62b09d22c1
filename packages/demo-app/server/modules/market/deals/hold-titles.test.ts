import { expect, it } from 'vitest';
import { call } from '../../../dev/testing/person.ts';
import { funded, meet, ok, opened } from '../../../dev/testing/market-scene.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const app = await startApp();

it('names the job of each hold, to its author only', async () => {
  const scene = await meet(app);
  const deal = await funded(scene);
  const job = await opened(scene, quickJob);
  const { list } = await ok(scene.author.get('/wallet/wallet-holds-list'));
  expect(list).toHaveLength(2);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'DEAL', id: deal.id, title: projectJob.title }),
      expect.objectContaining({ kind: 'JOB', id: job.id, title: quickJob.title }),
    ]),
  );
  expect((await ok(scene.worker.get('/wallet/wallet-holds-list'))).list).toEqual([]);
  expect((await call(app, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
});

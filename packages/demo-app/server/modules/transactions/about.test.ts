import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import type { Api } from '../../dev/testing/call-api.ts';
import { inProgress, judged, meet, ok, submitted } from '../../dev/testing/market-scene.ts';
import { startApp } from '../../dev/testing/start-app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const path = '/transaction/transactions-list?pageSize=100';
const getName = async (api: Api) => (await ok(api.get('/user/info'))).displayName;
type Row = { no: string; type: string; about: { job: string; person: string } | null };

it('names the job and the other person of each transaction of a deal, in the CSV file too', async () => {
  const scene = await meet(app);
  const { author, worker } = scene;
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
  const done = { dealId: deal.id, version: deal.version, decision: 'COMPLETE', expectTotal: 1_050_000 };
  await ok(author.post('/job-deal/job-deal-author-finalize', { ...done, requestId: crypto.randomUUID() }));
  const other = new Map([
    [author, await getName(worker)],
    [worker, await getName(author)],
  ]);
  for (const [reader, person] of other) {
    const { list }: { list: Row[] } = await ok(reader.get(path));
    const ofDeal = list.filter(({ about }) => about !== null);
    expect(ofDeal.length).toBeGreaterThan(0);
    for (const row of ofDeal) {
      expect(row.about).toEqual({ job: deal.job.title, person });
      expect(await ok(reader.get(`/transaction/transaction-info/${row.no}`))).toMatchObject({
        about: row.about,
      });
    }
  }
  const { list }: { list: Row[] } = await ok(author.get(path));
  expect(list.find(({ type }) => type === 'RECHARGE')?.about).toBeNull();
  const file = await app.server.inject({
    url: '/au/api/transaction/transactions-export',
    headers: { authorization: scene.workerToken },
  });
  expect(file.body).toContain(`,${deal.job.title},${other.get(worker)},`);
});

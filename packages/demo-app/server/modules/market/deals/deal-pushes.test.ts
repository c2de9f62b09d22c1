import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { copyRow } from '../../../dev/testing/crowd.ts';
import { type Scene, meet, negotiating, ok } from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { deals } from './deals.table.ts';

const more = 120;

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  const { db } = app.platform;
  const deal = await negotiating(scene);
  const copies = { count: more, change: `jsonb_build_object('id', 'jb' || n, 'slug', 'viec-' || n)` };
  await copyRow(db, 'jobs', { id: deal.jobId, ...copies });
  await copyRow(db, 'deals', {
    id: deal.id,
    count: more,
    change: `jsonb_build_object('id', 'dl' || n, 'job_id', 'jb' || n)`,
  });
});

const getList = (query: string) => ok(scene.worker.get(`/job-deal/my-deals-list?pageSize=100&${query}`));
const end = (...ids: string[]) =>
  app.platform.db.update(deals).set({ state: 'EXPIRED' }).where(inArray(deals.id, ids));
const getIds = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);

it('pages of live deals follow the last row, also where earlier rows ended meanwhile', async () => {
  const first = await getList('live=true&sort=newest');
  expect(first).toMatchObject({ list: { length: 100 }, total: more + 1, totalPage: 2 });
  const [, gone] = getIds(first);
  const last = first.list[99].id;
  await end(String(gone), last);

  const second = await getList(`live=true&after=${last}`);
  expect(second).toMatchObject({ list: { length: 21 }, total: more - 1 });
  expect(new Set([...getIds(first), ...getIds(second)]).size).toBe(more + 1);

  const live = [
    ...getIds(await getList('live=true&sort=newest')),
    ...getIds(await getList('live=true&sort=newest&pageNum=2')),
  ];
  expect(live).toHaveLength(more - 1);
  expect(live).not.toContain(last);
  expect((await getList('sort=newest')).total).toBe(more + 1);
});

it('nothing follows an unknown deal', async () => {
  expect((await getList('after=dl_unknown')).list).toEqual([]);
});

import { expect, it } from 'vitest';
import { copyRow } from '../../../dev/testing/crowd.ts';
import { applied, drafted, meet, ok, opened } from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const app = await startApp();
const scene = await meet(app);
const waiting = (query = '') => ok(scene.author.get(`/job/jobs-my-list?waiting=true&pageSize=100&${query}`));
const getIds = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);

it('an own job waits while it is a draft or an application has no answer, however many there are', async () => {
  await opened(scene);
  const { id: applicationId, jobId } = await applied(scene);
  const { id: draftId } = await drafted(scene);
  expect(getIds(await waiting())).toEqual([draftId, jobId]);
  expect((await waiting()).total).toBe(2);

  const change = `jsonb_build_object('id', 'jd' || n, 'slug', 'nhap-' || n)`;
  await copyRow(app.platform.db, 'jobs', { id: draftId, count: 120, change });
  const first = await waiting();
  expect(first).toMatchObject({ list: { length: 100 }, total: 122 });
  const second = await waiting(`after=${first.list[99].id}`);
  expect(new Set([...getIds(first), ...getIds(second)]).size).toBe(122);
  expect(getIds(second).at(-1)).toBe(jobId);

  await ok(scene.author.post('/job-application/reject-application', { applicationId }));
  expect((await waiting()).total).toBe(121);
});

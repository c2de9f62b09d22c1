import { expect, it } from 'vitest';
import { copyRow } from '../../../dev/testing/crowd.ts';
import { meet, ok, opened } from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const app = await startApp();

it('the open jobs of a person fill each page, also where the expiry of others has just passed', async () => {
  const scene = await meet(app);
  const { id, author } = await opened(scene);
  const isPast = `case when n % 3 = 0 then one.created_at else one.expires_at end`;
  const change = `jsonb_build_object('id', 'jo' || n, 'slug', 'viec-' || n, 'expires_at', ${isPast})`;
  await copyRow(app.platform.db, 'jobs', { id, count: 30, change });
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNum) =>
      ok(scene.visitor.get(`/job/jobs-of-author?authorId=${author.id}&pageSize=7&pageNum=${pageNum}`)),
    ),
  );
  expect(pages.map(({ list, total, totalPage }) => [list.length, total, totalPage])).toEqual([
    [7, 21, 3],
    [7, 21, 3],
    [7, 21, 3],
    [0, 21, 3],
  ]);
  const ids = pages.flatMap(({ list }) => list.map((job: { id: string }) => job.id));
  expect(new Set(ids).size).toBe(21);
});

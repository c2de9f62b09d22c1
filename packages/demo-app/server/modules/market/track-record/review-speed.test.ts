import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { call } from '../../../dev/testing/person.ts';
import {
  type Scene,
  fund,
  inProgress,
  judged,
  meet,
  opened,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  await fund(scene.author, 10_000_000);
});

async function judgedAfter(hours: number) {
  const deal = await submitted(scene, await inProgress(scene));
  await call(app, '/sandbox/advance-clock', { body: { minutes: hours * 60 } });
  await judged(scene, deal, 'APPROVE');
}

it('the median time of an author’s decisions appears with enough of them', async () => {
  const { slug, id } = await opened(scene);
  const seen = async () => {
    const { data } = await scene.stranger.get(`/job/job-info/${slug}`);
    const { data: found } = await scene.visitor.get('/job/jobs-list?pageSize=100');
    const listed = found.list.find((job: { id: string }) => job.id === id);
    expect(listed.authorReviewHours).toBe(data.authorReviewHours);
    return data.authorReviewHours;
  };
  await judgedAfter(1);
  await judgedAfter(30);
  expect(await seen()).toBeNull();
  await judgedAfter(4);
  expect(await seen()).toBe(4);
  // A review that the timer ended counts with its whole duration.
  const deal = await submitted(scene, await inProgress(scene));
  await call(app, '/sandbox/advance-clock', { body: { minutes: 120 * 60 + 1 } });
  await app.market.runClock('deal', deal.id);
  expect(await seen()).toBe(17);
});

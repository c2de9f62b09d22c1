import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import {
  type Scene,
  agreed,
  answerOffer,
  application,
  funded,
  meet,
  negotiating,
  ok,
  opened,
  textProof,
} from '../../testing/market-scene.ts';
import { projectJob, quickJob } from '../../testing/postings.ts';
import { startApp } from '../../testing/start-app.ts';

const phone = '0912 345 678';
const words = `Có gì gọi ${phone} hoặc viết cho bao.pham@example.com nhé.`;
const hidden = 'Có gì gọi ••••• hoặc viết cho ••••• nhé.';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  scene = await meet(app);
});

it('shows how to reach the author to those for whom money is held, and to nobody before', async () => {
  const { id, slug } = await opened(scene, {
    ...quickJob,
    slots: 2,
    description: `${quickJob.description} ${words}`,
    conditions: [{ ...textProof, instructions: words }],
  });
  const read = async (who: 'author' | 'worker' | 'stranger' | 'visitor') => {
    const { data } = await scene[who].get(`/job/job-info/${slug}`);
    return [data.description.endsWith(words), data.conditions[0].instructions === words];
  };
  for (const who of ['worker', 'stranger', 'visitor'] as const)
    expect(await read(who)).toEqual([false, false]);
  expect(await read('author')).toEqual([true, true]);
  const { data } = await scene.visitor.get(`/job/job-info/${slug}`);
  expect(data.description.endsWith(hidden)).toBe(true);
  await ok(scene.worker.post('/job-deal/job-deal-init-proposal', { jobId: id, mode: 'TAKE' }));
  expect(await read('worker')).toEqual([true, true]);
  expect(await read('stranger')).toEqual([false, false]);
  // What search engines read is what a visitor reads.
  const page = await app.server.inject({ url: `/tasks/${slug}`, headers: { accept: 'text/html' } });
  expect(page.body).not.toContain(phone);
});

it('shows a letter whole to who wrote it alone', async () => {
  const { id: jobId } = await opened(scene, projectJob);
  const letter = { ...application(jobId), coverLetter: words };
  expect((await ok(scene.worker.post('/job-application/apply-job', letter))).coverLetter).toBe(words);
  const { data } = await scene.author.get(`/job-application/applications-list?jobId=${jobId}`);
  expect(data.list[0].coverLetter).toBe(hidden);
});

it('takes it out of offers and notes until money is held, and not from then on', async () => {
  const deal = await negotiating(scene);
  const counter = answerOffer(deal, 'COUNTER', { terms: deal.terms, note: words });
  const answered = await ok(scene.worker.post('/job-deal/job-deal-give-offer', counter));
  expect(answered.offers.at(-1).note).toBe(hidden);
  const note = (dealId: string) =>
    ok(scene.worker.post('/jobdeallog/jobs-deal-logs-new', { dealId, description: words }));
  expect((await note((await agreed(scene)).id)).metadata.params.text).toBe(hidden);
  expect((await note((await funded(scene)).id)).metadata.params.text).toBe(words);
  const { data } = await scene.author.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}`);
  expect(JSON.stringify(data)).not.toContain(phone);
});

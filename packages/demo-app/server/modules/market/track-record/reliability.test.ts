import { describe, expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  application,
  finalizing,
  inProgress,
  judged,
  meet,
  newId,
  of,
  ok,
  opened,
  rejection,
  submitted,
  taken,
  terms,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { becomeOne } from '../../../dev/testing/same-person.ts';

const hour = 3_600_000;
const { app, scene } = await openScene();

const quick = { ...quickJob, conditions: [textProof] };
const take = (api: Api, jobId: string) =>
  api.post('/job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' });
const giveUp = (api: Api, deal: { id: string; version: number }) =>
  ok(api.post('/job-deal/cancel-deal', { ...of(deal), reason: 'Bận việc khác' }));
const takeAndGiveUp = async (jobId: string) => giveUp(scene.worker, await ok(take(scene.worker, jobId)));
const profile = async () => (await ok(scene.visitor.get(`/user/info/${scene.workerId}`))).reliability;

async function lostByRejection() {
  const deal = await submitted(scene, await inProgress(scene));
  await judged(scene, deal, 'REJECT', rejection);
  await app.platform.clock.advance(73 * hour);
  await app.market.runClock('deal', deal.id);
}

describe('reliability', () => {
  it('is shown with its parts once three deals have ended', async () => {
    const late = await inProgress(scene);
    await app.platform.clock.advance(101 * hour);
    const done = await judged(scene, await submitted(scene, late), 'APPROVE');
    await ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(done, 'COMPLETE')));
    await lostByRejection();
    expect(await profile()).toBeUndefined();
    await giveUp(scene.worker, await taken(scene));

    const events = {
      score: 80 + 1 - 1 - 2 - 2,
      parts: [
        { name: 'completed', count: 1, points: 1 },
        { name: 'late', count: 1, points: -1 },
        { name: 'abandoned', count: 1, points: -2 },
        { name: 'rejected', count: 1, points: -2 },
      ],
    };
    expect(await profile()).toEqual(events);

    const { id } = await opened(scene);
    const own = await ok(scene.worker.post('/job-application/apply-job', application(id)));
    expect(own).not.toHaveProperty('reliability');
    const applicants = await ok(scene.author.get(`/job-application/applications-list?jobId=${id}`));
    expect(applicants.list).toMatchObject([{ reliability: events }]);

    await becomeOne(app, scene.worker, scene.author);
    expect(await profile()).toBeUndefined();
  });

  it('below 50 allows one live deal, and recovers after 90 days', async () => {
    const { id } = await opened(scene, quick);
    for (let day = 0; day < 8; day++) {
      await takeAndGiveUp(id);
      await takeAndGiveUp(id);
      await app.platform.clock.advance(25 * hour);
    }
    expect(await profile()).toEqual({ score: 48, parts: [{ name: 'abandoned', count: 16, points: -32 }] });
    const other = await opened(scene, quick);
    const deal = await ok(take(scene.worker, id));
    expect(await take(scene.worker, other.id)).toMatchObject({ data: { reason: 'LIMIT', max: 1 } });
    await giveUp(scene.worker, deal);
    await app.platform.clock.advance(91 * 24 * hour);
    expect(await profile()).toBeUndefined();
    const [one, two] = [await opened(scene, quick), await opened(scene, quick)];
    await ok(take(scene.worker, one.id));
    await ok(take(scene.worker, two.id));
  });
});

describe('giving up again and again', () => {
  it('one slot 25 times is stopped after the third, until a day has passed', async () => {
    const { id, slug } = await opened(scene, quick);
    const refusals = [];
    for (let time = 0; time < 25; time++) {
      const answer = await take(scene.worker, id);
      if (answer.status === 200) await giveUp(scene.worker, answer.data);
      else refusals.push(answer);
    }
    expect(refusals).toHaveLength(22);
    for (const { data, msg } of refusals) {
      expect(data).toMatchObject({ reason: 'NOT_ALLOWED', rule: 'PAUSED_HERE' });
      expect(msg).toMatch(/^Bạn đã bỏ dở nhiều việc của người này trong một ngày.*từ \d/);
    }

    const { data } = await scene.worker.get(`/job/job-info/${slug}`);
    const [button] = data.actions;
    expect(button).toMatchObject({ key: 'TAKE', enabled: false, rule: 'PAUSED_HERE' });
    const rest = Date.parse(button.until) - +app.platform.clock.now();
    expect(rest).toBeGreaterThan(23 * hour);
    expect(rest).toBeLessThanOrEqual(24 * hour);

    await app.platform.clock.advance(rest);
    await ok(take(scene.worker, id));
  });

  it('also blocks applications to that author and invitations, and none of others', async () => {
    const early = await opened(scene);
    const waiting = await ok(scene.worker.post('/job-application/apply-job', application(early.id)));
    const { id } = await opened(scene, quick);
    for (let time = 0; time < 3; time++) await takeAndGiveUp(id);
    const project = await opened(scene);
    const paused = { data: { reason: 'NOT_ALLOWED', rule: 'PAUSED_HERE' } };
    expect(await scene.worker.post('/job-application/apply-job', application(project.id))).toMatchObject(
      paused,
    );
    const invitation = { jobId: project.id, workerId: scene.workerId, terms, requestId: newId() };
    expect(await scene.author.post('/job-deal/job-deal-init-by-author', invitation)).toMatchObject(paused);
    const accept = { applicationId: waiting.id };
    const accepted = await scene.author.post('/job-application/accept-application', accept);
    expect(accepted).toMatchObject(paused);
    expect(accepted.msg).toMatch(/^Người này vừa bỏ dở nhiều việc/);

    const other = { ...(await meet(app)), worker: scene.worker };
    await ok(take(scene.worker, (await opened(other, quick)).id));
  });

  it('is a pause of the person: another account of theirs waits too', async () => {
    const { id } = await opened(scene, quick);
    const other = await meet(app);
    for (let time = 0; time < 3; time++) await takeAndGiveUp(id);
    await becomeOne(app, scene.worker, other.worker);
    expect(await take(other.worker, id)).toMatchObject({ data: { rule: 'PAUSED_HERE' } });
  });

  it('five slots of anybody within a day is a pause for everybody', async () => {
    const other = await meet(app);
    for (const { id, times } of [
      { id: (await opened(scene, quick)).id, times: 2 },
      { id: (await opened(other, quick)).id, times: 2 },
      { id: (await opened(await meet(app), quick)).id, times: 1 },
    ])
      for (let time = 0; time < times; time++) await takeAndGiveUp(id);
    const third = await opened(await meet(app), quick);
    expect(await take(scene.worker, third.id)).toMatchObject({ data: { rule: 'PAUSED' } });
    await app.platform.clock.advance(24 * hour);
    await ok(take(scene.worker, third.id));
  });
});

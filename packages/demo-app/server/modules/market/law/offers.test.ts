import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  agreed,
  answerOffer,
  applied,
  draftDeal,
  negotiating,
  newId,
  ok,
  opened,
  terms,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { projectJob } from '../../../dev/testing/sample-jobs.ts';
import { dealNow, pass, step, getTimer } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const giveOffer = (body: object) => (api: Api) => api.post('/job-deal/job-deal-give-offer', body);
const expired = { author: ['DEAL_EXPIRED_FOR_AUTHOR'], worker: ['DEAL_EXPIRED_FOR_WORKER'] };

it('D1: an accepted application of a project becomes a draft that waits three days for an offer', async () => {
  const { id } = await applied(scene);
  const seen = await step(
    scene,
    'author',
    (api) => api.post('/job-application/accept-application', { applicationId: id }),
    { worker: 'NOT_FOUND' },
  );
  expect(seen).toMatchObject({
    data: { deal: { state: 'DRAFT', turn: null, offers: [] } },
    money: nothing,
    news: { author: [], worker: ['APPLICATION_ACCEPTED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('D9 in 72 h: EXPIRED');
});

it('D2: the author makes the first offer, to somebody accepted or by an invitation', async () => {
  const { jobId, id } = await draftDeal(scene);
  const offer = (api: Api) =>
    api.post('/job-deal/job-deal-init-by-author', {
      jobId,
      workerId: scene.workerId,
      terms,
      requestId: newId(),
    });
  const first = await step(scene, 'author', offer, { worker: 'NOT_FOUND' });
  expect(first).toMatchObject({
    data: { id, state: 'NEGOTIATING', turn: 'worker', offers: [{ no: 1, by: 'author', terms }] },
    money: nothing,
    news: { author: [], worker: ['DEAL_PROPOSAL_CREATED'] },
  });
  expect(getTimer(scene, first.data)).toBe('D9 in 72 h: EXPIRED');

  const other = await opened(scene);
  const invite = (api: Api) =>
    api.post('/job-deal/job-deal-init-by-author', {
      jobId: other.id,
      workerId: scene.workerId,
      terms,
      requestId: newId(),
    });
  const invited = await step(scene, 'author', invite, { worker: 'NOT_FOUND' });
  expect(invited).toMatchObject({
    data: { state: 'NEGOTIATING', turn: 'worker' },
    news: { worker: ['DEAL_PROPOSAL_CREATED'] },
  });
});

it('D3: the worker makes the first offer, with what the author wants to be handed in', async () => {
  const { id } = await draftDeal(scene);
  const { conditions: _, ...proposed } = terms;
  const offer = (api: Api) => api.post('/job-deal/job-deal-init-proposal', { dealId: id, terms: proposed });
  // Without conditions there is nothing to hand in.
  expect((await offer(scene.worker)).data).toMatchObject({ reason: 'INVALID' });
  const prepared = { dealId: id, kind: 'CONDITION', conditions: terms.conditions };
  await ok(scene.author.post('/job-proof/add-jobs-history-proof', prepared));
  const seen = await step(scene, 'worker', offer, { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'NEGOTIATING', turn: 'author', offers: [{ no: 1, by: 'worker' }] },
    money: nothing,
    news: { author: ['DEAL_PROPOSAL_CREATED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D9 in 72 h: EXPIRED');
});

it('D4: whose turn it is answers with other terms, and the three days begin again', async () => {
  const deal = await negotiating(scene);
  const counter = answerOffer(deal, 'COUNTER', { terms: { ...terms, price: 1_200_000 } });
  await app.platform.clock.advance(3_600_000);
  const seen = await step(scene, 'worker', giveOffer(counter), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { turn: 'author', offers: [{ no: 1 }, { no: 2, by: 'worker', terms: { price: 1_200_000 } }] },
    money: nothing,
    news: { author: ['DEAL_PROPOSAL_UPDATED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D9 in 72 h: EXPIRED');
  const again = answerOffer(seen.data, 'COUNTER', { terms, baseOfferNo: 1 });
  expect((await scene.author.post('/job-deal/job-deal-give-offer', again)).data.reason).toBe('STALE');
});

it('D5: whose turn it is accepts: the slot is kept, the terms are fixed, two days to hold the money', async () => {
  const deal = await negotiating(scene);
  const seen = await step(scene, 'worker', giveOffer(answerOffer(deal, 'ACCEPT')), {
    author: 'NOT_ALLOWED',
  });
  expect(seen).toMatchObject({
    data: { state: 'AGREED', money: { price: 1_000_000, held: 0 } },
    money: nothing,
    news: { author: ['DEAL_ACCEPTED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D9f in 48 h: EXPIRED');
  const late = answerOffer(seen.data, 'COUNTER', { terms });
  expect((await scene.author.post('/job-deal/job-deal-give-offer', late)).data.reason).toBe('NOT_ALLOWED');
});

it.each(['author', 'worker'] as const)('D6: the %s may decline before any money is held', async (side) => {
  for (const begin of [draftDeal, negotiating, agreed] as const) {
    const deal = await begin(scene);
    const decline = giveOffer({ ...answerOffer(deal, 'DECLINE'), baseOfferNo: 1 });
    const seen = await step(scene, side, decline, {});
    expect(seen).toMatchObject({
      data: { state: 'CANCELLED', nextTimer: null, actions: [] },
      money: nothing,
      news: { author: [], worker: [], [side === 'author' ? 'worker' : 'author']: ['DEAL_CANCELLED'] },
    });
  }
});

it('D9: an offer that nobody answers in three days is over, and so is a draft', async () => {
  const draft = await draftDeal(scene);
  const drafted = await pass(scene, { dealId: draft.id }, 72, 'DEAL_EXPIRED_FOR_AUTHOR');
  expect(drafted).toMatchObject({ money: nothing, news: expired });
  const offer = await negotiating(scene);
  const seen = await pass(scene, { dealId: offer.id }, 72, 'DEAL_EXPIRED_FOR_AUTHOR');
  expect(seen).toMatchObject({ money: nothing, news: expired });
  expect(await dealNow(scene, offer)).toMatchObject({ state: 'EXPIRED', nextTimer: null, actions: [] });
});

const more = (api: Api, dealId: string) =>
  api.post('/job-proof/add-jobs-history-proof', {
    dealId,
    kind: 'CONDITION',
    conditions: [{ ...textProof, title: 'Tệp nguồn' }],
  });

it('P1: more to prove is told to the worker, and after an agreement it is an offer again', async () => {
  const draft = await draftDeal(scene);
  const prepared = await step(scene, 'author', (api) => more(api, draft.id), { worker: 'NOT_ALLOWED' });
  expect(prepared).toMatchObject({
    data: { deal: { state: 'DRAFT' } },
    money: nothing,
    news: { author: [], worker: ['PROOF_CONDITIONS_SUBMITTED'] },
  });

  const deal = await agreed(scene, {}, { ...projectJob, title: 'Thiết kế bao bì cho tiệm mỹ phẩm' });
  const seen = await step(scene, 'author', (api) => more(api, deal.id), { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { deal: { state: 'NEGOTIATING', turn: 'worker' } },
    news: { author: [], worker: ['PROOF_CONDITIONS_SUBMITTED'] },
  });
  expect(seen.data.deal.terms.conditions).toHaveLength(2);
  expect(getTimer(scene, seen.data.deal)).toBe('D9 in 72 h: EXPIRED');
  // The worker accepts the current offer; asking needed no money.
  const now = await dealNow(scene, deal);
  expect(now.offers).toHaveLength(2);
  await ok(scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(now, 'ACCEPT')));
});

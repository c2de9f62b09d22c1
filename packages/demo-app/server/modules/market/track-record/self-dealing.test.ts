import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  agreed,
  answerOffer,
  application,
  applied,
  draftDeal,
  finalizing,
  inProgress,
  judged,
  negotiating,
  newId,
  ok,
  opened,
  submitted,
  taken,
  terms,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { createApi } from '../../../dev/testing/call-api.ts';
import { call, codeFor, register } from '../../../dev/testing/person.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { addCard, addVerifiedCard, becomeOne, newAccountNo } from '../../../dev/testing/same-person.ts';
import { expectInvariants } from '../../../dev/testing/step-effects.ts';
import { isSamePerson, listTies } from '../../bank-cards/same-person.service.ts';
import { users } from '../../users/users.table.ts';
import { countOfWorker } from '../deals/deal-lists.repository.ts';
import { getReviewHours } from './review-speed.ts';

const { app, scene } = await openScene();

const refused = {
  status: 422,
  data: { reason: 'SELF_DEAL' },
  msg: 'Hai bên của một giao dịch phải là hai người khác nhau. Các tài khoản dùng chung tài khoản ngân hàng hoặc số điện thoại được tính là một người.',
};
const tie = () => becomeOne(app, scene.worker, scene.author);
const getId = async (api: Api): Promise<string> => (await api.get('/user/info')).data.id;
const getHeld = async (api: Api): Promise<number> => (await api.get('/wallet/wallet-info')).data.held;
const quick = { ...quickJob, slots: 1, conditions: [textProof] };
const take = (jobId: string) =>
  scene.worker.post('/job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' });
const accept = (applicationId: string) =>
  scene.author.post('/job-application/accept-application', { applicationId });
const offer = (jobId: string) =>
  scene.author.post('/job-deal/job-deal-init-by-author', {
    jobId,
    workerId: scene.workerId,
    terms,
    requestId: newId(),
  });
const shown = async (api: Api, dealId: string, key: string) => {
  const { data } = await api.post('/job-deal/job-deal-info', { dealId });
  return data.actions.find((action: { key: string }) => action.key === key);
};

describe('two accounts with one bank account', () => {
  it('cannot take each other’s slots, and the page says so', async () => {
    const { id, slug } = await opened(scene, quick);
    await tie();
    expect((await scene.worker.get(`/job/job-info/${slug}`)).data.actions).toMatchObject([
      { key: 'TAKE', enabled: false, reason: 'SELF_DEAL' },
    ]);
    expect(await take(id)).toMatchObject(refused);
    const english = await call(app, '/job-deal/job-deal-init-proposal', {
      token: scene.workerToken,
      locale: 'en',
      body: { jobId: id, mode: 'TAKE' },
    });
    expect(english.msg).toBe(
      'The two sides of a deal must be two people. Accounts that share a bank account or a phone count as one.',
    );
    await expectInvariants(scene);
  });

  it('cannot apply to each other, nor accept an earlier application', async () => {
    const job = await opened(scene);
    const waiting = [await applied(scene), await applied(scene, { ...quick, acceptMode: 'APPLY' })];
    const held = await getHeld(scene.author);
    await tie();
    expect(await scene.worker.post('/job-application/apply-job', application(job.id))).toMatchObject(refused);
    for (const { id } of waiting) expect(await accept(id)).toMatchObject(refused);
    expect(await getHeld(scene.author)).toBe(held);
  });

  it('cannot invite each other, nor make an offer after an earlier acceptance', async () => {
    const job = await opened(scene);
    const { jobId } = await draftDeal(scene);
    await tie();
    expect(await offer(job.id)).toMatchObject(refused);
    expect(await offer(jobId)).toMatchObject(refused);
  });

  it('cannot agree, and can decline', async () => {
    const deal = await negotiating(scene);
    await tie();
    expect(await shown(scene.worker, deal.id, 'ACCEPT')).toMatchObject({
      enabled: false,
      reason: 'SELF_DEAL',
    });
    const answer = (decision: string) =>
      scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, decision));
    expect(await answer('ACCEPT')).toMatchObject(refused);
    expect(await answer('DECLINE')).toMatchObject({ data: { state: 'CANCELLED' } });
  });

  it('cannot fund an earlier agreement', async () => {
    const deal = await agreed(scene);
    await tie();
    expect(await shown(scene.author, deal.id, 'APPROVE')).toMatchObject({
      enabled: false,
      reason: 'SELF_DEAL',
    });
    const order = finalizing(deal, 'APPROVE');
    expect(await scene.author.post('/job-deal/job-deal-author-finalize', order)).toMatchObject(refused);
    expect(await getHeld(scene.author)).toBe(0);
  });

  it('continue a funded deal', async () => {
    const deal = await inProgress(scene);
    await tie();
    const change = { price: 2_000_000 };
    const wish = await scene.author.post(
      '/job-deal/job-deal-give-offer',
      answerOffer(deal, 'CHANGE_ORDER', { terms: change }),
    );
    expect(wish).toMatchObject({ status: 200, data: { changeRequest: { terms: change } } });
    const yes = answerOffer({ ...wish.data }, 'ACCEPT');
    expect(await scene.worker.post('/job-deal/job-deal-give-offer', yes)).toMatchObject({ status: 200 });
  });
});

/** In both orders. */
const isSame = async () => {
  const authorId = await getId(scene.author);
  const { db } = app.platform;
  const there = await isSamePerson(db, authorId, scene.workerId);
  expect(await isSamePerson(db, scene.workerId, authorId)).toBe(there);
  return there;
};

describe('whose accounts are one person’s', () => {
  it('is the account itself, and no other without a tie', async () => {
    expect(await isSamePerson(app.platform.db, scene.workerId, scene.workerId)).toBe(true);
    expect(await isSame()).toBe(false);
  });

  it('shows by a number that each of them verified, and stays after it is removed', async () => {
    const accountNo = newAccountNo();
    const verify = async (api: Api, cardId: string) => {
      const code = await codeFor(app, (await api.get('/user/info')).data.email);
      expect(await api.post('/bank-card/verify-bank-card', { cardId, code })).toMatchObject({ status: 200 });
    };
    const { data: typed } = await addCard(scene.author, accountNo);
    await verify(scene.author, typed.id);
    const { data: theirs } = await addCard(scene.worker, accountNo);
    expect(await isSame()).toBe(false);
    expect(await listTies(app.platform.db, scene.workerId)).toEqual([]);
    await verify(scene.worker, theirs.id);
    expect(await isSame()).toBe(true);
    const remove = (body: object) => scene.author.post('/bank-card/remove-bank-card', body);
    await remove({ cardId: typed.id });
    const again = await codeFor(app, (await scene.author.get('/user/info')).data.email);
    expect(await remove({ cardId: typed.id, code: again })).toMatchObject({ status: 200 });
    expect(await isSame()).toBe(true);
  });

  it('is not shown by one number at two banks, nor over a third account', async () => {
    const [one, two] = [newAccountNo(), newAccountNo()];
    await addVerifiedCard(app, scene.author, one);
    await addVerifiedCard(app, scene.worker, two);
    const elsewhere = { bankBin: '970407', accountNo: one, accountName: 'PERSON' };
    await scene.worker.post('/bank-card/add-bank-card', elsewhere);
    const third = createApi(app, (await register(app)).accessToken);
    for (const accountNo of [one, two]) await addVerifiedCard(app, third, accountNo);
    expect(await isSame()).toBe(false);
    const [thirdId, authorId] = [await getId(third), await getId(scene.author)];
    expect(await isSamePerson(app.platform.db, thirdId, authorId)).toBe(true);
    expect(await isSamePerson(app.platform.db, thirdId, scene.workerId)).toBe(true);
  });

  it('shows by a phone that each of them verified in its time', async () => {
    const first = await register(app);
    const verify = async ({ accessToken, phone }: { accessToken: string; phone: string }) => {
      await call(app, '/user/send-sms', { body: { phone, purpose: 'VERIFY_PHONE' } });
      const code = await codeFor(app, phone);
      expect(await call(app, '/user/verify-otp', { token: accessToken, body: { code } })).toMatchObject({
        status: 200,
      });
    };
    await verify(first);
    const second = await register(app);
    const { db } = app.platform;
    const [a, b] = await Promise.all(
      [first, second].map(({ accessToken }) => getId(createApi(app, accessToken))),
    );
    if (a === undefined || b === undefined) throw new Error('Two people have two ids');
    // No page changes a phone number yet, so the test writes to the database.
    await db.update(users).set({ phone: null, phoneVerifiedAt: null }).where(eq(users.id, a));
    await db.update(users).set({ phone: first.phone }).where(eq(users.id, b));
    expect(await isSamePerson(db, a, b)).toBe(false);
    await verify({ ...second, phone: first.phone });
    expect(await isSamePerson(db, a, b)).toBe(true);
    expect(await listTies(db, a)).toEqual([
      { userId: b, what: 'PHONE', bank: '', ends: first.phone.slice(-4) },
    ]);
  });
});

it('a deal between two who turned out to be one counts for no tier and no statistic', async () => {
  const { db } = app.platform;
  const since = new Date(0);
  const counts = () => countOfWorker(db, scene.workerId, since);
  const authorId = await getId(scene.author);
  const three = [textProof, textProof, textProof];
  const begun = await inProgress(scene, { conditions: three });
  let deal = begun;
  for (const at of [0, 1, 2]) {
    deal = await submitted(scene, deal, at);
    deal = await judged(scene, deal, 'APPROVE', {}, at);
  }
  const done = await scene.author.post('/job-deal/job-deal-author-finalize', finalizing(deal, 'COMPLETE'));
  expect(done).toMatchObject({ data: { deal: { state: 'COMPLETED' } } });
  expect(await counts()).toEqual({ live: 0, completed: 1, earned: 1_000_000 });
  expect([...(await getReviewHours(db, [authorId]))]).toEqual([[authorId, 0]]);
  const running = await taken(scene);
  await tie();
  // Neither counts as completed, but the running one counts as running.
  expect(await counts()).toEqual({ live: 1, completed: 0, earned: 0 });
  expect([...(await getReviewHours(db, [authorId]))]).toEqual([]);
  const { id: dealId } = await judged(scene, await submitted(scene, running), 'APPROVE');
  // A quick job's deal ends by its timer, which the queue may have run already.
  await app.market.runClock('deal', dealId);
  expect(await ok(scene.author.post('/job-deal/job-deal-info', { dealId }))).toMatchObject({
    state: 'COMPLETED',
  });
  expect(await counts()).toEqual({ live: 0, completed: 0, earned: 0 });
  await expectInvariants(scene);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { demoPassword } from '../seed/market-seed.ts';
import { type Api, createApi, signInAs, createSteadyApi } from '../testing/call-api.ts';
import { quickJob } from '../testing/sample-jobs.ts';
import { runStory } from '../testing/run-command.ts';
import { type Node, startNode } from '../testing/start-app.ts';
import { createLiveStory } from './play-story.ts';
import { createPerson } from './person.ts';
import { playRound } from './round.ts';
import { sendTo } from './send-to.ts';
import { sendWithin } from './send-within.ts';

let app: Node;
beforeAll(async () => {
  app = await startNode({ demo: 'named' });
});

const getNews = async (api: Api): Promise<string[]> =>
  (await api.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=30')).data.list.map(
    ({ action }: { action: string }) => action,
  );
const getBalance = async (api: Api): Promise<number> => (await api.get('/wallet/wallet-info')).data.balance;
const expectInvariants = async (on: App) =>
  expect((await on.server.inject('/au/api/sandbox/reconcile')).json().data).toMatchObject({ ok: true });

describe('pnpm story', () => {
  it('plays one job from posting to payment over the network, with every notification on the way', async () => {
    const [anh, tin] = [createSteadyApi(app, 'minhanh'), createSteadyApi(app, 'vantin')];
    const before = await getBalance(tin);
    const { code, out, err } = await runStory({ KEO_PUBLIC_URL: app.origin }, '--once', '--pace', '0');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').map((line) => line.replace(/“.*/, '').trim())).toEqual([
      'minhanh posts',
      'vantin takes',
      'vantin hands in',
      'minhanh approves',
      'vantin hands in',
      'minhanh approves',
      'vantin is paid.',
    ]);
    expect(await getBalance(tin)).toBe(before + 22_500);
    expect(await getNews(tin)).toEqual(expect.arrayContaining(['PROOF_APPROVED', 'PAYMENT_PROCESSED']));
    expect(await getNews(anh)).toEqual(
      expect.arrayContaining(['JOB_CREATED', 'COLLABORATION_STARTED', 'PROOF_EVIDENCE_SUBMITTED']),
    );
    await expectInvariants(app);
  });

  it('runs without end, with whatever money there is', async () => {
    const send = sendTo(app.origin);
    const [author, worker] = ['hoanglong', 'thuha'].map((name) => createPerson(send, name, demoPassword));
    if (!author || !worker) throw new Error('two people');
    for (const round of [0, 1, 2])
      expect(await playRound({ author, worker }, round, () => undefined)).toBe(true);
    await expectInvariants(app);
  });

  it.each([
    [{}, ['--once'], 1, /^Keo does not answer at http:\/\/localhost:1: start it with npm start, or name/],
    [{}, ['--pace', 'fast'], 2, /^--pace is a number of seconds/],
    [{}, ['--twice'], 2, /--twice/],
  ])('says in one sentence what is missing', async (env, words, code, sentence) => {
    const answer = await runStory({ PORT: '1', ...env }, ...words);
    expect(answer).toMatchObject({ code, out: '', err: expect.stringMatching(sentence) });
  });

  it('says that there are no demo users', async () => {
    const answer = await runStory({ KEO_PUBLIC_URL: app.origin }, '--once', '--author', 'khongcoai');
    expect(answer).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Nobody of the demo can sign in'),
    });
  });
});

const seconds = (n: number) => n * 1000;
const storyFor = (...ids: string[]) => {
  let present = ids;
  const story = createLiveStory({
    sockets: { connectedUserIds: () => new Set(present) },
    send: sendWithin(app.server),
    random: () => 0,
  });
  return { ...story, leave: () => (present = []), come: () => (present = ids) };
};

describe('the story in the sandbox', () => {
  it('does one thing towards a visitor after each pause, and never in their name', async () => {
    const bao = createApi(app, await signInAs(app, 'giabao'));
    const before = { news: await getNews(bao), money: await getBalance(bao) };
    const story = storyFor('u04');
    await story.look(0);
    await story.look(seconds(19));
    expect(await getNews(bao)).toEqual(before.news);
    // She approves his submission, and he is paid for that part.
    await story.look(seconds(20));
    expect(await getBalance(bao)).toBe(before.money + 2_250_000);
    expect((await getNews(bao)).slice(0, 2).toSorted()).toEqual(['PAYMENT_PROCESSED', 'PROOF_APPROVED']);
    const deals = await bao.get('/job-deal/my-deals-list?role=worker&state=IN_PROGRESS');
    await story.look(seconds(40));
    await story.look(seconds(60));
    // Part 3 (Mốc 3) is the visitor's to do, so the story leaves it.
    const after = await bao.get('/job-deal/my-deals-list?role=worker&state=IN_PROGRESS');
    expect(after.data.list.map(({ proofs }: { proofs: object[] }) => proofs)).toEqual(
      deals.data.list.map(({ proofs }: { proofs: object[] }) => proofs),
    );
  });

  it('applies for a new user’s job, and does nothing without visitors', async () => {
    const account = {
      username: 'chimoi',
      password: 'mot-mat-khau-dai',
      email: 'chi.moi@keo.example',
      acceptTerms: true,
    };
    const { accessToken } = (await createApi(app).post('/user/register', account)).data;
    const moi = createApi(app, accessToken);
    const otp = (await createApi(app).get(`/sandbox/outbox?to=${account.email}`)).data.list[0].code;
    await moi.post('/user/verify-email', { email: account.email, code: otp });
    const recharge = { amount: 500_000, method: 'VIETQR', requestId: crypto.randomUUID() };
    const { code } = (await moi.post('/recharge/create-recharge', recharge)).data;
    await createApi(app).post('/sandbox/bank-transfer', { content: code, amount: 500_000 });
    const { id } = (await moi.post('/job/create-job', quickJob)).data;
    const published = await moi.post('/job/publish-job', { jobId: id, requestId: crypto.randomUUID() });
    expect(published.data).toMatchObject({ state: 'OPEN' });
    const userId = (await moi.get('/user/info')).data.id;
    const story = storyFor(userId);
    await story.look(0);
    story.leave();
    await story.look(seconds(20));
    expect(await getNews(moi)).not.toContain('COLLABORATION_STARTED');
    story.come();
    await story.look(seconds(21));
    await story.look(seconds(40));
    expect(await getNews(moi)).not.toContain('COLLABORATION_STARTED');
    await story.look(seconds(41));
    expect(await getNews(moi)).toContain('COLLABORATION_STARTED');
    await story.look(seconds(61));
    expect(await getNews(moi)).toContain('PROOF_EVIDENCE_SUBMITTED');
  });

  it('ignores the account of empty pages', async () => {
    const thinh = createApi(app, await signInAs(app, 'ducthinh'));
    const story = storyFor('u10');
    await story.look(0);
    await story.look(seconds(20));
    expect(await getNews(thinh)).toEqual([]);
  });
});

import { and, count, eq, inArray, like, max, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deals } from '../deals/deals.table.ts';
import { dealLogs } from '../../notifications/deal-log.table.ts';
import { getBalances } from '../../wallet/ledger.repository.ts';
import { requestTimeouts } from '../../../platform/database/open-database.ts';
import { RefusalError } from '../../../platform/http/refusal.ts';
import { afterFile } from '../../../dev/testing/after-file.ts';
import { createApi, createSteadyApi } from '../../../dev/testing/call-api.ts';
import { copyDueDeals } from '../../../dev/testing/clock-load.ts';
import { insertUsers } from '../../../dev/testing/crowd.ts';
import { isLong } from '../../../dev/testing/long-run.ts';
import { fund, newId, ok, terms, textProof } from '../../../dev/testing/market-scene.ts';
import { call, signIn } from '../../../dev/testing/person.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { runServer } from '../../../dev/testing/run-server.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';

const crowd = isLong ? 1000 : 100;
const slots = crowd / 10;

describe.skipIf(lacksRealParts)('two nodes on one database', async () => {
  if (lacksRealParts) return;
  const parts = { databaseUrl: await createDatabase(), redisUrl: await emptyRedis() };
  const nodes = [await startNode(parts), await startNode(parts)] as const;
  const [first, second] = nodes;
  const { db } = first.platform;
  const author = createSteadyApi(first, 'quochuy');
  const newcomer = `c${crowd + 1}`;
  await insertUsers(db, crowd + 1);
  const expectInvariants = async () =>
    expect((await call(first, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
  const getBalance = async (userId: string) => (await getBalances(db, userId)).balance;
  const opened = async (slots: number) => {
    const job = { ...quickJob, slots, conditions: [textProof] };
    const { id } = await ok(author.post('/job/create-job', job));
    return ok(author.post('/job/publish-job', { jobId: id, requestId: newId() }));
  };
  /** Takes a slot and submits; returns what the approval needs. */
  const handIn = async (jobId: string, userId: string) => {
    const { id: dealId, proofs } = await first.deals.initProposal(userId, { jobId, mode: 'TAKE' });
    const proofId = proofs[0]?.id ?? '';
    const actor = { party: 'worker', userId } as const;
    const { version } = await first.platform.transact(async (unit) => {
      await first.market.proof(unit, proofId, { type: 'UPLOAD', failedChecks: [] }, actor);
      return first.market.proof(unit, proofId, { type: 'SUBMIT' }, actor);
    });
    return { dealId, proofId, version };
  };
  /** Retries 503 like a client; returns the refusal or the deal. */
  const take = async (jobId: string, n: number) => {
    let said: { id: string } | RefusalError | undefined;
    await until(
      `worker ${n} is answered`,
      async () => {
        const { deals: service } = nodes[n % 2] ?? first;
        said = await service
          .initProposal(`c${n}`, { jobId, mode: 'TAKE' })
          .catch((error: unknown) => (error instanceof RefusalError ? error : undefined));
        return said !== undefined;
      },
      { every: 150 },
    );
    return said;
  };

  it(`${crowd} workers who take a job of ${slots} slots at once: exactly ${slots} deals`, async () => {
    await fund(author, 10_000_000);
    const { id, slug } = await opened(slots);
    const answers = await Promise.all(Array.from({ length: crowd }, (_, n) => take(id, n + 1)));
    const refusals = answers.filter((answer) => answer instanceof RefusalError);
    expect(refusals).toHaveLength(crowd - slots);
    expect(await db.$count(deals, eq(deals.jobId, id))).toBe(slots);
    expect((await author.get(`/job/job-info/${slug}`)).data).toMatchObject({
      state: 'FILLED',
      slotsLeft: 0,
      budget: { held: 0 },
    });
    await expectInvariants();
  });

  const free = isLong ? 100 : 40;
  it(`${free} workers who take ${free} free slots at once are all answered, with the patience that people are promised`, async () => {
    await fund(author, 10_000_000);
    const node = await startNode({ ...parts, databaseTimeouts: requestTimeouts });
    const { id } = await opened(free);
    const answers = await Promise.allSettled(
      Array.from({ length: free }, (_, n) =>
        node.deals.initProposal(`c${n + 1}`, { jobId: id, mode: 'TAKE' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: free }, () => 'fulfilled'));
    await expectInvariants();
  });

  it('a newcomer who takes 8 jobs at once on both nodes gets 5 of them', async () => {
    const jobs: string[] = [];
    for (let n = 0; n < 8; n += 1) jobs.push((await opened(1)).id);
    const answers = await Promise.allSettled(
      jobs.map((jobId, n) => (nodes[n % 2] ?? first).deals.initProposal(newcomer, { jobId, mode: 'TAKE' })),
    );
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.reason] : []));
    expect(reasons).toEqual(['LIMIT', 'LIMIT', 'LIMIT']);
    expect(await db.$count(deals, and(inArray(deals.jobId, jobs), eq(deals.workerId, newcomer)))).toBe(5);
  });

  it('approvals in the moment in which silence approves: one of the two, and paid once', async () => {
    await fund(author, 10_000_000);
    const [rounds, each] = isLong ? [10, 20] : [3, 10];
    const known: string[] = [];
    let byAuthor = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { id: jobId } = await opened(each);
      const workers = Array.from({ length: each }, (_, n) => `c${round * each + n + 1}`);
      // One after the other: many at once would get 503 now and then.
      const taken: Awaited<ReturnType<typeof handIn>>[] = [];
      for (const userId of workers) taken.push(await handIn(jobId, userId));
      known.push(...taken.map(({ dealId }) => dealId));
      await call(first, '/sandbox/advance-clock', { body: { minutes: 72 * 60 } });
      // One token for all, because signing in takes longer than the race.
      const { accessToken: token } = await signIn(first, 'quochuy');
      await until(
        'both nodes know the time',
        () => Math.abs(+second.platform.clock.now() - +first.platform.clock.now()) < 2000,
      );
      const answers = await Promise.all(
        taken.map(async ({ dealId, ...proof }) => {
          const approve = () =>
            createApi(first, token).post('/job-proof/job-history-proof-change', {
              ...proof,
              action: 'APPROVE',
            });
          // A timer that fails on a busy machine is run again.
          const silence = second.market.runClock('deal', dealId).catch(() => undefined);
          const [answer] = await Promise.all([approve(), silence]);
          return answer.status;
        }),
      );
      byAuthor += answers.filter((status) => status === 200).length;
    }
    const isPaid = and(inArray(deals.id, known), eq(deals.state, 'COMPLETED'), eq(deals.paid, 35_000));
    await until('all are paid', async () => (await db.$count(deals, isPaid)) === known.length, {
      every: 100,
    });
    const news = await db
      .select({ action: dealLogs.action, count: count() })
      .from(dealLogs)
      .where(
        and(
          inArray(dealLogs.action, ['PROOF_APPROVED', 'PROOF_AUTO_APPROVED_FOR_WORKER', 'TASK_COMPLETED']),
          inArray(sql`${dealLogs.metadata}->>'dealId'`, known),
        ),
      )
      .groupBy(dealLogs.action)
      .orderBy(dealLogs.action);
    const times = Object.fromEntries(news.map((row) => [row.action, row.count]));
    const [approved = 0, silent = 0] = [times['PROOF_APPROVED'], times['PROOF_AUTO_APPROVED_FOR_WORKER']];
    // Each must have been first at times, else there was no race; a lost answer may have been a success.
    expect(silent).toBeGreaterThan(0);
    expect(byAuthor).toBeGreaterThan(0);
    expect(approved).toBeGreaterThanOrEqual(byAuthor);
    // One verdict for each, and one log of the end for each side.
    expect([approved + silent, times['TASK_COMPLETED']]).toEqual([known.length, 2 * known.length]);
    const balances = await Promise.all(known.map((_, n) => getBalance(`c${n + 1}`)));
    expect(balances).toEqual(known.map(() => 31_500));
    await expectInvariants();
  });

  const many = isLong ? 2000 : 200;
  it(`${many} clocks that run out in one second, and a node killed amid them: each once`, async () => {
    await second.close();
    const other = runServer({
      KEO_STORY: '0',
      DATABASE_URL: parts.databaseUrl,
      REDIS_URL: parts.redisUrl,
    });
    afterFile(async () => other.child.kill('SIGKILL'));
    await other.ready();

    const { id: jobId } = await ok(author.post('/job/create-job', projectJob));
    await ok(author.post('/job/publish-job', { jobId, requestId: newId() }));
    const offer = { jobId, workerId: 'c1', terms, requestId: newId() };
    const { id: dealId } = await ok(author.post('/job-deal/job-deal-init-by-author', offer));
    const due = await copyDueDeals(first.platform, { dealId, jobId, count: many, crowd });
    expect(+first.platform.clock.now()).toBeLessThan(+due);
    const ours = and(like(deals.id, 'dt%'), eq(deals.state, 'EXPIRED'));
    await until('a few are over', async () => (await db.$count(deals, ours)) > many / 40, { every: 20 });
    other.child.kill('SIGKILL');
    await until('all are over', async () => (await db.$count(deals, ours)) === many, { every: 100 });
    const [last] = await db
      .select({ at: max(deals.endedAt) })
      .from(deals)
      .where(ours);
    // The second in which they were due, and the work itself: see docs/benchmarks.md.
    expect(+(last?.at ?? 0) - +due).toBeLessThan(isLong ? 20_000 : Infinity);
    const [news] = await db
      .select({ logs: count(), different: sql<number>`count(distinct ${dealLogs.metadata}->>'dealId')::int` })
      .from(dealLogs)
      .where(sql`${dealLogs.metadata}->>'dealId' like 'dt%'`);
    expect(news).toEqual({ logs: 2 * many, different: many });
    await expectInvariants();
  });
});

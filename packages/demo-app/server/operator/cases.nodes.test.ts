import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openOperator } from '../dev/testing/open-operator.ts';
import { ledgerTransactions } from '../modules/wallet/ledger.table.ts';
import { type Api, createSteadyApi } from '../dev/testing/call-api.ts';
import { call } from '../dev/testing/person.ts';
import { quickJob } from '../dev/testing/sample-jobs.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../dev/testing/start-app.ts';
import { until } from '../dev/testing/until.ts';
import { operatorActs } from './acts.table.ts';

const getBalance = async (api: Api): Promise<number> => (await api.get('/wallet/wallet-info')).data.balance;
const getNews = async (api: Api) =>
  (await api.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=10')).data.list;

describe.skipIf(lacksRealParts)('an operator who handles disputes and moderation', async () => {
  if (lacksRealParts) return;
  const [databaseUrl, redisUrl] = [await createDatabase(), await emptyRedis()];
  const node = await startNode({ databaseUrl, redisUrl, demo: 'named' });
  const { db } = node.platform;
  const ask = await openOperator(databaseUrl, redisUrl);
  const by = ['--by', 'lan'];
  const as = (username: string) => createSteadyApi(node, username);
  const [huy, anh, bao] = [as('quochuy'), as('minhanh'), as('giabao')];
  const lastAct = async () =>
    (await db.select().from(operatorActs).orderBy(desc(operatorActs.at)).limit(1))[0];
  const isSound = async () => (await call(node, '/sandbox/reconcile')).data.ok;

  async function flagged(): Promise<{ id: string; slug: string }> {
    const words = 'Bạn đặt cọc trước 50,000đ để giữ chỗ, hoàn lại sau khi xong việc nhé.';
    const { data } = await huy.post('/job/create-job', { ...quickJob, description: words });
    const order = { jobId: data.id, requestId: crypto.randomUUID() };
    const published = await huy.post('/job/publish-job', order);
    expect(published.data).toMatchObject({ state: 'IN_MODERATION', moderationNote: 'DEPOSIT_FIRST' });
    return data;
  }
  const getJob = async ({ slug }: { slug: string }) => (await huy.get(`/job/job-info/${slug}`)).data;

  it('settles a dispute once, to the đồng, with its reason for both', async () => {
    const [{ deal: dealId }, ...others] = Object((await ask('dispute', 'list')).data);
    expect(others).toEqual([]);
    const shown = (await ask('dispute', 'show', dealId)).text;
    expect(shown).toContain('giabao (worker) claims 5,000,000đ for the worker, REJECTION');
    expect(shown).toContain('tên tệp có đuôi -v2');
    expect(shown).toContain('author REJECT: Ba video vẫn chưa sửa');
    const reason = 'Bảy video đạt yêu cầu, ba video chưa sửa phụ đề.';
    const rule = (toWorker: string) =>
      ask('dispute', 'rule', dealId, '--to-worker', toWorker, '--reason', reason, ...by);
    await expect(rule('5000001')).rejects.toThrow('can get from 0đ to 5,000,000đ');
    await expect(rule('năm triệu')).rejects.toThrow('--to-worker is a number of đồng');
    await expect(ask('dispute', 'show', 'dl_never')).rejects.toThrow('There is no deal dl_never.');
    const before = [await getBalance(anh), await getBalance(bao)] as const;
    expect(await rule('3,500,000')).toMatchObject({
      detail: `${dealId} is COMPLETED now: 3,500,000đ of 5,000,000đ for the worker.`,
    });
    // The worker's fee is 10 %; the rest goes back to the author with its share of the fee.
    expect(await getBalance(bao)).toBe(before[1] + 3_150_000);
    expect(await getBalance(anh)).toBe(before[0] + 1_500_000 + 75_000);
    const { data: deal } = await anh.post('/job-deal/job-deal-info', { dealId });
    expect(deal.dispute).toMatchObject({
      state: 'RESOLVED',
      resolution: { toWorker: 3_500_000, by: 'OPERATOR', note: reason },
    });
    for (const side of [anh, bao])
      expect((await getNews(side)).map(({ action }: { action: string }) => action)).toContain(
        'TASK_COMPLETED',
      );
    const actors = await db.select({ actor: ledgerTransactions.actor }).from(ledgerTransactions);
    expect(actors.map(({ actor }) => actor)).toContain('operator lan');
    expect(await lastAct()).toMatchObject({
      by: 'lan',
      verb: 'dispute rule',
      outcome: 'DONE',
      input: { deal: dealId, 'to-worker': '3,500,000', reason },
    });
    await expect(rule('0')).rejects.toThrow(`${dealId} is COMPLETED: only a deal in dispute is ruled on.`);
    expect(await lastAct()).toMatchObject({ verb: 'dispute rule', outcome: 'REFUSED' });
    expect((await ask('dispute', 'list')).data).toEqual([]);
    expect(await isSound()).toBe(true);
  });

  it('sends a job back with a reason in its author’s language, and takes one down', async () => {
    const job = await flagged();
    const reason = 'Không yêu cầu đặt cọc. Bạn bỏ đoạn này rồi đăng lại nhé.';
    await ask('job', 'refuse', job.id, '--reason', reason, ...by);
    expect(await getJob(job)).toMatchObject({ state: 'DRAFT', moderationNote: reason });
    expect((await getNews(huy))[0]).toMatchObject({
      action: 'ACTION_REQUIRED',
      metadata: { reason: 'JOB_NEEDS_EDIT', params: { text: reason } },
    });
    await expect(ask('job', 'remove', job.id, '--reason', reason, ...by)).rejects.toThrow('is DRAFT');
    const other = await flagged();
    await ask('job', 'approve', other.id, ...by);
    const before = await getBalance(huy);
    await ask('job', 'remove', other.id, '--reason', 'Trái quy định.', ...by);
    expect(await getJob(other)).toMatchObject({ state: 'REMOVED', moderationNote: 'Trái quy định.' });
    expect(await getBalance(huy)).toBe(before + 4 * 36_750);
    expect((await as('ngocmai').get(`/job/job-info/${other.slug}`)).status).toBe(404);
    expect(await isSound()).toBe(true);
  });

  it('lists waiting jobs, and opens one with its money and its timer', async () => {
    const job = await flagged();
    const before = await getBalance(huy);
    const listed = await ask('job', 'queue');
    expect(listed.text).toMatch(new RegExp(`${job.id} +DEPOSIT_FIRST +quochuy +35,000đ × 4`));
    expect((await ask('job', 'show', job.id)).text).toContain('Bạn đặt cọc trước');
    expect(await ask('job', 'approve', job.id, ...by)).toMatchObject({ detail: `${job.id} is OPEN now.` });
    expect(await getJob(job)).toMatchObject({ state: 'OPEN', moderationNote: null });
    expect(await getBalance(huy)).toBe(before - 4 * 36_750);
    expect((await getNews(huy))[0]).toMatchObject({ action: 'JOB_CREATED', metadata: { jobId: job.id } });
    expect((await ask('job', 'queue')).data).toEqual([]);
    expect(await lastAct()).toMatchObject({ verb: 'job queue', outcome: 'DONE' });
    await expect(ask('job', 'approve', job.id, ...by)).rejects.toThrow(
      `${job.id} is OPEN: only one in IN_MODERATION waits for a word.`,
    );
    expect(await lastAct()).toMatchObject({ by: 'lan', verb: 'job approve', outcome: 'REFUSED' });
    // The server runs the timer that the operator's process queued: the job expires and is refunded.
    await call(node, '/sandbox/advance-clock', { body: { minutes: 337 * 60 } });
    await until('it has expired', async () => (await getJob(job)).state === 'EXPIRED');
    expect(await isSound()).toBe(true);
  });
});

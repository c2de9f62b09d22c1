import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openOperator } from '../dev/testing/open-operator.ts';
import { users } from '../modules/users/users.table.ts';
import { type Api, createSteadyApi } from '../dev/testing/call-api.ts';
import { call, register, signIn } from '../dev/testing/person.ts';
import { samplePicture } from '../dev/testing/sample-files.ts';
import { sendFile } from '../dev/testing/send-bytes.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../dev/testing/start-app.ts';
import { until } from '../dev/testing/until.ts';
import { operatorActs } from './acts.table.ts';

const getBalance = async (api: Api): Promise<number> => (await api.get('/wallet/wallet-info')).data.balance;

describe.skipIf(lacksRealParts)('an operator who handles claims', async () => {
  if (lacksRealParts) return;
  const [databaseUrl, redisUrl] = [await createDatabase(), await emptyRedis()];
  const node = await startNode({ databaseUrl, redisUrl });
  const ask = await openOperator(databaseUrl, redisUrl);
  const by = ['--by', 'lan'];
  const [mai, huy] = [createSteadyApi(node, 'ngocmai'), createSteadyApi(node, 'quochuy')];
  const claim = async (api: Api, amount: number, more: object = {}): Promise<string> => {
    const sentAt = new Date(+node.platform.clock.now() - 60_000).toISOString();
    const order = { amount, sentAt, requestId: crypto.randomUUID(), ...more };
    return (await api.post('/recharge/create-recharge-claim', order)).data.id;
  };
  const transfer = async (amount: number): Promise<string> => {
    await call(node, '/sandbox/bank-transfer', { body: { content: 'nap tien', amount } });
    const { data } = await ask('suspense', 'list');
    return Object(data).find((event: { amount: number }) => event.amount === amount).id;
  };

  const newPerson = async () => {
    const { username, password, accessToken } = await register(node);
    const api = createSteadyApi(node, username, password, accessToken);
    return { api, username, close: () => api.post('/user/close-account', { username, password }) };
  };
  const give = (event: string, user: string) => ask('suspense', 'resolve', event, '--user', user, ...by);
  const isInSuspense = async (event: string) => (await ask('suspense', 'list')).text.includes(event);
  const isSound = async () => (await call(node, '/sandbox/reconcile')).data.ok;
  /** Both wait for the lock of the account, in that order, before either goes on. */
  async function inTurn<First, Second>(
    username: string,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    const { db } = node.platform;
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = (number: number) => async () => (await db.execute(waiting)).rows.length === number;
    const acts = await db.transaction(async (holder) => {
      await holder.select().from(users).where(eq(users.username, username)).for('update');
      const one = first();
      await until('the first waits', isWaiting(1));
      const other = second();
      await until('the second waits', isWaiting(2));
      return [one, other] as const;
    });
    return Promise.all(acts);
  }

  it('sees who claims a transfer, credits it and closes the claim', async () => {
    const mine = await claim(mai, 431_000, { reference: 'FT431' });
    const event = await transfer(431_000);
    const listed = await ask('suspense', 'list');
    expect(listed.text).toMatch(new RegExp(`${event} .*${mine} ngocmai`));
    expect((await ask('suspense', 'claims')).text).toMatch(new RegExp(`${mine} +ngocmai +431,000đ .*FT431`));
    const before = await getBalance(mai);
    const resolve = (user: string, id: string) =>
      ask('suspense', 'resolve', event, '--user', user, '--claim', id, ...by);
    await expect(resolve('quochuy', mine)).rejects.toThrow(`${mine} is a claim of ngocmai, not of quochuy.`);
    await expect(resolve('ngocmai', 'rq_none')).rejects.toThrow('There is no claim rq_none.');
    expect(await getBalance(mai)).toBe(before);
    expect((await resolve('ngocmai', mine)).text).toBe(
      `431,000đ of ${event} now belongs to ngocmai. ${mine} is MATCHED.`,
    );
    expect(await getBalance(mai)).toBe(before + 431_000);
    await expect(resolve('ngocmai', mine)).rejects.toThrow(`${mine} is MATCHED`);
    expect((await ask('suspense', 'claims')).text).not.toContain(mine);
    expect((await call(node, '/sandbox/reconcile')).data.ok).toBe(true);
  });

  it('credits nothing to a closed account', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const event = await transfer(435_000);
    expect((await person.close()).status).toBe(200);
    await expect(give(event, person.username)).rejects.toThrow(
      `${person.username} has closed their account: nothing was moved, and the money of ${event} stays in suspense. user related ${person.username} lists`,
    );
    expect(await isInSuspense(event)).toBe(true);
    expect((await give(event, other.username)).text).toBe(
      `435,000đ of ${event} now belongs to ${other.username}.`,
    );
    expect(await getBalance(other.api)).toBe(435_000);
    expect(await isSound()).toBe(true);
  });

  it('blocks the closing of an account with credited money', async () => {
    const person = await newPerson();
    const event = await transfer(436_000);
    await give(event, person.username);
    expect(await person.close()).toMatchObject({ status: 422, data: { reason: 'NOT_ALLOWED' } });
    expect(await getBalance(person.api)).toBe(436_000);
    expect(await isInSuspense(event)).toBe(false);
  });

  it('credits nothing where the closing is first in a race', async () => {
    const { username, close } = await newPerson();
    const event = await transfer(437_000);
    const [closed, input] = await inTurn(username, close, () => give(event, username).catch(String));
    expect([closed.status, input]).toEqual([200, expect.stringContaining('has closed their account')]);
    expect(await isInSuspense(event)).toBe(true);
    expect(await isSound()).toBe(true);
  });

  it('blocks the closing where the credit is first in a race', async () => {
    const { username, api, close } = await newPerson();
    const event = await transfer(438_000);
    const [, closed] = await inTurn(username, () => give(event, username), close);
    expect([closed.status, await getBalance(api)]).toEqual([422, 438_000]);
    expect(await isInSuspense(event)).toBe(false);
    expect(await isSound()).toBe(true);
  });

  it('refuses a claim with a reason for its user, once', async () => {
    const id = await claim(huy, 432_000);
    const refuse = (reason: string) => ask('suspense', 'refuse', id, '--reason', reason, ...by);
    await expect(refuse(' ')).rejects.toThrow('--reason is needed');
    expect((await refuse('Sao kê không có khoản này.')).text).toBe(
      `${id} of quochuy over 432,000đ is REFUSED now.`,
    );
    await expect(refuse('Lần nữa.')).rejects.toThrow(`${id} is REFUSED: only an open claim can be refused.`);
    const { data } = await huy.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=1');
    expect(data.list[0]).toMatchObject({
      action: 'ACTION_REQUIRED',
      description: expect.stringMatching(
        /chưa tìm thấy khoản 432,000đ .* Lý do: Sao kê không có khoản này\.$/,
      ),
    });
  });

  it('opens the picture of a claim by a URL that the audit log does not store', async () => {
    const { accessToken } = await signIn(node, 'ngocmai');
    const { data: file } = await sendFile(node, accessToken, {
      name: 'bien-lai.png',
      bytes: await samplePicture('png'),
    });
    const [shown, bare] = [await claim(mai, 433_000, { fileId: file.id }), await claim(mai, 434_000)];
    const { text } = await ask('suspense', 'picture', shown);
    const { pathname, search } = new URL(text);
    const response = await fetch(node.origin + pathname + search);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(JSON.stringify(await node.platform.db.select().from(operatorActs))).not.toContain('key=');
    await expect(ask('suspense', 'picture', bare)).rejects.toThrow('came without a picture');
    await expect(ask('suspense', 'picture', 'rq_none')).rejects.toThrow('There is no claim rq_none.');
  });
});

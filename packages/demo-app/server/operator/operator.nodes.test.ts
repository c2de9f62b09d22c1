import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openOperator } from '../dev/testing/open-operator.ts';
import { createSteadyApi } from '../dev/testing/call-api.ts';
import { freePort } from '../dev/testing/free-port.ts';
import { basic } from '../dev/testing/partner.ts';
import { call, codeFor, signIn } from '../dev/testing/person.ts';
import { runOperator } from '../dev/testing/run-command.ts';
import { admission, openSocket } from '../dev/testing/socket.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../dev/testing/start-app.ts';
import { testOptions } from '../dev/testing/test-options.ts';
import { until } from '../dev/testing/until.ts';
import { operatorActs } from './acts.table.ts';

describe.skipIf(lacksRealParts)('pnpm operator beside running servers', async () => {
  if (lacksRealParts) return;
  const [databaseUrl, redisUrl] = [await createDatabase(), await emptyRedis()];
  const node = await startNode({ databaseUrl, redisUrl });
  const { db } = node.platform;
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, KEO_SECRET: testOptions.secret };
  const operator = (...words: string[]) => runOperator(env, ...words);
  const by = ['--by', 'lan'];
  const ask = await openOperator(databaseUrl, redisUrl);
  const mai = createSteadyApi(node, 'ngocmai');
  const wallet = async () => (await mai.get('/wallet/wallet-info')).data;
  const isSound = async () => (await call(node, '/sandbox/reconcile')).data.ok;

  const settle = (...words: string[]) => ask('payout', 'settle', ...words, ...by);

  async function withdraw(amount: number): Promise<string> {
    const order = { amount, cardId: 'bc_u07', requestId: crypto.randomUUID() };
    await mai.post('/withdraw/create-withdraw', order);
    const otp = await codeFor(node, 'ngocmai@keo.example');
    return (await mai.post('/withdraw/create-withdraw', { ...order, otp })).data.id;
  }
  const loseAnswer = (withdrawId: string) =>
    call(node, '/sandbox/bank-payout', { body: { withdrawId, outcome: 'UNKNOWN' } });
  const getState = async (id: string) => (await mai.get(`/withdraw/withdraw-info/${id}`)).data.state;
  const lastAct = async () =>
    (await db.select().from(operatorActs).orderBy(desc(operatorActs.at)).limit(1))[0];

  it('finds a payout with a lost answer and settles it; its owner is notified at once', async () => {
    const id = await withdraw(200_000);
    await loseAnswer(id);
    const listed = await operator('payout', 'list');
    expect(listed.out).toMatch(new RegExp(`${id} +UNKNOWN +ngocmai +200,000đ`));
    const { accessToken } = await signIn(node, 'ngocmai');
    const socket = openSocket(node, accessToken);
    expect(await admission(socket)).toBe('in');
    const heard: Record<string, unknown>[] = [];
    for (const event of ['balance', 'withdraw', 'notification'])
      socket.on(event, (payload) => heard.push({ event, ...payload }));
    const before = await wallet();
    const settled = await operator('payout', 'settle', id, '--paid', 'FT2611', ...by);
    expect(settled).toEqual({ code: 0, out: `${id} over 200,000đ is SUCCEEDED now.`, err: '' });
    await until('all three were told', () => heard.length >= 3);
    expect(heard).toContainEqual(expect.objectContaining({ event: 'withdraw', id, state: 'SUCCEEDED' }));
    expect(heard).toContainEqual(
      expect.objectContaining({ event: 'balance', withdrawingBalance: before.withdrawing - 200_000 }),
    );
    expect(heard).toContainEqual(
      expect.objectContaining({ event: 'notification', action: 'PAYMENT_PROCESSED' }),
    );
    expect(await lastAct()).toMatchObject({
      by: 'lan',
      verb: 'payout settle',
      outcome: 'DONE',
      input: { withdrawal: id, paid: 'FT2611' },
    });
    expect(await isSound()).toBe(true);
  });

  it('pays or returns, never both, when two operators decide at once', async () => {
    const before = await wallet();
    const id = await withdraw(100_000);
    await loseAnswer(id);
    const answers = await Promise.all([
      operator('payout', 'settle', id, '--paid', 'FT-race', ...by),
      operator('payout', 'settle', id, '--failed', 'REJECTED', '--by', 'minh'),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1]);
    const paid = answers[0].code === 0;
    expect(await getState(id)).toBe(paid ? 'SUCCEEDED' : 'FAILED');
    const { balance, withdrawing } = await wallet();
    expect([balance, withdrawing]).toEqual([before.balance - (paid ? 100_000 : 0), before.withdrawing]);
    expect(await isSound()).toBe(true);
  });

  it('refuses invalid steps, moves nothing, and records the refusal', async () => {
    const id = await withdraw(60_000);
    const before = await wallet();
    for (const [words, sentence] of [
      [[id, '--paid', 'FT1'], `${id} is CANCELLABLE: only one that is PROCESSING can become SUCCEEDED.`],
      [[id, '--reversed', 'REJECTED'], 'only one that is SUCCEEDED can become REVERSED.'],
      [['wd_never', '--paid', 'FT1'], 'There is no withdrawal wd_never.'],
      [[id, '--paid', 'FT1', '--failed', 'REJECTED'], 'Give one of --paid, --failed and --reversed.'],
      [[id], 'Give one of --paid, --failed and --reversed.'],
    ] as const) {
      await expect(settle(...words)).rejects.toThrow(sentence);
    }
    await loseAnswer(id);
    await expect(settle(id, '--failed', 'BAD_LUCK')).rejects.toThrow('A reason is one of ACCOUNT_NOT_FOUND');
    await expect(settle(id, '--paid', 'FT2611')).rejects.toThrow(
      'Another withdrawal was already paid under the number FT2611.',
    );
    expect(await lastAct()).toMatchObject({ verb: 'payout settle', outcome: 'REFUSED' });
    expect(await wallet()).toMatchObject({ balance: before.balance, withdrawing: before.withdrawing });
    expect(await getState(id)).toBe('PROCESSING');
    await settle(id, '--failed', 'REJECTED');
  });

  it('hands a withdrawal to one operator alone, with its account, once its owner cannot cancel it', async () => {
    const id = await withdraw(80_000);
    const send = (who: string) => ask('payout', 'send', id, '--by', who);
    await expect(send('lan')).rejects.toThrow('can be cancelled by its owner until');
    // Its time to cancel is over, and the sandbox's bank has not taken it yet.
    await db.execute(`update withdrawals set cancel_until = created_at where id = '${id}'`);
    const answers = await Promise.allSettled(['lan', 'minh', 'an', 'thu'].map(send));
    const sent = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.text] : []));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^Pay [\d,]+đ to account \d{6,} at /);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual(Array(3).fill(expect.stringContaining('Look at the bank before')));
    const account = /account (\d+)/.exec(sent[0] ?? '')?.[1] ?? 'none';
    expect(JSON.stringify(await db.select().from(operatorActs))).not.toContain(account);
    expect((await mai.post('/withdraw/cancel-withdraw', { id })).data).toMatchObject({
      reason: 'NOT_ALLOWED',
    });
    await settle(id, '--paid', 'FT80');
    await settle(id, '--reversed', 'REJECTED');
    expect(await getState(id)).toBe('REVERSED');
    expect(await isSound()).toBe(true);
  });

  it('creates, changes and revokes a partner, and shows its secret once', async () => {
    const added = await operator(
      'partner',
      'add',
      '--name',
      'Sổ Tay',
      '--origin',
      'https://a.example',
      ...by,
    );
    const [, key = '', secret = ''] = /key +(pk_\S+)\nsecret +(sk_\S+)/.exec(added.out) ?? [];
    expect(added.code).toBe(0);
    const { accessToken: token } = await signIn(node, 'ngocmai');
    const { data: made } = await call(node, '/embed/link-code', { token, body: {} });
    const post = (path: string, body: object) =>
      call(node, path, { body, headers: { authorization: basic({ key, secret }) } });
    expect(await post('/embed/link', { user: 'x', code: made.code })).toMatchObject({ status: 200 });
    const narrow = (await post('/embed/token', { user: 'x' })).data.token;
    const read = async (origin: string) =>
      (await call(node, '/user/info', { token: narrow, headers: { origin } })).status;
    expect([await read('https://a.example'), await read('https://b.example')]).toEqual([200, 403]);
    await ask('partner', 'origin-add', key, 'https://b.example', ...by);
    expect(await read('https://b.example')).toBe(200);
    const socket = openSocket(node, narrow, { origin: 'https://b.example' });
    expect(await admission(socket)).toBe('in');
    for (const origin of ['https://b.example/', 'https://*.example', 'http://b.example'])
      await expect(ask('partner', 'origin-add', key, origin, ...by)).rejects.toThrow('is no origin');
    await expect(ask('partner', 'origin-remove', key, 'https://c.example', ...by)).rejects.toThrow(
      'is not one of the origins',
    );
    expect((await ask('partner', 'list')).text).toMatch(
      /Sổ Tay .*live +https:\/\/a.example https:\/\/b.example/,
    );
    await ask('partner', 'revoke', key, ...by);
    await until('its socket is cut', () => !socket.connected);
    expect(await read('https://a.example')).toBe(401);
    for (const verb of ['revoke', 'rotate'])
      await expect(ask('partner', verb, key, ...by)).rejects.toThrow(
        `There is no partner with the key ${key}`,
      );
    expect(JSON.stringify(await db.select().from(operatorActs))).not.toContain(secret);
  });

  it('works and ends while Redis is away', async () => {
    const alone = { ...env, REDIS_URL: `redis://127.0.0.1:${await freePort()}` };
    const answer = await runOperator(alone, 'partner', 'add', '--name', 'Lẻ', ...by);
    expect(answer).toMatchObject({ code: 0, err: expect.stringContaining('redis is away') });
    expect((await ask('partner', 'list')).text).toContain('Lẻ');
  });

  it('writes an audit log that nobody can change or delete', async () => {
    for (const statement of [
      "update operator_acts set by = 'nobody'",
      'delete from operator_acts',
      'truncate operator_acts',
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changed') },
      });
    expect(await db.$count(operatorActs)).toBeGreaterThan(10);
  });
});

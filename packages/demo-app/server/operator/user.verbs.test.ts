import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openOperator } from '../dev/testing/open-operator.ts';
import { type Api, createSteadyApi } from '../dev/testing/call-api.ts';
import { register } from '../dev/testing/person.ts';
import { addCard, addVerifiedCard, newAccountNo } from '../dev/testing/same-person.ts';
import { createDatabase, lacksRealParts, startApp } from '../dev/testing/start-app.ts';
import { operatorActs } from './acts.table.ts';
import { readOrder } from './run-operator.ts';

const getNews = async ({ api }: { api: Api }) =>
  (await api.get('/jobdeallog/jobs-my-deal-logs-list')).data.list;

describe.skipIf(lacksRealParts)('an operator who looks at people', async () => {
  if (lacksRealParts) return;
  const databaseUrl = await createDatabase();
  const app = await startApp({ databaseUrl });
  const { db } = app.platform;
  const ask = await openOperator(databaseUrl);
  const by = ['--by', 'lan'];
  const lastAct = async () =>
    (await db.select().from(operatorActs).orderBy(desc(operatorActs.at)).limit(1))[0];
  const person = async (): Promise<{ api: Api; username: string }> => {
    const { username, password, accessToken } = await register(app);
    return { api: createSteadyApi(app, username, password, accessToken), username };
  };

  it('renames the holder of an account, with a recorded reason', async () => {
    const { api, username } = await person();
    const reason = 'Đã xem giấy đăng ký kết hôn.';
    const rename = (name: string) =>
      ask('user', 'rename-holder', username, '--name', name, '--reason', reason, ...by);
    await expect(rename('Trần Văn Bình')).rejects.toThrow(
      `${username} has verified no bank account yet, and may add any name.`,
    );
    await addVerifiedCard(app, api, newAccountNo());
    expect((await addCard(api, newAccountNo(), 'TRAN VAN BINH')).data.reason).toBe('NAME_MISMATCH');
    expect(await rename('Trần Văn Bình')).toMatchObject({
      detail: `${username} may add bank accounts of TRAN VAN BINH now, and no more of PERSON.`,
    });
    expect(await lastAct()).toMatchObject({
      by: 'lan',
      verb: 'user rename-holder',
      outcome: 'DONE',
      input: { user: username, name: 'Trần Văn Bình', reason },
    });
    expect((await addCard(api, newAccountNo(), 'TRAN VAN BINH')).status).toBe(200);
    expect((await addCard(api, newAccountNo())).data).toMatchObject({ expected: 'TRAN VAN BINH' });
    await expect(rename('trần văn bình')).rejects.toThrow('is TRAN VAN BINH already');
    await expect(rename('123')).rejects.toThrow('--name is a name of 1 to 60 letters');
    expect(await lastAct()).toMatchObject({ verb: 'user rename-holder', outcome: 'REFUSED' });
    expect(() => readOrder(['user', 'rename-holder', username, '--name', 'An', ...by])).toThrow(
      '--reason is needed',
    );
  });

  it('sees accounts of one person and their ties, without full numbers', async () => {
    const [one, two] = [await person(), await person()];
    expect((await ask('user', 'related', one.username)).text).toBe(
      `No other account shares a bank account or a phone with ${one.username}.`,
    );
    const accountNo = newAccountNo();
    await addVerifiedCard(app, one.api, accountNo);
    await addCard(two.api, accountNo);
    expect((await ask('user', 'related', two.username)).data).toEqual([]);
    const shared = newAccountNo();
    for (const { api } of [one, two]) await addVerifiedCard(app, api, shared);
    const seen = await ask('user', 'related', two.username);
    expect(seen.data).toEqual([
      { user: one.username, shares: `bank account Vietcombank ••${shared.slice(-4)}` },
    ]);
    expect(seen.text).toMatch(new RegExp(`${one.username} +bank account Vietcombank`));
    expect(seen.text).not.toContain(shared);
    expect(await lastAct()).toMatchObject({ verb: 'user related', input: { user: two.username } });
    await expect(ask('user', 'related', 'nobody')).rejects.toThrow('There is no user nobody.');
  });

  it('lists reports and closes them; the reporter is told the outcome', async () => {
    const [reporter, other] = [await person(), await person()];
    const { id: targetId } = (await other.api.get('/user/info')).data;
    const about = { target: 'USER', targetId, reason: 'SCAM', note: 'Đòi đặt cọc\u001b[2J trước.' };
    const { data } = await reporter.api.post('/report/add-report', about);
    const open = await ask('report', 'list');
    expect(open.detail).toBe('1 open');
    expect(open.text).toContain('Đòi đặt cọc·[2J trước.');
    expect(open.data).toMatchObject([
      { report: data.id, from: reporter.username, targetId: other.username, reason: 'SCAM' },
    ]);
    const close = (...how: string[]) => ask('report', 'close', data.id, ...how, ...by);
    for (const how of [[], ['--upheld', 'Đúng.', '--dismissed', 'Không.']])
      await expect(close(...how)).rejects.toThrow('Give one of --upheld and --dismissed.');
    await expect(close('--upheld', ' ')).rejects.toThrow('--upheld takes what you found');
    const upheld = ['--upheld', `Đã nhắc nhở ${other.username}.`];
    expect(await close(...upheld)).toMatchObject({
      detail: `${data.id} about USER ${targetId} is UPHELD.`,
    });
    expect(await lastAct()).toMatchObject({ by: 'lan', verb: 'report close', outcome: 'DONE' });
    await expect(close(...upheld)).rejects.toThrow(`There is no open report ${data.id}.`);
    expect((await ask('report', 'list')).text).toBe('Nobody reports anything.');
    // The same may be reported again; the reporter is told of both ends, and nothing of what was found.
    const again = await reporter.api.post('/report/add-report', about);
    expect(again.data.id).not.toBe(data.id);
    await ask('report', 'close', again.data.id, '--dismissed', 'Chưa đủ bằng chứng.', ...by);
    const news = await getNews(reporter);
    expect(news).toMatchObject([
      { action: 'ACTION_REQUIRED', metadata: { reason: 'REPORT_DISMISSED', reportId: again.data.id } },
      { action: 'ACTION_REQUIRED', metadata: { reason: 'REPORT_UPHELD', reportId: data.id } },
    ]);
    for (const fact of [other.username, targetId, 'nhắc nhở', 'bằng chứng'])
      expect(JSON.stringify(news)).not.toContain(fact);
    expect(await getNews(other)).toEqual([]);
  });
});

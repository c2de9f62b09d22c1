import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../dev/seed/market-seed.ts';
import { readOrder } from './run-operator.ts';
import { UsageError } from './verb.ts';
import { copyEmptyDatabase } from '../dev/testing/copy-empty-database.ts';
import { isLong } from '../dev/testing/long-run.ts';
import { runOperator } from '../dev/testing/run-command.ts';
import { until } from '../dev/testing/until.ts';
import { type ServerProcess, runServer } from '../dev/testing/run-server.ts';
import { temporaryFolder } from '../dev/testing/temporary-folder.ts';

const folder = await temporaryFolder('operator');
const env = { KEO_DATA_DIR: path.join(folder, 'data') };
await copyEmptyDatabase(env.KEO_DATA_DIR);
const operator = (...words: string[]) => runOperator(env, ...words);
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
});

async function start() {
  server = runServer({ KEO_STORY: '0', ...env });
  const origin = await server.ready();
  const call = async (where: string, body?: object, token = '') => {
    const response = await fetch(`${origin}/au/api${where}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: token },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, ...answer } = await response.json();
    return data ?? answer;
  };
  let accessToken = '';
  // A busy machine may answer 503 for a while after the start.
  await until('somebody has signed in', async () => {
    const answer = await call('/user/login', { username: 'ngocmai', password: demoPassword });
    accessToken = answer.accessToken ?? '';
    return accessToken !== '';
  });
  return {
    call,
    mine: (where: string) => call(where, undefined, accessToken),
    async stop() {
      server?.child.kill('SIGTERM');
      await server?.ended;
    },
  };
}

const help = (...words: string[]) => Object(readOrder(words)).help;

describe('pnpm operator', () => {
  it('shows its help, and which argument is wrong', async () => {
    const answer = await operator('--help');
    expect(answer).toMatchObject({ code: 0, err: '' });
    for (const verb of [
      'deal mend <deal>',
      'suspense list',
      'suspense resolve <event>',
      'payout settle <withdrawal>',
    ])
      expect(answer.out).toContain(verb);
    expect(await operator('suspense', 'resolve', 'be_1', '--user', 'x')).toEqual({
      code: 2,
      out: '',
      err: '--by is needed: who are you?\npnpm operator --help says what there is.',
    });
  });

  it.each([
    [['suspense'], 'suspense has the verbs list, resolve, claims, picture, refuse.'],
    [['bank', 'rob'], 'There is no bank rob.'],
    [['suspense', 'resolve', '--by', 'lan', '--user', 'x'], 'suspense resolve takes <event>.'],
    [['suspense', 'list', 'be_1'], 'suspense list takes no words.'],
    [['suspense', 'resolve', 'be_1', '--user', 'x'], '--by is needed: who are you?'],
    [['suspense', 'resolve', 'be_1', '--user', 'x', '--by', ' '], '--by is needed: who are you?'],
    [['suspense', 'resolve', 'be_1', '--by', 'lan'], '--user is needed'],
    [['suspense', 'list', '--all'], "Unknown option '--all'"],
    [['suspense', 'resolve', 'be_1', '--user', '--by', 'lan'], '--user'],
  ])('does not guess what %j means', (words, sentence) => {
    expect(() => readOrder(words)).toThrow(UsageError);
    expect(() => readOrder(words)).toThrow(sentence);
  });

  it('explains a verb, an area and everything', () => {
    expect(help('payout', 'settle', '--help')).toContain('--reversed <reason>');
    expect(help('payout', '-h')).toContain('payout send <withdrawal>');
    expect(help('payout', '-h')).not.toContain('suspense');
    expect(help()).toBe(help('--help'));
  });

  it('creates no database, and ends with one sentence', async () => {
    const nowhere = path.join(folder, 'nowhere');
    const answer = await runOperator({ KEO_DATA_DIR: nowhere }, 'suspense', 'list');
    expect(answer).toEqual({
      code: 1,
      out: '',
      err: `There is no Keo database in ${nowhere}: name its folder in KEO_DATA_DIR, or a PostgreSQL in DATABASE_URL.`,
    });
  });

  it.runIf(isLong)(
    'keeps off the data folder of a running server, and settles its suspense once it is stopped',
    async () => {
      let keo = await start();
      const words = { content: 'quen ghi ma\u001b[2J', amount: 70_000, bankTxId: 'FT70' };
      expect(await keo.call('/sandbox/bank-transfer', words)).toMatchObject({ outcome: 'SUSPENSE' });
      const before = (await keo.mine('/wallet/wallet-info')).balance;
      const refused = await operator('suspense', 'list');
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain(
        `Another Keo server (process ${server?.child.pid}) is using the data folder`,
      );
      expect(refused.err).toContain('The embedded database is worked on while the server is stopped');
      await keo.stop();

      const list = async () => JSON.parse((await operator('suspense', 'list', '--json')).out);
      const [event, ...more] = (await list()).filter(
        (one: { providerId: string }) => one.providerId === 'FT70',
      );
      expect(more).toEqual([]);
      const shown = await operator('suspense', 'list');
      expect(shown.out).toContain('70,000đ');
      expect(shown.out).not.toContain('\u001b');
      const give = (user: string) => operator('suspense', 'resolve', event.id, '--user', user, '--by', 'lan');
      expect(await give('nobody.here')).toMatchObject({ code: 1, err: 'There is no user nobody.here.' });
      const done = `70,000đ of ${event.id} now belongs to ngocmai.`;
      expect(await give('ngocmai@keo.example')).toEqual({ code: 0, out: done, err: '' });
      expect(await give('ngocmai')).toMatchObject({
        code: 1,
        err: `${event.id} was settled before. Nothing was moved now.`,
      });

      keo = await start();
      expect((await keo.mine('/wallet/wallet-info')).balance).toBe(before + 70_000);
      expect((await keo.call('/sandbox/reconcile')).ok).toBe(true);
      const { list: logs } = await keo.mine('/jobdeallog/jobs-my-deal-logs-list?pageSize=1');
      expect(logs).toMatchObject([{ action: 'PAYMENT_PROCESSED', metadata: { amount: 70_000 } }]);
      await keo.stop();
    },
  );
});

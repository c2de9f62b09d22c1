import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../dev/testing/authenticator.ts';
import { builtPages } from '../../dev/testing/built-pages.ts';
import { openGate } from '../../dev/testing/gate.ts';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import {
  createDatabase,
  emptyRedis,
  lacksRealParts,
  startApp,
  startNode,
} from '../../dev/testing/start-app.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('rate limits on one node', async () => {
  const app = await startApp({ rateLimits: true });
  const wrong = (username: string, headers: Record<string, string> = {}, locale: 'vi' | 'en' = 'en') =>
    call(app, '/user/login', { body: { username, password: 'not this one' }, headers, locale });

  it('stop the sixth sign-in to one account within a minute, and say how long to wait', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong('minhanh')).toMatchObject({ status: 422 });
    const answer = await wrong('minhanh');
    expect(answer).toMatchObject({ status: 429, code: 429, data: null });
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.msg).toBe(`That was too fast. Please try again in ${seconds} seconds.`);
    expect((await wrong('minhanh', {}, 'vi')).msg).toMatch(
      /^Bạn thao tác quá nhanh\. Vui lòng thử lại sau \d+ giây\.$/,
    );
  });

  it('are not bypassed by invented addresses or other spellings of the name', async () => {
    expect(await wrong('MinhAnh', { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ status: 429 });
    expect(await wrong('minhanh', { 'x-forwarded-for': '203.0.113.8, 203.0.113.9' })).toMatchObject({
      status: 429,
    });
    expect(await wrong(' minhanh ')).toMatchObject({ status: 429 });
  });

  it('count passkey and password of an account together', async () => {
    const { accessToken: token, username, password } = await register(app);
    const ask = async (path: string, body: object) => call(app, `/user/${path}`, { token, body });
    const key = createAuthenticator();
    const { data: options } = await ask('passkey-options', { password });
    expect(await ask('add-passkey', { passkey: key.make(options) })).toMatchObject({ status: 200 });
    const show = async (isForged: boolean) => {
      const { data: challenge } = await ask('passkey-challenge', {});
      return ask('passkey-login', { passkey: key.show(challenge, { isForged }) });
    };
    for (let tries = 0; tries < 5; tries += 1) expect(await show(true)).toMatchObject({ status: 422 });
    expect(await show(false)).toMatchObject({ status: 429 });
    expect(await wrong(username)).toMatchObject({ status: 429 });
  });

  it('stop one address after a hundred failed sign-ins; successful ones do not count', async () => {
    await signIn(app, 'camtu');
    const answers = [];
    for (let index = 0; index < 101; index += 1) answers.push(await wrong(`someone${index}`));
    // Ten sign-ins to minhanh came before (five by passkey), and the refused ones above count as well.
    expect(statuses(answers, 422)).toBe(100 - 5 - 1 - 1 - 3 - 5 - 2);
    expect(await wrong('nobody.yet')).toMatchObject({ status: 429 });
  });

  it('allow three codes in fifteen minutes, for known and unknown accounts', async () => {
    for (const identifier of ['quochuy', 'nobody.here']) {
      const ask = () => call(app, '/user/forgot-password', { body: { identifier } });
      for (let sent = 0; sent < 3; sent += 1) expect(await ask()).toMatchObject({ status: 200 });
      expect(await ask()).toMatchObject({ status: 429 });
    }
  });

  it('count the codes of one number together, however it is written', async () => {
    const answers = [];
    for (const phone of ['0912345671', '+84912345671', '0912345671', '+84912345671']) {
      const body = { phone, purpose: 'RESET_PASSWORD' };
      answers.push((await call(app, '/user/send-sms', { body })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});

describe('limits of one account with four names', async () => {
  const app = await startApp({ rateLimits: true });
  const person = { username: 'bon.ten', email: 'bon.ten@keo.example', phone: '0912345699' };
  const account = { ...person, password: 'mưa rào tháng bảy', acceptTerms: true };
  const names = [person.username, person.email, person.phone, '+84912345699'];
  const strangers = ['khong.ai', 'khong.ai@keo.example', '0912345600'];
  const login = (username: string) =>
    call(app, '/user/login', { body: { username, password: 'not this one' } });
  const forgot = (identifier: string) => call(app, '/user/forgot-password', { body: { identifier } });
  it('are one budget for all names of the account', async () => {
    expect((await call(app, '/user/register', { body: account })).status).toBe(200);
    for (const name of [...names, person.username]) expect((await login(name)).status).toBe(422);
    for (const name of names) expect((await login(name)).status).toBe(429);
    for (const name of names.slice(1)) expect((await forgot(name)).status).toBe(200);
    for (const name of names) expect((await forgot(name)).status).toBe(429);
  });

  it('count each unknown name by itself', async () => {
    for (const name of strangers) {
      expect((await login(name)).status).toBe(422);
      expect((await forgot(name)).status).toBe(200);
    }
    const number = ['+84912345600', '0912345600', '+84912345600'];
    expect([(await forgot('0912345600')).status, (await forgot('+84912345600')).status]).toEqual([200, 200]);
    for (const name of number) expect((await forgot(name)).status).toBe(429);
  });
});

const many = async (count: number, ask: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: count }, ask));
  return { passed: count - statuses(answers, 429), stopped: statuses(answers, 429) };
};

describe('limits of one user', async () => {
  const app = await startApp({ rateLimits: true });

  it('are ten orders about money in a minute, and somebody else has their own', async () => {
    const order = (token: string) => () =>
      call(app, '/recharge/create-recharge', {
        token,
        body: { amount: 100_000, method: 'VIETQR', requestId: randomUUID() },
      });
    const { accessToken: token } = await signIn(app, 'minhanh');
    expect(await many(13, order(token))).toEqual({ passed: 10, stopped: 3 });
    const { accessToken: other } = await signIn(app, 'quochuy');
    expect((await order(other)()).status).toBe(200);
  });

  it('are sixty writes in a minute, beside which reading goes on', async () => {
    const { accessToken: token } = await signIn(app, 'camtu');
    const write = () => call(app, '/jobdeallog/jobs-deal/mark-read-all', { token, body: {} });
    expect(await many(64, write)).toEqual({ passed: 60, stopped: 4 });
    expect((await call(app, '/user/info', { token })).status).toBe(200);
  });
});

describe('limits of an address', async () => {
  const pagesFolder = await builtPages();
  const app = await startApp({ rateLimits: true, trustedProxies: 1, pagesFolder });
  const list = (address: string) => call(app, '/job/jobs-list', { headers: from(address) });
  const register = (index: number) => {
    const account = { username: `noon${index}`, email: `noon${index}@keo.example` };
    const body = { ...account, password: 'mưa rào tháng bảy', acceptTerms: true };
    return call(app, '/user/register', { body, headers: from('203.0.113.60') });
  };

  it('are not reached by thousands behind one address of a mobile carrier', async () => {
    expect(await many(1000, () => list('203.0.113.60'))).toEqual({ passed: 1000, stopped: 0 });
    for (const index of Array.from({ length: 20 }).keys()) expect((await register(index)).status).toBe(200);
    expect((await register(20)).status).toBe(429);
    for (const round of [0, 1, 2]) {
      const names = Array.from({ length: 20 }, (_, index) => `noon${index}`);
      const answers = await Promise.all(
        names.map((username) => {
          const body = { username, password: 'mưa rào tháng bảy' };
          return call(app, '/user/login', { body, headers: from('203.0.113.60') });
        }),
      );
      expect([round, statuses(answers, 200)]).toEqual([round, 20]);
    }
  });

  const wrong = (address: string) =>
    call(app, '/user/login', {
      body: { username: 'minhanh', password: 'not this one' },
      headers: from(address),
    });

  it('count a whole /64, and an IPv4 in any notation', async () => {
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await wrong(`2001:db8:1:2:${tries}::1`)).toMatchObject({ status: 422 });
    expect(await wrong('2001:db8:1:2:ffff:ffff:ffff:ffff')).toMatchObject({ status: 429 });
    expect(await wrong('2001:db8:1:3::1')).toMatchObject({ status: 422 });
    for (const address of ['203.0.113.61', '::ffff:203.0.113.61', '::ffff:cb00:713d', '203.0.113.61:4711'])
      expect(await wrong(address)).toMatchObject({ status: 422 });
    expect(await wrong('0:0:0:0:0:ffff:cb00:713d')).toMatchObject({ status: 422 });
    expect(await wrong('203.0.113.61')).toMatchObject({ status: 429 });
  });

  it('count a line of IPv6 beside it, with four times as much', async () => {
    const answers: number[] = [];
    for (let network = 0; network < 6; network += 1)
      for (let tries = 0; tries < 5; tries += 1)
        answers.push((await wrong(`2001:db8:2:1${network}0::1`)).status);
    expect(answers.map((status) => status === 422)).toEqual(answers.map((_, index) => index < 20));
    expect(await wrong('2001:db8:2:200::1')).toMatchObject({ status: 422 });
  });

  const get = async (url: string) => {
    const { statusCode: status } = await app.server.inject({ url, headers: from('203.0.113.62') });
    return { status };
  };

  it('count guessed tokens', async () => {
    const guesses = Array.from({ length: 605 }, (_, n) =>
      call(app, '/user/refresh-balance', {
        method: 'POST',
        token: `guess ${n}`,
        headers: from('203.0.113.64'),
      }),
    );
    const received = await Promise.all(guesses);
    expect([statuses(received, 401), statuses(received, 429)]).toEqual([600, 5]);
  });

  it('also count pages and the API document', async () => {
    const documents = ['/sitemap.xml', '/au/api/openapi.json', '/tasks'];
    for (const url of documents) expect(await get(url)).toEqual({ status: 200 });
    expect(await many(3000, () => get('/robots.txt'))).toEqual({ passed: 2997, stopped: 3 });
    for (const url of documents) expect(await get(url)).toEqual({ status: 429 });
  });
});

describe('rate limits behind a proxy', async () => {
  const node = await startNode({ rateLimits: true, trustedProxies: 1 });
  const ask = (address: string) =>
    call(node, '/user/login', {
      body: { username: 'minhanh', password: 'not this one' },
      headers: from(`198.51.100.1, ${address}`),
    });
  const connect = (address: string) => admission(openSocket(node, 'x', from(`198.51.100.1, ${address}`)));

  it('count each caller by the address that the proxy saw, over HTTP and over sockets', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await ask('203.0.113.1')).toMatchObject({ status: 422 });
    expect(await ask('203.0.113.1')).toMatchObject({ status: 429 });
    expect(await ask('203.0.113.2')).toMatchObject({ status: 422 });

    const answers = await Promise.all(Array.from({ length: 61 }, () => connect('203.0.113.1')));
    expect(answers.filter((answer) => answer === 'Too many connections')).toHaveLength(1);
    expect(await connect('203.0.113.2')).toBe('NOT_LOGIN');
  });

  const begin = async (address: string, token = '') => {
    const url = `${node.origin}/socket.io/?EIO=4&transport=polling${token}`;
    return { status: (await fetch(url, { headers: from(address) })).status };
  };

  it('count sockets before their handshake, strictly where no token is named', async () => {
    const without = await Promise.all(
      Array.from({ length: 70 }, (_, index) => begin(`2001:db8:5:6:${index + 1}::1`)),
    );
    expect([statuses(without, 200), statuses(without, 403)]).toEqual([60, 10]);
    const withToken = await Promise.all(Array.from({ length: 610 }, () => begin('203.0.113.3', '&token=x')));
    expect([statuses(withToken, 200), statuses(withToken, 403)]).toEqual([600, 10]);
  });
});

describe.skipIf(lacksRealParts)('rate limits over two nodes', async () => {
  if (lacksRealParts) return;
  const redis = await openGate(await emptyRedis());
  const parts = { databaseUrl: await createDatabase(), redisUrl: redis.url, rateLimits: true };
  const [first, second] = [await startNode(parts), await startNode(parts)];
  const getNode = (index: number) => (index % 2 === 0 ? first : second);

  it('are shared by both nodes', async () => {
    const { accessToken: token } = await signIn(first, 'camtu');
    const reads = await Promise.all(
      Array.from({ length: 600 }, (_, index) => call(getNode(index), '/user/info', { token })),
    );
    expect(statuses(reads, 429)).toBe(600 - statuses(reads, 200));
    expect(statuses(reads, 200)).toBeGreaterThan(290);
    expect(statuses(reads, 200)).toBeLessThanOrEqual(306);
  });

  it('fall back to half on each node while Redis is away', async () => {
    await redis.shut();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(first, '/user/login', { body: { username: 'quochuy', password: 'not this one' } }),
      ),
    );
    expect(statuses(tries, 422)).toBe(3);
    expect(statuses(tries, 429)).toBe(17);
    expect((await fetch(`${first.origin}/livez`)).status).toBe(200);
  });
});

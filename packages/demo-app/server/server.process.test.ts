import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Socket, io } from 'socket.io-client';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from './dev/testing/copy-empty-database.ts';
import { isLong } from './dev/testing/long-run.ts';
import { type ServerProcess, runServer } from './dev/testing/run-server.ts';
import { createDatabase, lacksRealParts } from './dev/testing/start-app.ts';
import { temporaryFolder } from './dev/testing/temporary-folder.ts';

const folder = await temporaryFolder('process');
const started: ServerProcess[] = [];
const run = (env: Record<string, string>) => {
  const server = runServer({ KEO_STORY: '0', ...env });
  started.push(server);
  return server;
};
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});

const dataFolder = async (name: string) => {
  const dataDir = path.join(folder, name);
  await copyEmptyDatabase(dataDir);
  return dataDir;
};

/** PostgreSQL, where the machine has it, starts in half the time of the embedded database; for tests of neither. */
const quickDatabase = async (name: string, filled: 'empty' | 'people' = 'empty') =>
  lacksRealParts
    ? { KEO_DATA_DIR: await dataFolder(name) }
    : { KEO_DATA_DIR: path.join(folder, name), DATABASE_URL: await createDatabase(filled) };

const post = async (origin: string, where: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}/au/api${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
};

const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

describe('a server process', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT is a port number from 0 to 65535.'],
    [{ KEO_DATADIR: 'x' }, 'KEO_DATADIR is no setting of Keo; the nearest is KEO_DATA_DIR.'],
    [{ NODE_ENV: 'production' }, 'KEO_SECRET is needed in production: at least 32 random characters.'],
    [
      { DATABASE_URL: 'postgres://keo:hunter2@127.0.0.1:1/keo' },
      'The database in DATABASE_URL cannot be reached (ECONNREFUSED).',
    ],
  ])('ends with one sentence where %j cannot be used', async (env, sentence) => {
    const server = run({ KEO_DATA_DIR: path.join(folder, 'none'), ...env });
    server.ready().catch(() => undefined);
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(sentence);
  });

  it.each([
    ['is a file', (file: string) => file, 'cannot be a folder, for a file is in its way: name another.'],
    [
      'is below a file',
      (file: string) => path.join(file, 'data'),
      'cannot be a folder, for a file is in its way: name another.',
    ],
    [
      'cannot be written to',
      // Not even root can create folders there.
      () => '/sys/keo',
      'cannot be written to: give this process the right, or name another folder.',
    ],
  ])('ends with one sentence where its data folder %s', async (_how, getDir, sentence) => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, 'kept');
    const dataDir = getDir(file);
    const server = run({ KEO_DATA_DIR: dataDir });
    server.ready().catch(() => undefined);
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(`KEO_DATA_DIR ${dataDir} ${sentence}\n`);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });

  it.skipIf(lacksRealParts)(
    'ends with one sentence where PostgreSQL refuses what DATABASE_URL says',
    async () => {
      const url = new URL(await createDatabase());
      url.username = 'nobody_here';
      url.password = 'hunter2';
      const refused = run({ KEO_DATA_DIR: path.join(folder, 'refused'), DATABASE_URL: url.href });
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toMatch(
        /^The database in DATABASE_URL refuses its user or password \(28\w{3}\)\.\n$/,
      );
      const absent = new URL(await createDatabase());
      absent.pathname = '/no_such_database';
      const server = run({ KEO_DATA_DIR: path.join(folder, 'absent'), DATABASE_URL: absent.href });
      expect(await server.ended).toBe(1);
      expect(server.output()).toBe('DATABASE_URL names a database that is not there (3D000).\n');
    },
  );

  it('ends with one sentence in production on the database of a sandbox', async () => {
    const database = await quickDatabase('filled', 'people');
    if (lacksRealParts) {
      const sandbox = run({ ...database, KEO_DEMO: 'people' });
      await sandbox.ready();
      sandbox.child.kill('SIGTERM');
      await sandbox.ended;
    }
    const secret = { KEO_SECRET: 'q8Zr2Lw0vT5xYc7nBd3mKf9sHj1pGa4e' };
    const server = run({ ...database, ...secret, NODE_ENV: 'production', HOST: '127.0.0.1' });
    server.ready().catch(() => undefined);
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      'This database was filled by the sandbox, whose people have passwords that everybody knows: name an empty one in DATABASE_URL or KEO_DATA_DIR, or set KEO_SANDBOX to 1.\n',
    );
  });

  it('ends with one sentence where its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = Object(other.address());
    const server = run({ ...(await quickDatabase('port')), PORT: String(port), LOG_LEVEL: 'error' });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} is in use by another program: stop it, or name another PORT.`,
    );
    other.close();
  });

  it('locks its data folder, and takes over the lock of a dead one', async () => {
    const dataDir = await dataFolder('shared');
    const first = run({ KEO_DATA_DIR: dataDir });
    await first.ready();
    const second = run({ KEO_DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Another Keo server (process ${first.child.pid}) is using the data folder ${dataDir}: stop it, or name another folder in KEO_DATA_DIR.\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;

    // In the long run two processes race for the folder.
    const heirs = Array.from({ length: isLong ? 2 : 1 }, () => run({ KEO_DATA_DIR: dataDir }));
    const outcomes = await Promise.allSettled(heirs.map((heir) => heir.ready()));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(
      ['fulfilled', 'rejected'].slice(0, heirs.length),
    );
    const winner = heirs[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    winner?.child.kill('SIGTERM');
    expect(await winner?.ended).toBe(0);
    expect((await readdir(dataDir)).filter((file) => file.startsWith('keo.lock'))).toEqual([]);
  });

  it.runIf(isLong)(
    'mistakes no later process that got the number of a dead holder for the holder',
    async () => {
      const dataDir = await dataFolder('reused');
      const before = run({ KEO_DATA_DIR: dataDir });
      await before.ready();
      before.child.kill('SIGTERM');
      await before.ended;
      await writeFile(path.join(dataDir, 'keo.lock.7'), `${process.pid} 1`);
      await expect(run({ KEO_DATA_DIR: dataDir }).ready()).resolves.toContain('http');
    },
  );

  it.runIf(isLong)('keeps what it acknowledged when it is killed', async () => {
    const dataDir = await dataFolder('killed');
    const first = run({ KEO_DATA_DIR: dataDir });
    const account = { password: 'mưa rào tháng bảy', acceptTerms: true };
    const origin = await first.ready();
    const person = { username: 'kept', email: 'kept@keo.example', ...account };
    expect(await post(origin, '/user/register', person)).toMatchObject({ status: 200 });
    first.child.kill('SIGKILL');
    await first.ended;
    const again = await run({ KEO_DATA_DIR: dataDir }).ready();
    const login = { username: 'kept', password: account.password };
    expect(await post(again, '/user/login', login)).toMatchObject({ status: 200 });
  });

  it('stops gracefully: sockets go first, the request under way is answered, then it ends by itself', async () => {
    const server = run(await quickDatabase('stopped'));
    const origin = await server.ready();
    const { data } = await post(origin, '/user/login', { username: 'minhanh', password: 'keo-demo-2026' });
    const socket = io(origin, { query: { token: data.accessToken }, reconnection: false });
    await connected(socket);
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    const underWay = post(origin, '/user/login', { username: 'quochuy', password: 'keo-demo-2026' });
    await fetch(`${origin}/livez`);
    server.child.kill('SIGTERM');
    await cut;
    expect(await underWay).toMatchObject({ status: 200 });
    expect(await server.ended).toBe(0);
    const lines = server.output().trim().split('\n');
    expect(lines.every((line) => typeof JSON.parse(line).level === 'number')).toBe(true);
    expect(lines.filter((line) => line.includes('ready at'))).toHaveLength(1);
  });

  it('drains for as long as its setting says', async () => {
    const secret = 'q8Zr2Lw0vT5xYc7nBd3mKf9sHj1pGa4e';
    const server = run({
      ...(await quickDatabase('drained')),
      KEO_SECRET: secret,
      KEO_SANDBOX: '0',
      KEO_DRAIN_SECONDS: '3',
    });
    const origin = await server.ready();
    const getStatus = (url: string) =>
      fetch(origin + url).then(
        ({ status }) => status,
        () => null,
      );
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await getStatus('/readyz')).toBe(503));
    const begun = performance.now();
    for (let answer: number | null = 200; answer !== null; answer = await getStatus('/au/api/job/jobs-list'))
      expect(answer).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(2000);
    expect(await server.ended).toBe(0);
  });

  it('writes no password, code or token to its log, whatever goes wrong', async () => {
    const server = run({ ...(await quickDatabase('quiet')), LOG_LEVEL: 'trace' });
    const origin = await server.ready();
    const password = 'canary-password-1';
    const person = { username: 'canary', password, email: 'canary@keo.example', acceptTerms: true };
    const { data: tokens } = await post(origin, '/user/register', person);
    const headers = { authorization: `Bearer ${tokens.accessToken}`, cookie: 'token=canary-cookie' };
    const mails = await fetch(`${origin}/au/api/sandbox/outbox?to=canary@keo.example`);
    const code = String((await mails.json()).data.list[0].code);
    const { data: ticket } = await post(origin, '/user/socket-ticket', {}, headers);
    const { data: renewed } = await post(origin, '/user/refresh-token', {
      refreshToken: tokens.refreshToken,
    });
    await post(origin, '/user/verify-email', { code }, headers);
    await post(origin, '/user/login', { username: 'canary', password: 'canary-wrong-password' });
    await post(origin, '/user/register', { ...person, password: 'canary\u0000nul-password' });
    await fetch(`${origin}/au/api/user/info?token=canary-query-token`);
    await fetch(`${origin}/reset-password?code=${code}`);
    await fetch(`${origin}/au/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"canary-broken-body',
    });
    const socket = io(origin, { query: { token: ticket.ticket }, reconnection: false });
    await connected(socket);
    socket.disconnect();
    server.child.kill('SIGTERM');
    await server.ended;
    const secrets = [tokens.accessToken, tokens.refreshToken, renewed.accessToken, renewed.refreshToken];
    const canaries = [...secrets, ticket.ticket, 'canary-', 'nul-password', `"${code}"`, `=${code}`];
    for (const canary of canaries) expect(server.output()).not.toContain(canary);
    expect(server.output()).toContain('/au/api/user/login');
  });
});

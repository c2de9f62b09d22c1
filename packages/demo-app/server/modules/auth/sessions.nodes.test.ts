import { describe, expect, it } from 'vitest';
import { within } from '../../dev/testing/long-run.ts';
import { call, codeFor, register, signIn } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { lacksRealParts, startTwoNodes } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { createSessionsService } from './sessions.service.ts';

describe.skipIf(lacksRealParts)('sessions on two nodes', async () => {
  const [first, second] = lacksRealParts ? [] : await startTwoNodes();
  if (!first || !second) return;
  const nodes = [first, second];
  const getNode = (index: number) => (index % 2 === 0 ? first : second);
  const info = (node: typeof first, token: string) => call(node, '/user/info', { token });
  const renew = (node: typeof first, refreshToken: string) =>
    call(node, '/user/refresh-token', { body: { refreshToken } });

  it('survive three tabs that renew one token at once, fifty times', async () => {
    let tokens = await signIn(first, 'minhanh');
    for (let round = 0; round < 50; round += 1) {
      const spent = tokens.refreshToken;
      const answers = await Promise.all([0, 1, 2].map((tab) => renew(getNode(tab + round), spent)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      tokens = answers[round % 3]?.data;
    }
    expect(await info(second, tokens.accessToken)).toMatchObject({ status: 200 });
  });

  it('end on both, with their sockets, when a refresh token is reused after the grace period', async () => {
    const stolen = await signIn(first, 'quochuy');
    const { data: next } = await renew(second, stolen.refreshToken);
    const sockets = nodes.map((node) => openSocket(node, next.accessToken));
    expect(await Promise.all(sockets.map(admission))).toEqual(['in', 'in']);
    await first.platform.clock.advance(11_000);
    expect(await renew(first, stolen.refreshToken)).toMatchObject({ status: 401, code: 401 });
    for (const node of nodes) {
      expect(await info(node, next.accessToken)).toMatchObject({ status: 401 });
      expect(await renew(node, next.refreshToken)).toMatchObject({ status: 401 });
    }
    await until('both sockets are cut', () => sockets.every((socket) => !socket.connected), within(1500));
  });

  it('are never valid after a sign-out that races a renewal', async () => {
    const { db, transact, clock } = first.platform;
    const sessions = createSessionsService({
      db,
      transact,
      clock,
      cut: () => undefined,
      onReuse: async () => undefined,
    });
    for (let round = 0; round < 20; round += 1) {
      const opened = await transact((unit) =>
        Promise.all(Array.from({ length: 10 }, () => sessions.open(unit, 'u01', 'a browser'))),
      );
      await Promise.all(
        opened.map(async ({ accessToken, refreshToken }, index) => {
          const [renewed, out] = await Promise.all([
            renew(getNode(index), refreshToken),
            call(getNode(index + 1), '/user/logout', { token: accessToken, body: {} }),
          ]);
          expect(out.status).toBe(200);
          if (renewed.status !== 200) return;
          expect(await info(first, renewed.data.accessToken)).toMatchObject({ status: 401 });
          expect(await renew(second, renewed.data.refreshToken)).toMatchObject({ status: 401 });
        }),
      );
    }
  });

  it('opened by the old password end at a reset, also in a race with a sign-in', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await register(first);
      await call(first, '/user/forgot-password', { body: { identifier: person.email } });
      const code = await codeFor(first, person.email);
      const logins = Array.from({ length: 4 }, (_, index) =>
        call(getNode(index), '/user/login', {
          body: { username: person.username, password: person.password },
        }),
      );
      const reset = call(second, '/user/reset-password', {
        body: { identifier: person.username, code, password: 'another long secret' },
      });
      const [done, ...opened] = await Promise.all([reset, ...logins]);
      expect(done.status).toBe(200);
      const tokens = opened.filter(({ status }) => status === 200).map(({ data }) => data.accessToken);
      for (const token of tokens) expect(await info(first, token)).toMatchObject({ status: 401 });
    }
  });

  it('check five of a hundred parallel guesses of a code, and then refuse the right one', async () => {
    const person = await register(first);
    const right = await codeFor(first, person.email);
    const guesses = Array.from({ length: 101 }, (_, index) => String(index + 100_000)).filter(
      (code) => code !== right,
    );
    const verify = (index: number, code: string) =>
      call(getNode(index), '/user/verify-email', { token: person.accessToken, body: { code } });
    const answers = await Promise.all(guesses.slice(0, 100).map((code, index) => verify(index, code)));
    for (const { data } of answers) expect(data.reason).toBe('OTP_WRONG');
    // The fifth has none left either.
    expect(answers.filter(({ data }) => data.left > 0)).toHaveLength(4);
    expect(await verify(0, right)).toMatchObject({ status: 422, data: { reason: 'OTP_WRONG', left: 0 } });
  });

  it('give a name that two accounts request at once to one of them', async () => {
    const body = {
      username: 'contested',
      password: 'long enough 1',
      email: 'contested@keo.example',
      acceptTerms: true,
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => call(getNode(index), '/user/register', { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect(answers.filter(({ status }) => status === 409).every(({ data }) => data.reason === 'TAKEN')).toBe(
      true,
    );
  });

  it('let one of twenty in whose usernames look alike, though they ask at once', async () => {
    const alike = Array.from({ length: 20 }, (_, n) =>
      Array.from('ilili', (letter, at) => (Math.floor(n / 2 ** at) % 2 === 0 ? letter : '1')).join(''),
    );
    const answers = await Promise.all(
      alike.map((name, index) => {
        const account = { username: `be.${name}`, email: `alike${index}@keo.example` };
        const body = { ...account, password: 'long enough 1', acceptTerms: true };
        return call(getNode(index), '/user/register', { body });
      }),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ data }) => data.reason)).toEqual(Array.from({ length: 19 }, () => 'TAKEN'));
  });
});

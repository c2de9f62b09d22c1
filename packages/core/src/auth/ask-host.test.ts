import { describe, expect, it } from 'vitest';
import { createManualClock } from '../client/test-world.ts';
import { ApiError } from '../http/http.errors.ts';
import { type FetchToken, createAskHost } from './ask-host.ts';

const timedOut = () => new ApiError('timeout', 'late', { code: 0 });
const failed = (cause: unknown) => new ApiError('generic', 'the site failed', { code: 502, cause });
const open = (fetchToken: FetchToken) => {
  const clock = createManualClock();
  return { clock, ask: createAskHost(fetchToken, { clock, timedOut, failed }) };
};
const end = '2026-11-21T09:00:00.000Z';

describe('a token of the page around us', () => {
  it.each([
    ['abc', { accessToken: 'abc' }],
    ['', null],
    [{ token: '', expiresAt: end }, null],
    [{ token: 'abc' }, { accessToken: 'abc' }],
    [
      { token: 'abc', expiresAt: end },
      { accessToken: 'abc', expiresAt: Date.parse(end) },
    ],
    [
      { token: 'abc', expiresAt: 5 },
      { accessToken: 'abc', expiresAt: 5 },
    ],
    [{ token: 'abc', expiresAt: 'soon' }, { accessToken: 'abc' }],
    [{ token: 'abc', expiresAt: Infinity }, { accessToken: 'abc' }],
  ])('given as %j is %j', async (hostToken, token) => {
    expect(await open(async () => hostToken).ask('start')).toEqual(token);
  });

  it('that is no text is a failure of the page', async () => {
    const { ask } = open(async () => JSON.parse('{"token":7}'));
    await expect(ask('overdue')).rejects.toMatchObject({
      message: 'the site failed',
      cause: new TypeError('fetchToken gave no token'),
    });
  });

  it('is asked for with its reason; what the page throws is its failure, and our own errors stay', async () => {
    const reasons: string[] = [];
    const own = new ApiError('offline', 'gone', { code: 0 });
    const { ask } = open(async ({ reason }) => {
      reasons.push(reason);
      throw reason === 'start' ? own : new Error('down');
    });
    await expect(ask('start')).rejects.toBe(own);
    await expect(ask('expiring', new AbortController().signal)).rejects.toMatchObject({ code: 502 });
    expect(reasons).toEqual(['start', 'expiring']);
  });

  it('is waited for 15 s, and no longer than anybody wants it', async () => {
    const { ask, clock } = open(() => new Promise(() => {}));
    const late = ask('start').catch((error: unknown) => error);
    clock.advance(14_999);
    expect(clock.waiting).toBe(1);
    clock.advance(1);
    expect(await late).toMatchObject({ kind: 'timeout' });
    const life = new AbortController();
    const stopped = ask('start', life.signal).catch((error: unknown) => error);
    life.abort();
    expect(await stopped).toMatchObject({ name: 'AbortError' });
  });
});

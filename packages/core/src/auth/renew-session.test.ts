import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../client/test-world.ts';
import { ApiError } from '../http/http.errors.ts';
import type { TabMessage } from '../ports/ports.ts';
import { type SessionRenewalOptions, createSessionRenewal } from './renew-session.ts';
import { type StoredSession, createMemoryTokenStore } from './token-store.ts';

const createSession = (accessToken: string, change: Partial<StoredSession> = {}): StoredSession => ({
  id: 's1',
  accessToken,
  refreshToken: `refresh-${accessToken}`,
  ...change,
});
const pair = (accessToken: string) => ({ accessToken, refreshToken: `refresh-${accessToken}` });
const old = createSession('old');
const busy = new ApiError('generic', 'busy', { code: 503 });
const overdue = (cause?: ApiError) =>
  new ApiError('overdue', cause?.message ?? 'NOT_LOGIN', { code: cause?.code ?? 401, cause });
const refused = new ApiError('refused', 'ended', { code: 10_000 });

type Call = {
  token: string;
  isWanted: () => boolean;
  answer: (tokens: ReturnType<typeof pair>) => void;
  fail: (error: unknown) => void;
};

function start(options: Partial<SessionRenewalOptions> = {}) {
  const clock = createManualClock();
  const store = createMemoryTokenStore();
  store.write(old);
  const requests: Call[] = [];
  const posted: TabMessage[] = [];
  const onRenewed = vi.fn<(session: StoredSession) => void>();
  const onRefused = vi.fn<(session: StoredSession) => void>();
  const renewal = createSessionRenewal({
    store,
    clock,
    tabs: { post: (message) => posted.push(message), subscribe: () => () => {}, close() {} },
    accounts: {
      renew: (token, isWanted) =>
        new Promise((answer, fail) => void requests.push({ token, isWanted, answer, fail })),
    },
    onRenewed,
    onRefused,
    ...options,
  });
  return {
    clock,
    store,
    requests,
    posted,
    onRenewed,
    onRefused,
    renew: (...refused: Parameters<typeof renewal.renew>) => renewal.renew(...refused),
    forgetFailure: () => renewal.forgetFailure(),
  };
}
/** Past the end of what has been answered. */
const settled = () => new Promise(setImmediate);
const catchError = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('a renewal', () => {
  it('stores the next pair and tells the tab and the others', async () => {
    const { renew, requests, store, posted, onRenewed, onRefused } = start();
    const [one, two] = [renew(old), renew(old)];
    requests[0]?.answer(pair('new'));
    expect(await Promise.all([one, two])).toEqual([createSession('new'), createSession('new')]);
    expect(requests.map(({ token }) => token)).toEqual(['refresh-old']);
    expect(store.read()).toEqual(createSession('new'));
    expect(posted).toEqual([{ type: 'auth.rotated' }]);
    expect(onRenewed).toHaveBeenCalledWith(createSession('new'));
    expect(onRefused).not.toHaveBeenCalled();
    await settled();
    void renew(createSession('new'));
    expect(requests).toHaveLength(2);
  });

  const found: [string, StoredSession | null, Partial<ApiError> | StoredSession][] = [
    ['another tab has renewed', createSession('theirs'), createSession('theirs')],
    ['somebody else is signed in', createSession('theirs', { id: 's2' }), { kind: 'overdue' }],
    ['nobody is signed in', null, { kind: 'overdue' }],
    ['there is no refresh token', { ...old, refreshToken: null }, { kind: 'overdue' }],
  ];
  it.each(found)('asks nothing where %s', async (_, stored, outcome) => {
    const { renew, requests, store } = start();
    if (stored) store.write(stored);
    else store.clear();
    expect(await catchError(renew(old))).toMatchObject(outcome);
    expect(requests).toEqual([]);
  });

  const meanwhile: [string, StoredSession | null, Partial<ApiError> | StoredSession][] = [
    ['another tab was faster', createSession('theirs'), createSession('theirs')],
    ['somebody else signed in', createSession('theirs', { id: 's2' }), { kind: 'overdue' }],
    ['the person signed out', null, { kind: 'overdue' }],
  ];
  it.each(meanwhile)('writes nothing where meanwhile %s', async (_, stored, outcome) => {
    const { renew, requests, store, posted, onRenewed } = start();
    const result = catchError(renew(old));
    expect(requests[0]?.isWanted()).toBe(true);
    if (stored) store.write(stored);
    else store.clear();
    expect(requests[0]?.isWanted()).toBe(stored?.id === old.id);
    requests[0]?.answer(pair('new'));
    expect(await result).toMatchObject(outcome);
    expect([store.read(), posted]).toEqual([stored, []]);
    expect(onRenewed).not.toHaveBeenCalled();
  });

  it('that failed is nothing where another tab was faster', async () => {
    const { renew, requests, store, onRefused } = start();
    const result = renew(old);
    store.write(createSession('theirs'));
    requests[0]?.fail(refused);
    expect(await result).toEqual(createSession('theirs'));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is done under the lock of all tabs', async () => {
    const names: string[] = [];
    const { renew, requests } = start({
      lock: async (name, work) => {
        names.push(name);
        return work();
      },
    });
    const result = renew(old);
    requests[0]?.answer(pair('new'));
    expect(await result).toEqual(createSession('new'));
    expect(names).toEqual(['keo.refresh']);
  });

  it('of one session does not end the wait for that of another', async () => {
    const { renew, requests, store } = start();
    const first = catchError(renew(old));
    const other = createSession('other', { id: 's2' });
    store.write(other);
    const second = renew(other);
    requests[0]?.answer(pair('new'));
    await first;
    await settled();
    const third = renew(other);
    expect(requests.map(({ token }) => token)).toEqual(['refresh-old', 'refresh-other']);
    requests[1]?.answer(pair('next'));
    expect(await Promise.all([second, third])).toEqual(Array(2).fill(createSession('next', { id: 's2' })));
  });
});

describe('a failure', () => {
  const proxy = new ApiError('overdue', 'a page', { code: 401, cause: new Error('no envelope') });
  const missing = new ApiError('generic', 'none', { code: 404 });
  it.each<[string, unknown, unknown, number]>([
    ['a refusal', refused, overdue(refused), 1],
    ['an overdue token', overdue(), overdue(), 1],
    ['no such endpoint', missing, overdue(missing), 1],
    ['a 401 of something between', proxy, proxy, 0],
    ['a busy server', busy, busy, 0],
    ['a defect', new TypeError('defect'), new TypeError('defect'), 0],
  ])('by %s is told, and ends the session where the server said so', async (_, error, events, ended) => {
    const { renew, requests, onRefused } = start();
    const result = catchError(renew(old));
    requests[0]?.fail(error);
    expect(await result).toEqual(events);
    expect(onRefused.mock.calls).toEqual(Array.from({ length: ended }, () => [old]));
  });

  it.each([
    ['overdue', 59_999, 1],
    ['overdue', 60_000, 2],
    ['expiring', 0, 2],
  ] as const)(
    'of a token that is %s keeps from asking: after %i ms asked %i times',
    async (reason, ms, times) => {
      const { renew, requests, clock } = start();
      const result = catchError(renew(old, reason));
      requests[0]?.fail(busy);
      await result;
      await settled();
      clock.advance(ms);
      const next = catchError(renew(old));
      expect(requests).toHaveLength(times);
      requests[1]?.answer(pair('new'));
      expect(await next).toEqual(times === 1 ? busy : createSession('new'));
    },
  );

  it('of one session says nothing of another, and is forgotten when the network is back', async () => {
    const { renew, requests, store, forgetFailure } = start();
    const result = catchError(renew(old));
    requests[0]?.fail(busy);
    await result;
    await settled();
    store.write(createSession('other', { id: 's2' }));
    void catchError(renew(createSession('other', { id: 's2' })));
    expect(requests).toHaveLength(2);
    store.write(old);
    await catchError(renew(old));
    expect(requests).toHaveLength(2);
    forgetFailure();
    void catchError(renew(old));
    expect(requests).toHaveLength(3);
  });
});

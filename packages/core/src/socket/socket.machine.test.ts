import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { SocketListener } from '../ports/ports.ts';
import { ApiError } from '../http/http.errors.ts';
import { createFakePage } from '../testing/fake-page.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createSocketLogic } from './socket.actors.ts';
import { socketEn } from './socket.en.ts';
import { selectSocketState, selectSocketStatus } from './socket.selectors.ts';
import { type ReconnectOptions, retryDelay, slowRetryDelay } from './reconnect-delay.ts';

const product = { attempts: 5, delay: 2000 };

/** The chart names the event of a delay after the delay and the state. */
const passed = (name: string) => ({ type: `xstate.after.${name}` });

type Attempt = { token: string; at: number; listener: SocketListener; isClosed: boolean };

type World = {
  tries?: ReconnectOptions | undefined;
  readToken?: () => string | null;
  /** Refuses the ticket, or hears of its being asked for. */
  call?: (signal: AbortSignal | undefined) => Promise<never> | undefined;
  /** What each attempt hears at once. */
  greet?: (listener: SocketListener) => void;
  /** What is said to the server. */
  emit?: (name: string, payload: unknown, answered: (answer: unknown) => void) => void;
  isHidden?: boolean;
};

function start(options: World = {}) {
  const clock = createVirtualClock(0);
  const page = createFakePage();
  if (options.isHidden) page.hide();
  const attempts: Attempt[] = [];
  let tickets = 0;
  const logic = createSocketLogic({
    url: '',
    // As the product asks for it.
    retries: 'tries' in options ? options.tries : product,
    readToken: options.readToken ?? (() => 'access'),
    call: async ({ data }, _, { signal } = {}) =>
      options.call?.(signal) ??
      parse(data, { ticket: `ticket_${++tickets}`, expiresAt: '2026-11-20T09:00:30Z' }),
    ports: {
      page,
      random: () => 0,
      connectSocket({ token }, listener) {
        const attempt = { token, at: clock.now(), listener, isClosed: false };
        attempts.push(attempt);
        options.greet?.(listener);
        return { emit: options.emit ?? (() => undefined), close: () => void (attempt.isClosed = true) };
      },
    },
  });
  const actor = createActor(logic, {
    clock: { setTimeout: (run, ms) => clock.after(ms, run), clearTimeout: (timer) => timer?.cancel() },
  }).start();
  return {
    actor,
    clock,
    page,
    attempts,
    last: () => {
      const attempt = attempts.at(-1);
      if (!attempt) throw new Error('Nothing was attempted');
      return attempt;
    },
    status: () => selectSocketStatus(actor.getSnapshot()),
    error: () => {
      const error = selectSocketState(actor.getSnapshot()).error;
      return (
        error && socketEn[error.key].replace(/\{(\w+)\}/g, (_, name: string) => String(error.params[name]))
      );
    },
  };
}

describe('the socket', () => {
  it('asks for a ticket before each attempt and connects with it', async () => {
    const { clock, attempts, last, status, error, actor } = start();
    expect(status()).toBe('connecting');
    await clock.advance(0);
    last().listener.connected('polling');
    expect(selectSocketState(actor.getSnapshot())).toEqual({
      connected: true,
      transport: 'polling',
      error: null,
      attempts: 0,
    });
    last().listener.upgraded('websocket');
    expect(selectSocketState(actor.getSnapshot()).transport).toBe('websocket');
    expect(last().isClosed).toBe(false);
    last().listener.disconnected('transport close');
    expect([status(), error()]).toEqual(['reconnecting', 'Disconnected: transport close']);
    await clock.advance(2000);
    expect([status(), error()]).toEqual(['reconnecting', 'Reconnecting... (1)']);
    expect(attempts.map(({ token }) => token)).toEqual(['ticket_1', 'ticket_2']);
    expect(attempts[0]?.isClosed).toBe(true);
  });

  it('tries five times, from two seconds up to five, and then says that it failed', async () => {
    const { clock, attempts, last, status, error } = start();
    await clock.advance(0);
    for (let attempt = 1; attempt <= 5; attempt++) {
      last().listener.failed('xhr poll error');
      expect([status(), error()]).toEqual(['reconnecting', 'Connection error: xhr poll error']);
      await clock.advance(retryDelay(attempt, 0, product));
      expect(error()).toBe(`Reconnecting... (${attempt})`);
    }
    last().listener.failed('xhr poll error');
    expect([status(), error()]).toEqual(['failed', 'Failed to reconnect after maximum attempts']);
    expect(attempts.map(({ at }) => at)).toEqual([0, 2000, 6000, 11_000, 16_000, 21_000]);
  });

  it.each<[string, ReconnectOptions | undefined, number[]]>([
    [
      'unless told otherwise five times, from one second on',
      undefined,
      [0, 1000, 3000, 7000, 12_000, 17_000],
    ],
    ['as often and as soon as it is told', { attempts: 2, delay: 300 }, [0, 300, 900]],
  ])('tries %s', async (_, tries, moments) => {
    const { clock, attempts, status, actor } = start({
      tries,
      greet: (listener) => listener.failed('xhr poll error'),
    });
    await clock.advance(20_000);
    expect(attempts.map(({ at }) => at)).toEqual(moments);
    expect(status()).toBe('failed');
    expect(selectSocketState(actor.getSnapshot()).attempts).toBe(moments.length - 1);
  });

  it('stays failed over a long outage, tries each half minute, and is back by itself', async () => {
    const { actor, clock, attempts, last, status, error } = start({
      greet: (listener) => {
        if (clock.now() < 600_000) listener.failed('xhr poll error');
      },
    });
    const news: string[] = [];
    actor.on('socket.opened', () => news.push('opened'));
    await clock.advance(21_000);
    for (let minutes = 0; minutes < 9; minutes++) {
      await clock.advance(60_000);
      expect([status(), error()]).toEqual(['failed', 'Failed to reconnect after maximum attempts']);
    }
    expect(attempts).toHaveLength(6 + 18);
    await clock.advance(60_000);
    expect(status()).toBe('failed');
    last().listener.connected('websocket');
    expect([status(), error(), news]).toEqual(['connected', null, ['opened']]);
    await clock.advance(10_000);
    last().listener.disconnected('transport close');
    expect(status()).toBe('reconnecting');
  });

  it('does not retry while the page is hidden, and does at once when it is visible', async () => {
    const { clock, page, attempts, status } = start({
      greet: (listener) => listener.failed('xhr poll error'),
    });
    await clock.advance(21_000);
    expect(status()).toBe('failed');
    page.hide();
    await clock.advance(30_000);
    const before = attempts.length;
    await clock.advance(600_000);
    expect([status(), attempts.length]).toEqual(['idle', before]);
    page.show();
    await clock.advance(0);
    expect([status(), attempts.length]).toEqual(['reconnecting', before + 1]);
  });

  it('waits 2, 4, 5, 5 and 5 seconds, and spreads a crowd without passing five', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, 0, product))).toEqual([
      2000, 4000, 5000, 5000, 5000,
    ]);
    expect(retryDelay(1, 0.5, product)).toBe(2500);
    expect(retryDelay(1, 0.999, product)).toBeGreaterThan(2900);
    expect([slowRetryDelay(0), slowRetryDelay(0.5)]).toEqual([30_000, 37_500]);
    expect(Math.max(...[1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, 0.999, product)))).toBe(5000);
  });

  it('gives an attempt twenty seconds', async () => {
    const { clock, status, error, attempts } = start();
    await clock.advance(19_999);
    expect(status()).toBe('connecting');
    await clock.advance(1);
    expect([status(), error()]).toEqual(['reconnecting', 'Connection error: timeout']);
    expect(attempts[0]?.isClosed).toBe(true);
  });

  it.each([
    ['404', new ApiError('generic', '', { code: 404 })],
    ['405', new ApiError('generic', '', { code: 405 })],
    ['NOT_FOUND', new ApiError('refused', '', { code: 10_000, refusal: { reason: 'NOT_FOUND' } })],
  ])('uses the access token where the backend has no tickets: %s', async (_, error) => {
    const { clock, last } = start({ call: () => Promise.reject(error) });
    await clock.advance(0);
    expect(last().token).toBe('access');
  });

  it('counts a ticket that could not be had as a failed attempt', async () => {
    const { clock, attempts, error } = start({
      call: () => Promise.reject(new ApiError('offline', 'No network', { code: 0 })),
    });
    await clock.advance(0);
    expect(attempts).toHaveLength(0);
    expect(error()).toBe('Connection error: No network');
  });

  it('says that it needs a token, and starts when there is one', async () => {
    let token: string | null = null;
    const { clock, actor, status, error, attempts } = start({ readToken: () => token });
    await clock.advance(60_000);
    expect([status(), error()]).toEqual(['failed', 'Token is required for authentication']);
    expect(attempts).toHaveLength(0);
    token = 'access';
    actor.send({ type: 'token.renewed' });
    await clock.advance(0);
    expect(attempts).toHaveLength(1);
  });

  it('asks a server that always refuses only twice', async () => {
    const { clock, page, attempts, status, error } = start({
      greet: (listener) => listener.refused('unauthorized'),
    });
    await clock.advance(0);
    expect([status(), error()]).toEqual(['reconnecting', 'Connection error: unauthorized']);
    await clock.advance(2000);
    expect([status(), error()]).toEqual(['failed', 'Connection error: unauthorized']);
    for (let minutes = 0; minutes < 10; minutes++) {
      page.hide();
      page.show();
      page.goOnline();
      await clock.advance(60_000);
    }
    expect(status()).toBe('failed');
    expect(attempts.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  it.each(['online', 'visible', 'token', 'person'])('leaves the failed state by: %s', async (way) => {
    const { actor, clock, page, attempts, last, status } = start();
    await clock.advance(0);
    while (status() !== 'failed') {
      last().listener.failed('xhr poll error');
      await clock.advance(5000);
    }
    const before = attempts.length;
    if (way === 'online') page.goOnline();
    if (way === 'visible') {
      page.hide();
      page.show();
    }
    if (way === 'token') actor.send({ type: 'token.renewed' });
    if (way === 'person') actor.send({ type: 'socket.retry' });
    await clock.advance(0);
    expect(attempts).toHaveLength(before + 1);
    expect(status()).toBe('connecting');
    last().listener.connected('websocket');
    await clock.advance(60_000);
    expect(status()).toBe('connected');
  });

  it.each(['online', 'token', 'person'])('starts over in the wait before a try by: %s', async (way) => {
    const { actor, clock, page, attempts, last } = start();
    await clock.advance(0);
    last().listener.failed('xhr poll error');
    await clock.advance(2000);
    last().listener.failed('xhr poll error');
    if (way === 'online') page.goOnline();
    if (way === 'token') actor.send({ type: 'token.renewed' });
    if (way === 'person') actor.send({ type: 'socket.retry' });
    await clock.advance(0);
    expect(attempts).toHaveLength(3);
    expect(selectSocketState(actor.getSnapshot())).toMatchObject({ attempts: 0, error: null });
  });

  it.each(['token', 'person'])('asks a server that refused it again by: %s', async (way) => {
    const { actor, clock, attempts, status } = start({
      greet: (listener) => listener.refused('unauthorized'),
    });
    await clock.advance(60_000);
    expect([status(), attempts.length]).toEqual(['failed', 2]);
    actor.send({ type: way === 'token' ? 'token.renewed' : 'socket.retry' });
    await clock.advance(60_000);
    expect([status(), attempts.length]).toEqual(['failed', 4]);
  });

  it('is parked between two attempts too, reports it each minute, and is reconnected by hand', async () => {
    const { actor, clock, page, attempts, status } = start({
      tries: { attempts: 100, delay: 5000 },
      greet: (listener) => listener.failed('xhr poll error'),
    });
    let parked = 0;
    actor.on('socket.parked', () => (parked += 1));
    page.hide();
    await clock.advance(29_999);
    expect(status()).toBe('reconnecting');
    await clock.advance(1);
    const before = attempts.length;
    expect(selectSocketState(actor.getSnapshot())).toMatchObject({ error: null, transport: null });
    await clock.advance(180_000);
    expect([status(), attempts.length, parked]).toEqual(['idle', before, 3]);
    actor.send({ type: 'socket.retry' });
    await clock.advance(0);
    expect(attempts).toHaveLength(before + 1);
    expect(actor.getSnapshot().context.attempts).toBe(0);
  });

  it.each<[string, ReconnectOptions | undefined, string]>([
    ['lets go of a page that nobody sees from the start', undefined, 'idle'],
    ['holds it where it is told to', { staysConnected: true }, 'connected'],
  ])('%s', async (_, retries, after) => {
    const { clock, page, last, status } = start({ isHidden: true, tries: retries });
    await clock.advance(0);
    last().listener.connected('websocket');
    await clock.advance(60_000);
    expect(status()).toBe(after);
    page.hide();
    await clock.advance(60_000);
    expect(status()).toBe(after);
  });

  it('takes no notice of a lost network or of other colours', async () => {
    const { actor, clock, page } = start();
    await clock.advance(0);
    const seen: unknown[] = [];
    actor.subscribe(({ value }) => seen.push(value));
    page.goOffline();
    page.preferDark(true);
    expect(seen).toEqual([]);
  });

  it('sends messages over the open connection only', async () => {
    const said: unknown[] = [];
    const { actor, clock, last } = start({ emit: (name, payload) => void said.push([name, payload]) });
    const say = { type: 'socket.say' as const, name: 'typing', answered: () => undefined };
    actor.send({ ...say, payload: 1 });
    await clock.advance(0);
    actor.send({ ...say, payload: 2 });
    last().listener.connected('websocket');
    actor.send({ ...say, payload: 3 });
    expect(said).toEqual([['typing', 3]]);
  });

  it('takes no harm from a message to a transport that connects before it returns', async () => {
    const { actor, clock, status } = start({ greet: (listener) => listener.connected('websocket') });
    actor.on('socket.opened', () =>
      actor.send({ type: 'socket.say', name: 'typing', payload: 1, answered: () => undefined }),
    );
    await clock.advance(0);
    expect([status(), actor.getSnapshot().status]).toEqual(['connected', 'active']);
  });

  it('gives up on a server that drops every connection at once', async () => {
    const { clock, attempts, last, status } = start();
    await clock.advance(0);
    for (let drops = 0; drops < 20 && status() !== 'failed'; drops++) {
      last().listener.connected('websocket');
      last().listener.disconnected('transport close');
      await clock.advance(5000);
    }
    expect(status()).toBe('failed');
    expect(attempts).toHaveLength(6);
    for (let drops = 0; drops < 20; drops++) {
      await clock.advance(30_000);
      last().listener.connected('websocket');
      last().listener.disconnected('transport close');
    }
    expect([status(), attempts.length]).toEqual(['failed', 26]);
  });

  it('resets the attempts after a connection that held', async () => {
    const { actor, clock, last, status } = start();
    await clock.advance(0);
    last().listener.failed('xhr poll error');
    await clock.advance(2000);
    last().listener.connected('websocket');
    await clock.advance(10_000);
    last().listener.disconnected('transport close');
    expect(actor.getSnapshot().context.attempts).toBe(0);
    await clock.advance(2000);
    expect(status()).toBe('reconnecting');
  });

  it('parks the connection of a page that was hidden for half a minute, and reconnects', async () => {
    const { clock, page, last, status, attempts } = start();
    await clock.advance(0);
    last().listener.connected('websocket');
    page.hide();
    page.hide();
    await clock.advance(29_000);
    page.show();
    await clock.advance(60_000);
    page.hide();
    await clock.advance(29_999);
    expect(status()).toBe('connected');
    await clock.advance(1);
    expect(status()).toBe('idle');
    expect(last().isClosed).toBe(true);
    page.hide();
    page.show();
    await clock.advance(0);
    expect(attempts).toHaveLength(2);
    last().listener.connected('websocket');
    await clock.advance(60_000);
    expect(status()).toBe('connected');
  });

  it('hands each message on, once it is connected and until it stops', async () => {
    const { actor, clock, last, page } = start();
    const received: unknown[] = [];
    actor.on('socket.received', ({ name, payload }) => received.push([name, payload]));
    await clock.advance(0);
    last().listener.connected('websocket');
    last().listener.received('notification', { id: 1 });
    expect(received).toEqual([['notification', { id: 1 }]]);
    actor.stop();
    expect([last().isClosed, page.listeners(), clock.waiting()]).toEqual([true, 0, 0]);
  });

  it('closes at once when it is stopped before the ticket has come', async () => {
    const input: (AbortSignal | undefined)[] = [];
    const { actor, clock, attempts, page } = start({
      call: (signal) => {
        input.push(signal);
        return undefined;
      },
    });
    expect(input.map((signal) => signal?.aborted)).toEqual([false]);
    actor.stop();
    await clock.advance(0);
    expect([attempts.length, page.listeners(), clock.waiting()]).toEqual([0, 0, 0]);
    expect(input.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('has a status for every state, and a way into each state and through each transition', () => {
    const events = [
      { type: 'link.opened', transport: 'websocket' },
      { type: 'link.upgraded', transport: 'websocket' },
      { type: 'link.received', name: 'notification', payload: null },
      { type: 'socket.say', name: 'send_message', payload: null, answered: () => undefined },
      { type: 'link.closed', reason: 'transport close' },
      { type: 'link.failed', message: 'xhr poll error' },
      { type: 'link.refused', message: 'unauthorized' },
      { type: 'link.tokenless' },
      { type: 'page.visible' },
      { type: 'page.hidden' },
      { type: 'page.online' },
      { type: 'page.parked' },
      { type: 'socket.retry' },
      { type: 'token.renewed' },
      passed('connectTimeout.socket.linked.opening'),
      passed('steady.socket.linked.connected'),
      passed('retry.socket.missed'),
      passed('seldom.socket.failed'),
      passed('minute.socket.parked'),
    ];
    const { actor } = start();
    const machine: AnyStateMachine = actor.logic;
    actor.stop();
    const map = getAdjacencyMap(machine, {
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context.attempts, context.refusals]),
    });
    const visits = Object.values(map);

    const taken = new Set<unknown>();
    for (const { state } of visits)
      for (const event of events)
        for (const transition of machine.getTransitionData(state, event)) taken.add(transition);
    const nodes: AnyStateNode[] = [];
    const collect = (node: AnyStateNode): void => {
      nodes.push(node);
      for (const child of Object.values(node.states)) collect(child);
    };
    collect(machine.root);
    const missed = nodes.flatMap((node) =>
      [...node.transitions.values()].flat().filter((transition) => !taken.has(transition)),
    );
    expect(missed.map(({ source, eventType }) => `${source.id} ${eventType}`)).toEqual([]);

    const states = new Set(visits.map(({ state }) => JSON.stringify(state.value)));
    expect([...states].sort()).toEqual([
      '"failed"',
      '"missed"',
      '"parked"',
      '"refused"',
      '{"linked":"connected"}',
      '{"linked":"opening"}',
    ]);
    for (const { state } of visits) expect(() => selectSocketStatus(state)).not.toThrow();
  });

  it('is idle where nobody is signed in', () => {
    expect(selectSocketStatus(undefined)).toBe('idle');
    expect(selectSocketState(undefined)).toEqual({
      connected: false,
      transport: null,
      error: null,
      attempts: 0,
    });
  });
});

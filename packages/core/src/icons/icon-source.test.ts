import { describe, expect, it } from 'vitest';
import type { Clock } from '../ports/ports.ts';
import { type IconSourceOptions, createIconSource } from './icon-source.ts';
import { IconError } from './icon.error.ts';

const set = (names: string[], body = '<path d="M0 0"/>') => ({
  prefix: 'lucide',
  width: 24,
  height: 24,
  icons: Object.fromEntries(names.map((name) => [name, { body }])),
});
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

type Behaviour = (names: string[]) => Response | 'silent' | 'broken';

const settleTasks = () => new Promise((resolve) => setImmediate(resolve));

/** A network of named hosts, and a clock that only moves when told. */
const createWorld = (behaviours: Record<string, Behaviour>, more: Partial<IconSourceOptions> = {}) => {
  const requests: { at: number; host: string; url: string }[] = [];
  const aborted: string[] = [];
  const waiting = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return { cancel: () => void waiting.delete(timer) };
    },
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { url } = new Request(input);
    const host = url.slice(0, url.indexOf('/lucide'));
    requests.push({ at: now, host, url });
    const answer = behaviours[host]?.(new URL(url).searchParams.get('icons')?.split(',') ?? []) ?? 'broken';
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        aborted.push(host);
        reject(new DOMException('gone', 'AbortError'));
      });
      if (answer === 'broken') reject(new TypeError('network'));
      else if (answer !== 'silent') resolve(answer);
    });
  };
  const source = createIconSource({ hosts: Object.keys(behaviours), fetch, clock, ...more });
  const load = (names = ['bell', 'check'], signal?: AbortSignal) =>
    source.load({ type: 'icons', prefix: 'lucide', names, signal });
  /** Lets answers arrive, then moves the clock to its next timers until `ms` have passed. */
  const pass = async (ms: number) => {
    const end = now + ms;
    await settleTasks();
    for (;;) {
      const next = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      waiting.delete(next);
      next.run();
      await settleTasks();
    }
    now = end;
  };
  const listHosts = () => requests.map(({ at, host }) => `${at} ${host}`);
  return { source, load, pass, requests, aborted, waiting, listHosts };
};

const status = async (loading: Promise<unknown>) => {
  const error: unknown = await loading.catch((cause: unknown) => cause);
  return error instanceof IconError ? error.status : error;
};

const [a, b, c] = ['https://a.example', 'https://b.example', 'https://c.example'] as const;

describe('a query', () => {
  it('is GET {prefix}.json with the names by commas, each once', async () => {
    const { load, requests } = createWorld({ [a]: (names) => json(set(names)) });
    const [answer] = await load(['bell', 'check', 'bell']);
    expect(requests.map(({ url }) => url)).toEqual([`${a}/lucide.json?icons=bell,check`]);
    expect(Object.keys(answer?.icons ?? {})).toEqual(['bell', 'check']);
  });

  it('is split so that no address has more than 500 characters, and loses no name', async () => {
    const { load, requests } = createWorld({ [a]: (names) => json(set(names)) });
    const names = Array.from({ length: 120 }, (_, index) => `icon-number-${index}`);
    const answers = await load(names);
    expect(requests.length).toBeGreaterThan(1);
    expect(Math.max(...requests.map(({ url }) => url.length))).toBeLessThanOrEqual(500);
    expect(requests.slice(0, -1).every(({ url }) => url.length > 480)).toBe(true);
    expect(answers.flatMap(({ icons }) => Object.keys(icons))).toEqual(names);
  });

  it('of an unknown type, or with what is no name, is refused with 400 and asks nobody', async () => {
    const { load, requests, source } = createWorld({ [a]: (names) => json(set(names)) });
    expect(await status(load(['../etc/passwd']))).toBe(400);
    expect(await status(load(['x'.repeat(600)]))).toBe(400);
    const query: unknown = JSON.parse('{"type": "collection", "prefix": "lucide", "names": ["bell"]}');
    expect(await status(Reflect.apply(source.load, source, [query]))).toBe(400);
    expect(requests).toEqual([]);
  });

  it('without a fetch ends in 424', async () => {
    expect(await status(createWorld({ [a]: () => 'silent' }, { fetch: undefined }).load())).toBe(424);
  });
});

describe('the hosts', () => {
  it('are tried one after another at once, whatever way one fails', async () => {
    const { load, listHosts } = createWorld({
      [a]: () => json({}, 500),
      [b]: () => 'broken',
      [c]: (names) => json(set(names)),
    });
    await load();
    expect(listHosts()).toEqual([`0 ${a}`, `0 ${b}`, `0 ${c}`]);
  });

  it.each([
    ['text', new Response('<html>')],
    ['another set', json({ ...set(['bell']), prefix: 'mdi' })],
    ['no icons', json({ prefix: 'lucide' })],
    ['a script in a drawing', json(set(['bell'], '<script>alert(1)</script>'))],
  ])('that answer 200 with %s are passed by', async (_, bad) => {
    const { load, listHosts } = createWorld({ [a]: () => bad, [b]: (names) => json(set(names)) });
    await load();
    expect(listHosts()).toEqual([`0 ${a}`, `0 ${b}`]);
  });

  it('are asked beside a silent one after 750 ms, and the first answer aborts the others', async () => {
    const { load, pass, listHosts, aborted, waiting } = createWorld({
      [a]: () => 'silent',
      [b]: () => 'silent',
      [c]: (names) => json(set(names)),
    });
    const loading = load();
    await pass(1500);
    await loading;
    expect(listHosts()).toEqual([`0 ${a}`, `750 ${b}`, `1500 ${c}`]);
    expect([aborted, waiting.size]).toEqual([[a, b, c], 0]);
  });

  it('are given up 5000 ms after the last was asked', async () => {
    const { load, pass, waiting } = createWorld({ [a]: () => 'silent', [b]: () => 'silent' });
    let ended: unknown = null;
    void status(load()).then((found) => (ended = found));
    await pass(5749);
    expect(ended).toBeNull();
    await pass(1);
    expect([ended, waiting.size]).toEqual([503, 0]);
  });

  it('are not asked on after a 404', async () => {
    const { load, listHosts } = createWorld({
      [a]: () => json({}, 404),
      [b]: (names) => json(set(names)),
    });
    expect(await status(load())).toBe(404);
    expect(listHosts()).toEqual([`0 ${a}`]);
  });

  it('that all fail leave 503, and 501 where the last answer was bad', async () => {
    expect(await status(createWorld({ [a]: () => 'broken' }).load())).toBe(503);
    expect(await status(createWorld({ [a]: () => 'broken', [b]: () => json(null) }).load())).toBe(501);
  });

  it('begin with the one that answered last', async () => {
    const { load, listHosts } = createWorld({ [a]: () => 'broken', [b]: (names) => json(set(names)) });
    await load();
    await load();
    expect(listHosts()).toEqual([`0 ${a}`, `0 ${b}`, `0 ${b}`]);
  });

  it('are left alone once the caller stops', async () => {
    const { load, pass, listHosts, aborted, waiting } = createWorld({
      [a]: () => 'silent',
      [b]: () => 'silent',
    });
    const caller = new AbortController();
    const ended = status(load(['bell'], caller.signal));
    caller.abort(new Error('left the page'));
    await pass(10_000);
    expect(String(await ended)).toContain('left the page');
    expect([listHosts(), aborted, waiting.size]).toEqual([[`0 ${a}`], [a], 0]);
  });
});

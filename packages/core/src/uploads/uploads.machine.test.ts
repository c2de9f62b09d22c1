import { afterEach, describe, expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import {
  LOSES_ANSWERS,
  type Misbehaviour,
  NEVER_ANSWERS,
  OFFLINE,
  SERVER_ERROR,
  only,
  toResponse,
} from '../testing/misbehaviours.ts';
import { type VirtualClock, createVirtualClock } from '../testing/virtual-clock.ts';
import { uploadsDomain } from './uploads.domain.ts';
import { selectUploads } from './uploads.selectors.ts';

const megabyte = 1024 * 1024;
const getFile = (name: string, size: number, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** Lets virtual time pass until it is so; a minute of it at most. */
async function inTime(clock: VirtualClock, isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 240; step += 1) {
    // Reading a file takes turns of its own.
    for (let turn = 0; turn < 40 && !isSo(); turn += 1) await new Promise(setImmediate);
    if (isSo()) return;
    await clock.advance(250);
  }
  expect.unreachable('it never became so');
}

/** Notes every request to those paths, and lets it through. */
function watch(part: string) {
  const seen: { path: string; body: unknown }[] = [];
  const misbehaviour = only(part, {
    name: 'WATCHED',
    async answer({ path, body }, serve) {
      seen.push({ path, body });
      return toResponse(serve());
    },
  });
  return { seen, misbehaviour };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function begin(misbehaviours: readonly Misbehaviour[] = []) {
  const clock = createVirtualClock(1_800_000_000_000);
  const fake = createFakeKeo({ signedInAs: 'minhanh', clock, misbehaviours, latency: 10 });
  stops.push(() => fake.keo.stop());
  const open = async ({ keo }: Pick<typeof fake, 'keo'>) => {
    await inTime(clock, () => keo.root.getSnapshot().context.userId === 'u01');
    const uploads = keo.getActor(uploadsDomain);
    if (!uploads) throw new Error('nobody is signed in');
    const items = () => selectUploads(uploads.getSnapshot());
    return {
      items,
      add: (...files: File[]) => uploads.send({ type: 'uploads.add', scope: 'proof', files, max: 10 }),
      send: uploads.send,
      states: () => items().map(({ state }) => state),
      is:
        (state: string, sent = 0) =>
        () =>
          items().some((one) => one.state === state && one.sent >= sent),
    };
  };
  const parts = () => fake.server.calls('/upload/upload-part/{uploadId}/{offset}');
  return { ...fake, clock, parts, open, ...(await open(fake)) };
}

describe('a chosen file', () => {
  it('is sent in parts that grow, says how far it is, and is stored in the end', async () => {
    const { add, items, clock, is, parts, send } = await begin();
    const seen: number[] = [];
    add(getFile('a.mp4', 3 * megabyte, 'video/mp4'));
    await inTime(clock, () => {
      seen.push(items()[0]?.sent ?? 0);
      return is('done')();
    });
    expect(items()[0]).toMatchObject({ sent: 3 * megabyte, stored: { name: 'a.mp4', size: 3 * megabyte } });
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(new Set(seen).size).toBeGreaterThan(3);
    expect(parts()).toBe(5);
    send({ type: 'uploads.clear', scope: 'another' });
    expect(items()).toHaveLength(1);
    send({ type: 'uploads.clear', scope: 'proof' });
    expect(items()).toEqual([]);
  });

  it('is counted once where every answer to a part is lost', async () => {
    const { add, items, clock, is, network, server } = await begin();
    network.misbehave(only('upload-part', LOSES_ANSWERS));
    add(getFile('a.pdf', 300_000, 'application/pdf'));
    await inTime(clock, () => is('waiting')());
    network.misbehave();
    await inTime(clock, is('done'));
    expect(items()[0]?.stored).toMatchObject({ size: 300_000 });
    expect(server.calls('/upload/create-upload')).toBe(1);
  });

  it('waits for a network that is gone as long as it is gone, and sends nothing again that had arrived', async () => {
    const { add, items, clock, is, network, page, parts } = await begin();
    add(getFile('a.mp4', 3 * megabyte, 'video/mp4'));
    await inTime(clock, is('sending', megabyte));
    network.misbehave(OFFLINE);
    page.goOffline();
    await inTime(clock, is('waiting'));
    const { sent } = items()[0] ?? { sent: 0 };
    const before = parts();
    await clock.advance(3_600_000);
    expect(items()[0]).toMatchObject({ state: 'waiting', sent });
    network.misbehave();
    page.goOnline();
    await inTime(clock, is('done'));
    expect(parts() - before).toBeLessThanOrEqual(Math.ceil((3 * megabyte - sent) / (64 * 1024)));
  });

  it('goes on where it stopped after the page was closed and the same file is chosen again', async () => {
    const { add, items, clock, is, network, keo, ...browser } = await begin();
    const file = getFile('a.mp4', 3 * megabyte, 'video/mp4');
    add(file);
    await inTime(clock, is('sending', megabyte));
    network.misbehave(only('upload-part', NEVER_ANSWERS));
    const { sent } = items()[0] ?? { sent: 0 };
    keo.stop();
    // What was on its way is lost with the page.
    await clock.advance(100);
    const { seen, misbehaviour } = watch('upload-part');
    network.misbehave(misbehaviour);
    const later = browser.openTab();
    stops.push(() => later.keo.stop());
    const next = await browser.open(later);
    next.add(file);
    await inTime(clock, next.is('done'));
    expect(next.items()[0]?.stored).toMatchObject({ size: 3 * megabyte });
    expect(Number(seen[0]?.path.split('/').at(-1))).toBeGreaterThanOrEqual(sent);
  });

  it('that keeps failing says so, and is sent when somebody asks again', async () => {
    const { add, items, clock, is, network, send } = await begin();
    network.misbehave(only('/upload/', SERVER_ERROR));
    add(getFile('a.pdf', 1000, 'application/pdf'));
    const waits = inTime(clock, is('failed'));
    for (let minute = 0; minute < 3; minute += 1) await clock.advance(60_000);
    await waits;
    expect(items()[0]?.error).toMatchObject({ kind: 'generic', code: 500 });
    network.misbehave();
    send({ type: 'uploads.retry', key: items()[0]?.key ?? '' });
    await inTime(clock, is('done'));
  });

  it('that the server refuses says why, and begins anew where it is tried again', async () => {
    const { seen, misbehaviour } = watch('create-upload');
    const { add, items, clock, is, send } = await begin([misbehaviour]);
    add(getFile('a.exe', 1000));
    await inTime(clock, is('failed'));
    expect(items()[0]?.error).toMatchObject({ reason: 'INVALID', message: 'Loại tệp này không gửi được.' });
    send({ type: 'uploads.retry', key: items()[0]?.key ?? '' });
    await inTime(clock, is('failed'));
    expect(new Set(seen.map(({ body }) => Object(body).requestId)).size).toBe(2);
  });

  it('waits patiently where its check takes a while', async () => {
    const { add, clock, is, network } = await begin();
    let requests = 0;
    network.misbehave(
      only('complete-upload', {
        name: 'CHECKS_SLOWLY',
        answer: async (_request, serve) => {
          requests += 1;
          const envelope = { code: 10_000 as const, msg: '…', data: { reason: 'IN_PROGRESS' } };
          return toResponse(requests < 15 ? { status: 409, envelope } : serve());
        },
      }),
    );
    add(getFile('a.pdf', 1000, 'application/pdf'));
    await inTime(clock, is('checking'));
    await inTime(clock, is('done'));
    expect(requests).toBe(15);
  });

  it('that is taken back on its way is given up here and at the server', async () => {
    const { add, items, clock, is, network, send, server } = await begin();
    add(getFile('a.mp4', 3 * megabyte, 'video/mp4'));
    await inTime(clock, is('sending', 1));
    network.misbehave(only('upload-part', NEVER_ANSWERS));
    send({ type: 'uploads.remove', key: items()[0]?.key ?? '' });
    expect(items()).toEqual([]);
    await inTime(clock, () => server.calls('/upload/remove-file') === 1);
  });

  it('waits for its turn behind two others, and is let in when one is removed', async () => {
    const { add, items, states, clock, network, send } = await begin();
    network.misbehave(only('/upload/', NEVER_ANSWERS));
    add(...['a', 'b', 'c'].map((name) => getFile(`${name}.pdf`, 1000)));
    expect(states()).toEqual(['sending', 'sending', 'queued']);
    await clock.advance(100);
    send({ type: 'uploads.remove', key: items()[0]?.key ?? '' });
    expect(states()).toEqual(['sending', 'sending']);
  });

  it('is not taken twice, nor where it can be seen that it may not be sent', async () => {
    const { add, items, server } = await begin([only('/upload/', NEVER_ANSWERS)]);
    add(getFile('a.pdf', 1000), getFile('a.pdf', 1000));
    add(getFile('a.pdf', 1000), getFile('empty.pdf', 0), getFile('a.gif', 10, 'image/gif'));
    add(getFile('a.svg', 10, 'image/svg+xml'), getFile('large.pdf', 21 * megabyte, 'application/pdf'));
    const problems = items().map(({ file, problem }) => [file.name, problem]);
    expect(problems).toEqual([
      ['a.pdf', null],
      ['empty.pdf', 'empty'],
      ['a.gif', 'type'],
      ['a.svg', 'type'],
      ['large.pdf', 'tooLarge'],
    ]);
    add(...Array.from({ length: 10 }, (_, index) => getFile(`${index}.pdf`, 10)));
    expect(items().filter(({ problem }) => problem === 'tooMany')).toHaveLength(1);
    expect(server.calls('/upload/create-upload')).toBe(0);
  });
});

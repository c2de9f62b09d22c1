import { afterEach, expect, it, vi } from 'vitest';
import type * as RenewSession from '../src/auth/renew-session.ts';
import type * as List from '../src/notifications/notification-list.ts';
import type * as Updates from '../src/notifications/notifications.updates.ts';

/** Each mutant removes one safeguard; some seed must fail. */
const mutants: Record<string, () => void> = {
  'rows are not told apart by their id and place': () =>
    vi.doMock(import('../src/notifications/notification-list.ts'), async (original) => {
      const list = await original();
      const { toNotification } = await import('../src/notifications/to-notification.ts');
      const withNewer: typeof List.withNewer = (before, logs) => {
        const arrived = logs.map(toNotification);
        const lastSeq = Math.max(before.lastSeq, ...arrived.map((row) => row.seq));
        return { list: { ...before, lastSeq, rows: [...arrived, ...before.rows].slice(0, 100) }, arrived };
      };
      return { ...list, withNewer };
    }),
  'a gap in the sequence is not filled': () =>
    vi.doMock(import('../src/notifications/notifications.updates.ts'), async (original) => {
      const updates = await original();
      const { withNewer } = await import('../src/notifications/notification-list.ts');
      const { parseSocketNotification } = await import('../src/notifications/parse-socket-notification.ts');
      const takeSocketNotification: typeof Updates.takeSocketNotification = (context, payload) => {
        const arrival = parseSocketNotification(payload);
        if (arrival.kind !== 'log') return updates.takeSocketNotification(context, payload);
        const { list, arrived } = withNewer(context.list, [arrival.log], context.filter);
        return { patch: { list, epoch: context.epoch + 1 }, arrived };
      };
      return { ...updates, takeSocketNotification };
    }),
  'a count is believed although it was overtaken': () =>
    vi.doMock(import('../src/notifications/notifications.updates.ts'), async (original) => {
      const updates = await original();
      const { takeFirst, takeMissed, takeMark } = updates;
      const blind: Partial<typeof Updates> = {
        takeFirst: (context, answer) => takeFirst(context, { ...answer, epoch: context.epoch }),
        takeMissed: (context, answer) => takeMissed(context, { ...answer, epoch: context.epoch }),
        takeMark: (context, fact) => takeMark(context, { ...fact, epoch: context.epoch }),
      };
      return { ...updates, ...blind };
    }),
  'a heartbeat is not heeded': () =>
    vi.doMock(import('../src/notifications/notifications.updates.ts'), async (original) => {
      const updates = await original();
      return { ...updates, takeHeartbeat: () => ({}) };
    }),
  'a refresh that comes back after a sign-out is stored': () =>
    vi.doMock(import('../src/auth/renew-session.ts'), async (original) => {
      const renewal = await original();
      const createSessionRenewal: typeof RenewSession.createSessionRenewal = (options) => {
        let last = options.store.read();
        // A store that never forgets a session, so that the check for sign-out always passes.
        const read = () => (last = options.store.read() ?? last);
        return renewal.createSessionRenewal({ ...options, store: { ...options.store, read } });
      };
      return { ...renewal, createSessionRenewal };
    }),
};

afterEach(() => {
  vi.doUnmock('../src/notifications/notification-list.ts');
  vi.doUnmock('../src/notifications/notifications.updates.ts');
  vi.doUnmock('../src/auth/renew-session.ts');
  vi.resetModules();
});

it.each(Object.keys(mutants))('notices when %s', async (name) => {
  vi.resetModules();
  mutants[name]?.();
  const { runSeed } = await import('./run-seed.ts');
  const notices = (seed: number): Promise<unknown> =>
    runSeed(seed).then(
      () => null,
      (error: unknown) => error,
    );
  let noticed = await notices(1);
  for (let seed = 2; seed <= 400 && noticed === null; seed++) noticed = await notices(seed);
  expect(noticed).toMatchObject({ name: 'BrokenPromise' });
});

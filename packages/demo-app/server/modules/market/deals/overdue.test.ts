import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { negotiating, ok, opened } from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { advance, dealNow } from '../../../dev/testing/step-effects.ts';
import { createOverdue } from './overdue.service.ts';

const { app, scene } = await openScene();

const hours = 60;
const inTime = 20_000;
/** Deletes the queue's jobs, as after a killed node or too many failures. */
const loseClocks = () =>
  app.platform.db.execute(sql`delete from jobs.job where name in ('deal.clock', 'job.clock')`);
const getClocks = async (dealId: string) => {
  const { rows } = await app.platform.db.execute(
    sql`select id from jobs.job where name = 'deal.clock' and state = 'created' and data->>'dealId' = ${dealId}`,
  );
  return rows.length;
};

it('a deal and a job end though the queue has lost their timers', async () => {
  const { slug } = await opened(scene);
  const { id } = await negotiating(scene);
  await loseClocks();
  await advance(scene, 73 * hours);
  await vi.waitFor(async () => expect((await dealNow(scene, { id })).state).toBe('EXPIRED'), inTime);
  await loseClocks();
  await advance(scene, 31 * 24 * hours);
  const job = () => ok(scene.author.get(`/job/job-info/${slug}`));
  await vi.waitFor(async () => expect((await job()).state).toBe('EXPIRED'), inTime);
});

it('a timer that has run already schedules nothing again', async () => {
  const { id } = await negotiating(scene);
  const wound = await getClocks(id);
  expect(wound).toBeGreaterThan(0);
  await app.market.runClock('deal', id);
  expect(await getClocks(id)).toBe(wound);
});

it('one that fails is reported, retried after a minute, and stops no other', async () => {
  const { id: first } = await negotiating(scene);
  const { id: second } = await negotiating(scene);
  // The server itself sees nothing overdue.
  let now = +app.platform.clock.now() + 200 * hours * 60_000;
  const report = vi.fn<(error: unknown) => void>();
  const runClock = vi.fn<(kind: string, id: string) => Promise<void>>(async (_kind, id) => {
    if (id === first) throw new Error('It cannot be done');
  });
  const round = createOverdue({
    db: app.platform.db,
    clock: { now: () => new Date(now) },
    report,
    market: { runClock },
  });
  const ran = () => runClock.mock.calls.map(([, id]) => id).filter((id) => id === first || id === second);
  await round();
  expect(ran()).toEqual([first, second]);
  expect(report).toHaveBeenCalledTimes(1);
  runClock.mockClear();
  await round();
  expect(ran()).toEqual([second]);
  runClock.mockClear();
  now += 60_000;
  await round();
  expect(ran()).toEqual([first, second]);
});

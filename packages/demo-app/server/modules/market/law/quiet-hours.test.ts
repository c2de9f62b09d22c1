import { sql } from 'drizzle-orm';
import { array, date, object, parse, string, union } from 'valibot';
import { expect, it } from 'vitest';
import { toDay } from '../../../platform/texts/vietnam-day.ts';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  agreed,
  applied,
  funded,
  inProgress,
  ok,
  submitted,
  taken,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { call } from '../../../dev/testing/person.ts';
import { until } from '../../../dev/testing/until.ts';

const night = { from: '22:00', to: '07:00' };
const minute = 60_000;

const { app, scene } = await openScene();

const sleeps = (api: Api, quietHours: object | null = night) =>
  ok(api.post('/user/update-info', { settings: { quietHours } }));
const now = () => +app.platform.clock.now();

/** Moves the clock to the next such time of day in Vietnam. */
async function passTo(time: string) {
  const today = Date.parse(`${toDay(new Date(now()))}T${time}:00+07:00`);
  const minutes = Math.ceil((today - now()) / minute);
  await ok(
    call(app, '/sandbox/advance-clock', { body: { minutes: minutes > 0 ? minutes : minutes + 24 * 60 } }),
  );
}

const listLogs = async (api: Api, code: string): Promise<{ createdAt: string }[]> =>
  (await ok(api.get(`/jobdeallog/jobs-my-deal-logs-list?type=${code}&pageSize=100`))).list;
const isNotified = (api: Api, code: string) => async () => (await listLogs(api, code)).length > 0;

/** Runs what is due and expects no log of that code. */
async function isSilent(api: Api, dealId: string, code: string) {
  await app.market.runClock('deal', dealId);
  expect(await listLogs(api, code)).toEqual([]);
}

const inVietnam = (at: number) => new Date(at + 7 * 60 * minute).toISOString().slice(11, 16);

async function getHour(api: Api, code: string): Promise<string> {
  const [log] = await listLogs(api, code);
  return inVietnam(Date.parse(log?.createdAt ?? ''));
}

/** The time of day of a job's queued reminder of waiting applications. */
async function hourOfNudge(jobId: string): Promise<string> {
  const { rows } = await app.platform.db.execute(
    sql`select start_after at from jobs.job where name = 'application.nudge' and data->>'jobId' = ${jobId}`,
  );
  const [job] = parse(array(object({ at: union([date(), string()]) })), rows);
  // The clock's exact offset: two reads of two clocks may differ by a millisecond.
  const moved = -app.platform.clock.toReal(new Date(0)).getTime();
  return inVietnam(+new Date(job?.at ?? '') + moved);
}

it('a reminder that is due at half past eleven at night comes at seven, and not before', async () => {
  await sleeps(scene.author);
  await passTo('11:30');
  const deal = await agreed(scene);
  await passTo('23:45');
  await isSilent(scene.author, deal.id, 'ACTION_REQUIRED');
  await passTo('06:59');
  await isSilent(scene.author, deal.id, 'ACTION_REQUIRED');
  await passTo('07:01');
  await until('the author is told', isNotified(scene.author, 'ACTION_REQUIRED'));
  expect(await getHour(scene.author, 'ACTION_REQUIRED')).toMatch(/^07:0/);
  await app.market.runClock('deal', deal.id);
  expect(await listLogs(scene.author, 'ACTION_REQUIRED')).toHaveLength(1);
});

it('an urgent one comes at night', async () => {
  await sleeps(scene.author);
  await passTo('23:25');
  const deal = await inProgress(scene);
  await submitted(scene, deal);
  // Five days to decide, with a call a day before the end.
  await call(app, '/sandbox/advance-clock', { body: { minutes: 96 * 60 + 1 } });
  await until('the author is called', isNotified(scene.author, 'URGENT_PROOF_REVIEW_NEEDED'));
  expect(await getHour(scene.author, 'URGENT_PROOF_REVIEW_NEEDED')).toMatch(/^23:2/);
});

it('a deadline that comes before the morning does not wait for it', async () => {
  await sleeps(scene.worker);
  // A quarter of 24 hours is left at 23:00; they end at 05:00.
  await passTo('05:00');
  const deal = await taken(scene, { timeLimitMin: 24 * 60 });
  await passTo('23:05');
  await until('the worker is told', isNotified(scene.worker, 'DEAL_DEADLINE_REMINDER'));
  expect(await getHour(scene.worker, 'DEAL_DEADLINE_REMINDER')).toMatch(/^23:0/);
  await app.market.runClock('deal', deal.id);
  expect(await listLogs(scene.worker, 'DEAL_DEADLINE_REMINDER')).toHaveLength(1);
});

it('two who are reminded of one deadline each hear when they are awake', async () => {
  await sleeps(scene.author);
  // A quarter of 48 hours is left at 23:00.
  await passTo('11:00');
  const deal = await taken(scene, { timeLimitMin: 48 * 60 });
  await call(app, '/sandbox/advance-clock', { body: { minutes: 36 * 60 + 1 } });
  await until('the worker is told', isNotified(scene.worker, 'DEAL_DEADLINE_REMINDER'));
  await isSilent(scene.author, deal.id, 'DEAL_DEADLINE_REMINDER');
  await passTo('07:01');
  await until('the author is told', isNotified(scene.author, 'DEAL_DEADLINE_REMINDER'));
  expect(await getHour(scene.worker, 'DEAL_DEADLINE_REMINDER')).toMatch(/^23:0/);
  expect(await getHour(scene.author, 'DEAL_DEADLINE_REMINDER')).toMatch(/^07:0/);
});

it('what was done in the night is nothing to be reminded of in the morning', async () => {
  await sleeps(scene.worker);
  await passTo('11:30');
  const deal = await funded(scene);
  await passTo('23:45');
  await ok(scene.worker.post('/job-deal/start-deal', { dealId: deal.id, version: deal.version }));
  await passTo('07:30');
  await app.market.runClock('deal', deal.id);
  expect(await listLogs(scene.worker, 'ACTION_REQUIRED')).toEqual([]);
});

it('who switches quiet hours off is told at once what waited for the morning', async () => {
  await sleeps(scene.author);
  await passTo('11:30');
  const deal = await agreed(scene);
  await passTo('23:45');
  await isSilent(scene.author, deal.id, 'ACTION_REQUIRED');
  await sleeps(scene.author, null);
  await until('the author is told', isNotified(scene.author, 'ACTION_REQUIRED'));
  expect(await getHour(scene.author, 'ACTION_REQUIRED')).toMatch(/^23:4/);
});

it('who sleeps longer from now on is reminded when these hours are over', async () => {
  await sleeps(scene.author);
  await passTo('11:30');
  const deal = await agreed(scene);
  await passTo('23:45');
  await sleeps(scene.author, { from: '22:00', to: '09:00' });
  await passTo('07:30');
  await isSilent(scene.author, deal.id, 'ACTION_REQUIRED');
  await passTo('09:01');
  await until('the author is told', isNotified(scene.author, 'ACTION_REQUIRED'));
  expect(await getHour(scene.author, 'ACTION_REQUIRED')).toMatch(/^09:0/);
});

it.each(['until the morning', 'until the hours are switched off'])(
  'applications that have waited for two days wait %s',
  async (end) => {
    await sleeps(scene.author);
    await passTo('23:25');
    const { jobId } = await applied(scene);
    await call(app, '/sandbox/advance-clock', { body: { minutes: 48 * 60 + 5 } });
    expect(await hourOfNudge(jobId)).toBe('07:00');
    expect(await listLogs(scene.author, 'ACTION_REQUIRED')).toEqual([]);
    await (end === 'until the morning' ? passTo('07:01') : sleeps(scene.author, null));
    await until('the author is told', isNotified(scene.author, 'ACTION_REQUIRED'));
    const hour = await getHour(scene.author, 'ACTION_REQUIRED');
    expect(hour).toMatch(end === 'until the morning' ? /^07:0/ : /^23:3/);
  },
);

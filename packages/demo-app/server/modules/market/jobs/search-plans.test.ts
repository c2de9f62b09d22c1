import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../app.ts';
import { type Api, createApi, createSteadyApi } from '../../../dev/testing/call-api.ts';
import { copyRow } from '../../../dev/testing/crowd.ts';
import { isLong } from '../../../dev/testing/long-run.ts';
import { newId, ok } from '../../../dev/testing/market-scene.ts';
import { projectJob } from '../../../dev/testing/sample-jobs.ts';
import { createDatabase, lacksRealParts, startApp } from '../../../dev/testing/start-app.ts';
import { listOverdueJobs } from './jobs.repository.ts';

const size = isLong ? 200_000 : 20_000;

/** Every second job is closed; one word is in all, one in every fortieth, one in a single job. */
const change = `jsonb_build_object('id', 'jb' || n, 'slug', 'viec-' || n,
  'state', case when n % 2 = 0 then 'OPEN' else 'EXPIRED' end,
  'published_at', now() - n * interval '1 second', 'expires_at', now() + n * interval '1 second' + interval '1 hour',
  'words', 'chung nhom' || n % 40 || ' rieng' || n)`;

const url = lacksRealParts ? '' : await createDatabase();
const hand = new Client({ connectionString: url });
const query = vi.spyOn(Client.prototype, 'query');
let app: App;
let visitor: Api;

/** Indexes used by statements on jobs. The server's own clock, which locks its rows, may run meanwhile. */
async function getIndexes(reading: () => Promise<unknown>, { locks }: { locks: boolean }): Promise<string[]> {
  query.mockClear();
  await reading();
  const statements = query.mock.calls
    .map(([requests, values]: unknown[]) => ({ text: String(Reflect.get(Object(requests), 'text')), values }))
    .filter(({ text }) => text.includes('from "jobs"') && text.includes('skip locked') === locks);
  const indexes: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await hand.query(`explain ${text}`, Array.isArray(values) ? values : []);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    indexes.push(
      ...[...plan.matchAll(/Scan using (\w+)|Index Scan on (\w+)/g)].map(([, a, b]) => a ?? b ?? ''),
    );
    expect(plan).not.toContain('Seq Scan');
  }
  return [...new Set(indexes)].toSorted();
}

/** With half of the jobs closed, the planner once chose an index of open jobs. */
describe.skipIf(lacksRealParts)(`looking for words among ${size} jobs, half of them closed`, () => {
  beforeAll(async () => {
    await hand.connect();
    app = await startApp({
      databaseUrl: url,
      databaseTimeouts: { connection: 20_000, statement: 600_000, ping: 15_000 },
    });
    visitor = createApi(app);
    const author = createSteadyApi(app, 'quochuy');
    const { id } = await ok(author.post('/job/create-job', projectJob));
    await ok(author.post('/job/publish-job', { jobId: id, requestId: newId() }));
    await copyRow(app.platform.db, 'jobs', { id, count: size, change });
    await hand.query('vacuum analyze jobs');
  });
  afterAll(() => hand.end());

  it.each([
    ['all have', 'q=chung'],
    ['one in forty has', 'q=nhom7'],
    ['one has', 'q=rieng7777'],
    ['none has', 'q=khong'],
    ['all have, the best paid', 'q=chung&sort=best'],
  ])('a word that %s is found by its index, and the page by that of its order', async (_who, search) => {
    const indexes = await getIndexes(() => ok(visitor.get(`/job/jobs-list?${search}`)), { locks: false });
    expect(indexes).toContain('jobs_words');
    const page = new Set(['jobs_words', 'jobs_newest', 'jobs_best_paid', 'jobs_pkey']);
    expect(indexes.filter((index) => !page.has(index))).toEqual([]);
  });

  it('overdue jobs are found by the index of timers', async () => {
    const overdue = { before: new Date(), except: [], limit: 10 };
    const indexes = await getIndexes(() => listOverdueJobs(app.platform.db, overdue), { locks: true });
    expect(indexes).toEqual(['jobs_clock']);
  });
});

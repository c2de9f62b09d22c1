/**
 * Deals per second through the public API, and read cost by number of jobs: two databases on one PostgreSQL,
 * alternating.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median } from './median.ts';

const demoApp = path.resolve(import.meta.dirname, '../packages/demo-app');
const { Client } = createRequire(path.join(demoApp, 'package.json'))('pg');
const { buildApp } = await import(`${demoApp}/server/app.ts`);
const { findPostgres, startPostgres } = await import(`${demoApp}/server/dev/testing/throwaway-postgres.ts`);
const { insertUsers } = await import(`${demoApp}/server/dev/testing/crowd.ts`);
const { copyDueDeals } = await import(`${demoApp}/server/dev/testing/clock-load.ts`);
const { runServer } = await import(`${demoApp}/server/dev/testing/run-server.ts`);
const { createApi } = await import(`${demoApp}/e2e/models/api.model.ts`);
const { createMarketModel } = await import(`${demoApp}/e2e/models/market.model.ts`);

const clients = 20;
const dealsEach = 5;
const clocks = 2000;
const [few, many] = [1000, 100_000];
const rounds = 5;

async function start(postgresUrl: string, name: string) {
  const server = new Client({ connectionString: postgresUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  const databaseUrl = new URL(postgresUrl);
  databaseUrl.pathname = `/${name}`;
  const app = await buildApp({
    databaseUrl: databaseUrl.href,
    secret: 'measured in the open',
    publicUrl: 'http://localhost',
    logLevel: 'silent',
    sandbox: true,
    demo: 'people',
    story: false,
    rateLimits: false,
    sharedReads: false,
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${app.server.server.address().port}`;
  const db = new Client({ connectionString: databaseUrl.href });
  await db.connect();
  const close = async () => {
    await db.end();
    await app.close();
  };
  return {
    origin,
    api: createApi(origin, '203.0.113.1'),
    db,
    databaseUrl: databaseUrl.href,
    platform: app.platform,
    close,
  };
}

type Place = Awaited<ReturnType<typeof start>>;

async function pairAt({ api }: Pick<Place, 'api'>) {
  const [author, worker] = [await api.signUp(), await api.signUp()];
  await api.verify(author);
  await api.fund(author, 20_000_000);
  return { author, worker, market: createMarketModel(api, author, worker) };
}

async function wholeDeal({ api }: Place, { author, worker, market }: Awaited<ReturnType<typeof pairAt>>) {
  const { id: jobId } = await api.postJob(author, { title: 'Thiết kế bộ nhận diện cho tiệm trà' });
  const { deal } = await market.decide('accept', (await market.apply(jobId)).id);
  await market.offer(jobId, (await api.me(worker)).id);
  await market.answer('worker', deal, 'ACCEPT');
  await market.finalize(deal, 'APPROVE');
  await market.start(deal);
  await market.handIn(deal);
  await market.judge(deal, 'APPROVE');
  const { deal: done } = await market.finalize(deal, 'COMPLETE');
  if (done.state !== 'COMPLETED') throw new Error(`A deal ended as ${done.state}.`);
  return deal.id;
}

async function dealsPerSecond(place: Place): Promise<number> {
  const pairs = await Promise.all(Array.from({ length: clients }, () => pairAt(place)));
  await Promise.all(pairs.map((pair) => wholeDeal(place, pair)));
  const began = performance.now();
  await Promise.all(
    pairs.map(async (pair) => {
      for (let made = 0; made < dealsEach; made++) await wholeDeal(place, pair);
    }),
  );
  return (clients * dealsEach * 1000) / (performance.now() - began);
}

/** Seconds until 2,000 timers due in one second have run, with a node killed meanwhile. */
async function secondsOfTimers({ api, db, databaseUrl, platform }: Place): Promise<number> {
  const other = runServer({ DATABASE_URL: databaseUrl, KEO_STORY: '0' });
  try {
    await other.ready();
    const pair = await pairAt({ api });
    const { id: jobId } = await api.postJob(pair.author, { title: 'Thiết kế bộ nhận diện cho tiệm trà' });
    const { deal } = await pair.market.decide('accept', (await pair.market.apply(jobId)).id);
    await pair.market.offer(jobId, (await api.me(pair.worker)).id);
    await insertUsers(platform.db, 1000);
    const due: Date = await copyDueDeals(platform, { dealId: deal.id, jobId, count: clocks, crowd: 1000 });
    const ended = async (): Promise<{ count: number; last: Date }> => {
      const { rows } = await db.query(
        `select count(*)::int, max(ended_at) as last from deals where id like 'dt%' and state = 'EXPIRED'`,
      );
      return rows[0];
    };
    for (let { count } = await ended(); count < 50; { count } = await ended()) await wait(20);
    other.child.kill('SIGKILL');
    for (;;) {
      const { count, last } = await ended();
      if (count === clocks) return (+last - +due) / 1000;
      await wait(100);
    }
  } finally {
    other.child.kill('SIGKILL');
  }
}

async function grow(place: Place, jobCount: number) {
  const pair = await pairAt(place);
  const dealId = await wholeDeal(place, pair);
  const { db } = place;
  await db.query(
    `insert into users select made.* from (select * from users limit 1) u, generate_series(0, 999) n,
     jsonb_populate_record(null::users, to_jsonb(u) || jsonb_build_object('id', 'u_' || n, 'username', 'u_' || n,
       'email', null, 'phone', null)) made`,
  );
  await db.query(
    `insert into jobs select made.* from (select * from jobs limit 1) j, generate_series(1, $1::int) n,
     jsonb_populate_record(null::jobs, to_jsonb(j) || jsonb_build_object('id', 'jb_' || n, 'slug', 'viec-' || n,
       'author_id', 'u_' || n % 1000, 'state', 'OPEN', 'taken', 0, 'used', 0,
       'published_at', now() - n * interval '1 second', 'expires_at', now() + interval '20 days',
       'price', 20000, 'effort_min', 20 + n % 5000, 'words', j.words || ('nhom' || n % 40)::tsvector)) made`,
    [jobCount],
  );
  // The copies have no escrow of their own, which a trigger would refuse.
  await db.query(`set session_replication_role = 'replica'`);
  await db.query(
    `insert into deals select made.* from (select * from deals where id = $2) d, generate_series(1, $1::int) n,
     jsonb_populate_record(null::deals, to_jsonb(d) || jsonb_build_object('id', 'dl_' || n, 'job_id', 'jb_' || n,
       'author_id', 'u_' || n % 1000, 'worker_id', 'u_' || (n + 1) % 1000)) made`,
    [jobCount, dealId],
  );
  await db.query('reset session_replication_role');
  await db.query('vacuum analyze');
  return { ...place, dealId, token: pair.author.token };
}

type Grown = Awaited<ReturnType<typeof grow>>;

/** `average`: requests per second; `p99`: ms. */
type Rate = { average: number; p99: number };

async function rate({ origin, token }: Grown, to: string, body?: object): Promise<Rate> {
  const result = await autocannon({
    url: `${origin}/au/api/${to}`,
    ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
    headers: { authorization: token, 'content-type': 'application/json' },
    connections: 4,
    duration: 2,
    workers: 1,
  });
  if (result.non2xx > 0) throw new Error(`${to} refused ${result.non2xx} of its calls.`);
  return { average: result.requests.average, p99: result.latency.p99 };
}

const reads = {
  '`jobs-list`, the newest': (at: Grown) => rate(at, 'job/jobs-list'),
  '`jobs-list`, best paid for an hour': (at: Grown) => rate(at, 'job/jobs-list?sort=best'),
  '`jobs-list`, a word that all have': (at: Grown) => rate(at, 'job/jobs-list?q=nhan+dien'),
  '`jobs-list`, a word that one of 40 has': (at: Grown) => rate(at, 'job/jobs-list?q=nhan+dien+nhom7'),
  '`jobs-list`, a word that none has': (at: Grown) => rate(at, 'job/jobs-list?q=nhan+dien+khongcoai'),
  '`my-deals-list`': (at: Grown) => rate(at, 'job-deal/my-deals-list?role=author'),
  'one deal': (at: Grown) => rate(at, 'job-deal/job-deal-info', { dealId: at.dealId }),
};

export async function market(): Promise<string> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const postgres = await startPostgres(bin);
  const places: Place[] = [];
  const open = async (name: string) => {
    const place = await start(postgres.url, name);
    places.push(place);
    return place;
  };
  try {
    const perSecond = await dealsPerSecond(await open('bench_deals'));
    const seconds = await secondsOfTimers(await open('bench_clocks'));
    const small = await grow(await open('bench_few'), few);
    const large = await grow(await open('bench_many'), many);
    const rows: string[] = [];
    for (const [name, read] of Object.entries(reads)) {
      const [a, b]: [Rate[], Rate[]] = [[], []];
      for (let round = 0; round <= rounds; round++) {
        const pair = [await read(small), await read(large)] as const;
        // Warm-up.
        if (round === 0) continue;
        a.push(pair[0]);
        b.push(pair[1]);
      }
      const growth = median(a.map(({ average }, index) => average / (b[index]?.average ?? average)));
      const getAverage = (rates: readonly Rate[]) => median(rates.map(({ average }) => average)).toFixed(0);
      const p99 = median(b.map((one) => one.p99)).toFixed(0);
      rows.push(`| ${name} | ${getAverage(a)} | ${getAverage(b)} | ${growth.toFixed(2)} | ${p99} |`);
    }
    return [
      '## The market',
      '',
      `Whole deals of a project, from the posting to the payment, over HTTP by ${clients} pairs of people at once: ${perSecond.toFixed(1)} a second, ledger, history, notifications and clocks included.`,
      '',
      `Of ${clocks.toLocaleString('en-US')} offers that nobody answered and that run out within one second, no money held for them and a node killed amid them, the last has ended ${seconds.toFixed(1)} s after the moment of the first (goal 5).`,
      '',
      `Requests a second with 4 connections, the median of ${rounds} rounds in turn. Each job has a deal; the goal is a growth of at most 1.50, and 150 ms for 99 of 100 searches. A search by words meets a hundred times as many jobs in the larger market, of which it counts a thousand.`,
      '',
      `| read | ${few.toLocaleString('en-US')} jobs | ${many.toLocaleString('en-US')} jobs | growth of its cost | 99 of 100 of the larger within (ms) |`,
      '|---|---:|---:|---:|---:|',
      ...rows,
    ].join('\n');
  } finally {
    for (const place of places) await place.close();
    await postgres.stop();
  }
}

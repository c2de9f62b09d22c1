/**
 * The ledger: transfers per second through `post` against pgbench with the same statement, cost of a posting as the
 * ledger grows, memory of a long CSV file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from './median.ts';

const demoApp = path.resolve(import.meta.dirname, '../packages/demo-app');
const fromDemoApp = createRequire(path.join(demoApp, 'package.json'));
const { openDatabase } = await import(`${demoApp}/server/platform/database/database.ts`);
const { findPostgres, startPostgres } = await import(`${demoApp}/server/dev/testing/throwaway-postgres.ts`);
const { available, bank } = await import(`${demoApp}/server/modules/wallet/accounts.ts`);
const { post } = await import(`${demoApp}/server/modules/wallet/posting.ts`);
const { createTransactions } = await import(`${demoApp}/server/modules/transactions/transactions.service.ts`);
const { Client } = fromDemoApp('pg');

const people = 50;
const rounds = 5;
const seconds = 4;
const person = (index: number) => available(`p${index % people}`);
let made = 0;

const pgbenchScript = `
\\set a random(0, ${people - 1})
\\set b (:a + 1 + random(0, ${people - 2})) % ${people}
\\set key random(1, 9000000000000000)
begin;
select id, no, is_new from ledger_post('ADJUST', 'hand:' || :key::text, null, 'h', 'hand', '{}'::jsonb, '', now(), now(),
  jsonb_build_array(
    jsonb_build_object('id', 'user:p' || :a || ':available', 'kind', 'AVAILABLE', 'owner', 'p' || :a, 'min', 0, 'max', 9007199254740991, 'amount', -10),
    jsonb_build_object('id', 'user:p' || :b || ':available', 'kind', 'AVAILABLE', 'owner', 'p' || :b, 'min', 0, 'max', 9007199254740991, 'amount', 10)));
commit;
`;

const pgbenchIn = (bin: string) =>
  existsSync(path.join(bin, 'pgbench')) ? path.join(bin, 'pgbench') : 'pgbench';

function byHand(bin: string, url: string, script: string, clients: number): number {
  const said = execFileSync(
    pgbenchIn(bin),
    [
      '-n',
      '-f',
      script,
      '-c',
      String(clients),
      '-j',
      String(Math.min(2, clients)),
      '-T',
      String(seconds),
      url,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return Number(/tps = ([\d.]+) \(without/.exec(said)?.[1] ?? /tps = ([\d.]+)/.exec(said)?.[1]);
}

type Opened = { db: Db; close(): Promise<void> };
type Db = { transaction<T>(work: (tx: unknown) => Promise<T>): Promise<T> };

async function byPost(db: Db, clients: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const from = Math.floor(Math.random() * people);
        const to = from + 1 + Math.floor(Math.random() * (people - 1));
        const posting = {
          kind: 'ADJUST',
          businessKey: `bench:${(made += 1)}`,
          legs: [
            { account: person(from), amount: -10 },
            { account: person(to), amount: 10 },
          ],
          actor: 'bench',
          ref: {},
          at: new Date(),
        };
        await db.transaction((tx) => post(tx, posting));
        done += 1;
      }
    }),
  );
  return done / seconds;
}

/** Bulk insert of valid rows: triggers check at the end. */
async function grow(url: string, transactions: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`insert into ledger_accounts (id, kind, owner, min_balance, max_balance, balance, version)
    values ('user:long:available', 'AVAILABLE', 'long', 0, 9007199254740991, 0, 0)
    on conflict do nothing`);
  await client.query(
    `with t as (
       insert into ledger_transactions (no, kind, business_key, request_hash, actor, ref, event_at, created_at)
       select 'GX' || lpad(n::text, 10, '0'), 'ADJUST', 'grown:' || n, '', 'bench', '{}', now(), now() from generate_series(1, $1::int) n
       returning id
     )
     insert into ledger_entries (tx_id, account_id, amount, balance_after, account_version, created_at)
     select id, 'user:long:available', 1, row_number() over (order by id), row_number() over (order by id), now() from t`,
    [transactions],
  );
  await client.query(
    `update ledger_accounts set balance = $1, version = $1 where id = 'user:long:available'`,
    [transactions],
  );
  await client.query('analyze');
  await client.end();
}

function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}

async function statementMemory(db: unknown): Promise<{ lines: number; growth: number }> {
  const users = { byId: async () => ({ displayName: 'bench' }) };
  const before = usedHeap();
  let lines = 0;
  let pieces = 0;
  let most = 0;
  for await (const piece of createTransactions({ db, users }).exportCsv('long', {}, 'vi')) {
    lines += piece.split('\r\n').length - 1;
    pieces += 1;
    if (pieces % 100 === 0) most = Math.max(most, usedHeap() - before);
  }
  return { lines, growth: Math.max(0, Math.round(most / 1024 / 1024)) };
}

async function openBeside(url: string, name: string, transactions: number): Promise<Opened> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  const database = await openDatabase({ url: beside.href, onError: console.error });
  await fund(database.db);
  await grow(beside.href, transactions);
  return database;
}

/** Ratio of posting times in the longer and the shorter ledger, alternating on one server. */
async function growthCost(small: Db, large: Db): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const quick = await byPost(small, 1);
    const slow = await byPost(large, 1);
    if (round > 0) ratios.push(quick / slow);
  }
  return median(ratios);
}

async function fund(db: Db): Promise<void> {
  for (let index = 0; index < people; index += 1)
    await db.transaction((tx: unknown) =>
      post(tx, {
        kind: 'RECHARGE',
        businessKey: `start:${index}`,
        legs: [
          { account: bank, amount: -1_000_000_000 },
          { account: person(index), amount: 1_000_000_000 },
        ],
        actor: 'bench',
        ref: {},
        at: new Date(),
      }),
    );
}

const shown = (value: number) => Math.round(value).toLocaleString('en-US');

export async function money(): Promise<string> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const postgres = await startPostgres(bin);
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'keo-bench-')), 'transfer.sql');
  writeFileSync(script, pgbenchScript);
  const database = await openDatabase({ url: postgres.url, onError: console.error });
  const { db } = database;
  const beside: Opened[] = [];
  try {
    await fund(db);
    const rows = [];
    for (const clients of [1, 10]) {
      const ours: number[] = [];
      const hand: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const a = await byPost(db, clients);
        const b = byHand(bin, postgres.url, script, clients);
        // Warm-up.
        if (round > 0) {
          ours.push(a);
          hand.push(b);
        }
      }
      const ratios = ours.map((value, index) => value / (hand[index] ?? 1));
      rows.push(
        `| ${clients} | ${shown(median(ours))} | ${shown(median(hand))} | ${median(ratios).toFixed(2)} (goal 0.60) |`,
      );
    }
    await grow(postgres.url, 10_000);
    const short = await openBeside(postgres.url, 'short', 10_000);
    const long = await openBeside(postgres.url, 'long', 1_000_000);
    beside.push(short, long);
    const cost = await growthCost(short.db, long.db);
    const { lines, growth } = await statementMemory(long.db);
    return [
      '## Money',
      '',
      `Transfers a second between ${people} people, through \`post\` and by pgbench with the same statement; the median of ${rounds} rounds of ${seconds} s that take turns.`,
      '',
      '| clients | post | pgbench | ratio |',
      '|---|---|---|---|',
      ...rows,
      '',
      `A posting in a ledger of 1 million rows costs ${cost.toFixed(2)} times one of 10 thousand (goal at most 1.30).`,
      '',
      `A file of ${shown(lines)} lines was streamed with at most ${growth} MB more held on the heap than before it.`,
    ].join('\n');
  } finally {
    for (const opened of [database, ...beside]) await opened.close();
    await postgres.stop();
  }
}

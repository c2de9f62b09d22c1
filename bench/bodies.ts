/** How long others wait for a list while one address sends JSON bodies up to and beyond its limit. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median } from './median.ts';

const demoApp = path.resolve(import.meta.dirname, '../packages/demo-app');
const { buildApp } = await import(`${demoApp}/server/app.ts`);
const { findPostgres, startPostgres } = await import(`${demoApp}/server/dev/testing/throwaway-postgres.ts`);

const connections = 20;
const seconds = 6;
/** Below one for each connection it would be as fast as can be. */
const allowed = 20;
const readEvery = 50;
const goal = 3;

/** A field that no endpoint knows, as many values in it as fit. */
const junk = (bytes: number) => `{"x":[${'1,'.repeat(Math.floor((bytes - 10) / 2))}1]}`;
const floods = [
  ['`login`', '/user/login', junk(800_000)],
  ['`passkey-challenge`', '/user/passkey-challenge', junk(800_000)],
  ['a path that does not exist', '/nothing', junk(800_000)],
  ['`passkey-login`, within its limit of bytes', '/user/passkey-login', junk(28_000)],
] as const;

const toAddress = (no: number) => `203.0.113.${no}`;

/** In ms since `from`; a refused read counts as one that never ends. Each of a hundred addresses stays below its limit. */
async function read(origin: string, no: number, from: number): Promise<number> {
  const headers = { 'x-forwarded-for': toAddress(100 + (no % 100)) };
  const answer = await fetch(`${origin}/job/jobs-list`, { headers });
  await answer.text();
  return answer.ok ? performance.now() - from : Infinity;
}

/** The median of reads, each since the moment that it was to begin: this process answers them, and may be late for both. */
async function readUntil(origin: string, isOver: () => boolean): Promise<number> {
  const begun = performance.now();
  const waits: Promise<number>[] = [];
  for (let no = 0; ; no += 1) {
    const from = begun + no * readEvery;
    const early = from - performance.now();
    if (early > 0) await setTimeout(early);
    if (early > 0 && isOver()) return median(await Promise.all(waits));
    waits.push(read(origin, no, from));
  }
}

/** What was sent before may still be worked on. */
async function settle(origin: string): Promise<void> {
  for (let quick = 0; quick < 20; )
    quick = (await read(origin, quick, performance.now())) < 100 ? quick + 1 : 0;
}

async function idle(origin: string): Promise<number> {
  await settle(origin);
  const end = performance.now() + 3000;
  return readUntil(origin, () => performance.now() > end);
}

type Flood = { no: number; at: string; body: string };

/** With `rate` of all connections a second, else as fast as they are answered. */
async function flooded(origin: string, { no, at, body }: Flood, rate?: number): Promise<number> {
  let isOver = false;
  const flood = autocannon({
    url: `${origin}${at}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': toAddress(no) },
    body,
    connections,
    duration: seconds,
    workers: 1,
    ...(rate !== undefined && { overallRate: rate }),
  }).then(() => (isOver = true));
  const wait = await readUntil(origin, () => isOver);
  await flood;
  return wait;
}

const shown = (wait: number, before: number) =>
  Number.isFinite(wait) ? `${wait.toFixed(1)} | ${(wait / before).toFixed(1)}` : 'refused | –';

export async function bodies(): Promise<string> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const postgres = await startPostgres(bin);
  const keo = await buildApp({
    databaseUrl: postgres.url,
    secret: 'measured in the open',
    publicUrl: 'http://localhost',
    logLevel: 'silent',
    sandbox: true,
    story: false,
    trustedProxies: 1,
    sharedReads: false,
  });
  await keo.server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${keo.server.server.address().port}/au/api`;
  try {
    // Warm-up.
    await idle(origin);
    const rows = [];
    for (const [no, [name, at, body]] of floods.entries()) {
      const flood = { no: no + 1, at, body };
      const before = await idle(origin);
      const limited = await flooded(origin, flood, allowed);
      await settle(origin);
      const unlimited = await flooded(origin, flood);
      rows.push(
        `| ${name} | ${(body.length / 1000).toFixed(0)} | ${before.toFixed(1)} | ${shown(limited, before)} | ${shown(unlimited, before)} |`,
      );
    }
    return [
      '## Bodies from one address',
      '',
      `${connections} connections of one address send JSON bodies for ${seconds} s, first ${allowed} a second, twice what an address may, then as fast as they are answered; meanwhile others begin to read \`jobs-list\` every ${readEvery} ms. Medians, PostgreSQL and senders on the same machine. The goal is a list within ${goal} times the one before, where the address sends at its limit.`,
      '',
      '| sent to | kB each | list before (ms) | at the limit (ms) | times | as fast as can be (ms) | times |',
      '|---|---:|---:|---:|---:|---:|---:|',
      ...rows,
    ].join('\n');
  } finally {
    await keo.close();
    await postgres.stop();
  }
}

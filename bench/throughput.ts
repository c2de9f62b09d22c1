/**
 * `GET jobs-my-deal-logs-list` through the whole server against a bare Fastify route with the same three statements:
 * the cost of validation, envelopes and safety.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import autocannon from 'autocannon';
import { median } from './median.ts';

const demoApp = path.resolve(import.meta.dirname, '../packages/demo-app');
const fromDemoApp = createRequire(path.join(demoApp, 'package.json'));
const { buildApp } = await import(`${demoApp}/server/app.ts`);
const { findPostgres, startPostgres } = await import(`${demoApp}/server/dev/testing/throwaway-postgres.ts`);
const { hashToken } = await import(`${demoApp}/server/platform/security/secret-text.ts`);
const { default: fastify } = await import(fromDemoApp.resolve('fastify'));
const { Pool } = fromDemoApp('pg');

const rounds = 5;
const seconds = 4;
const connections = 10;

/** The same work as three prepared statements: session, page, counts. */
async function bareRoute(url: string) {
  const pool = new Pool({ connectionString: url, max: 10 });
  const app = fastify();
  app.get('/bare', async (request: BareRequest, reply: BareReply) => {
    const hash = hashToken(request.headers.authorization ?? '');
    const { rows } = await pool.query({
      name: 'session',
      text: 'select t.*, s.* from session_tokens t join sessions s on s.id = t.session_id where t.hash = $1 and t.kind = $2',
      values: [hash, 'access'],
    });
    const [session] = rows;
    if (!session || session.revoked_at !== null || session.expires_at <= new Date())
      return reply.code(401).send({});
    const logs = await pool.query({
      name: 'page',
      text: 'select * from deal_logs where recipient_id = $1 order by seq desc limit 20 offset 0',
      values: [session.user_id],
    });
    const counts = await pool.query({
      name: 'counts',
      text: 'select count(*), count(*) filter (where not is_read) as unread from deal_logs where recipient_id = $1',
      values: [session.user_id],
    });
    const { count: total, unread } = counts.rows[0];
    return { list: logs.rows, total, unread };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, pool, origin: `http://127.0.0.1:${app.server.address().port}` };
}
type BareRequest = { headers: { authorization?: string } };
type BareReply = { code: (status: number) => { send: (body: object) => unknown } };

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds, workers: 1 });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of its calls.`);
  return result.requests.average;
}

export async function throughput(): Promise<string> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const postgres = await startPostgres(bin);
  const options = {
    databaseUrl: postgres.url,
    secret: 'measured in the open',
    publicUrl: 'http://localhost',
    logLevel: 'silent',
    story: false,
    rateLimits: false,
    sharedReads: false,
  };
  const keo = await buildApp({ ...options, sandbox: true });
  await keo.server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${keo.server.server.address().port}/au/api`;
  const bare = await bareRoute(postgres.url);
  try {
    const login = await fetch(`${origin}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'minhanh', password: 'keo-demo-2026' }),
    });
    const { accessToken } = (await login.json()).data;
    const whole: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const headers = { authorization: accessToken };
      const a = await rate(`${origin}/jobdeallog/jobs-my-deal-logs-list?pageNum=1&pageSize=20`, headers);
      const b = await rate(`${bare.origin}/bare`, headers);
      // Warm-up.
      if (round > 0) {
        whole.push(a);
        plain.push(b);
      }
    }
    const ratios = whole.map((value, index) => value / (plain[index] ?? value));
    return [
      '## Reading the notification list',
      '',
      `\`GET jobs-my-deal-logs-list\` (page of 20) with ${connections} connections, PostgreSQL on the same machine, ${rounds} rounds in turn, medians.`,
      '',
      '| whole server (requests/s) | bare Fastify, same token and statements (requests/s) | ratio |',
      '|---:|---:|---:|',
      `| ${median(whole).toFixed(0)} | ${median(plain).toFixed(0)} | ${median(ratios).toFixed(2)} |`,
    ].join('\n');
  } finally {
    await bare.app.close();
    await bare.pool.end();
    await keo.close();
    await postgres.stop();
  }
}

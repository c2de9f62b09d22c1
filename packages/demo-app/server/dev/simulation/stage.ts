import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type Api, createApi } from '../testing/call-api.ts';
import { fund, ok, withoutQuietHours } from '../testing/market-scene.ts';
import { call, codeFor, register } from '../testing/person.ts';
import { startApp } from '../testing/start-app.ts';

export type Person = { id: string; api: Api };

/** The real server, whose clock only moves by hand, and its users. */
export type Stage = {
  app: App;
  /** In ms since 1970. */
  now: number;
  authors: { rich: Person; poor: Person };
  workers: Person[];
  /** How many lives these people have had. */
  lives: number;
};

/** In the future, so that the queue runs nothing by itself. */
const start = Date.UTC(2030, 0, 7, 2);
/** A walk of many lives takes centuries of model time. */
const never = new Date(Date.UTC(9000, 0, 1));

export async function buildStage(workers: number): Promise<Stage> {
  const app = await startApp();
  const stage = { app, now: start, lives: 0 };
  app.platform.clock.now = () => new Date(stage.now);
  const rich = await newPerson(stage);
  const poor = await newPerson(stage);
  const crowd = [];
  for (let no = 0; no < workers; no++) crowd.push(await newPerson(stage));
  return Object.assign(stage, { authors: { rich, poor }, workers: crowd });
}

/** With a verified e-mail and no quiet hours; stays signed in however far the clock is moved. */
async function newPerson(stage: Pick<Stage, 'app' | 'now'>): Promise<Person> {
  const { app } = stage;
  const { email, accessToken } = await register(app);
  // The newest code must have a later time.
  stage.now += 1000;
  const api = createApi(app, accessToken);
  await call(app, '/user/send-email', { body: { email, purpose: 'VERIFY_EMAIL' } });
  await ok(api.post('/user/verify-email', { code: await codeFor(app, email) }));
  await withoutQuietHours(api);
  const { id } = await ok(api.get('/user/info'));
  await app.platform.db.execute(
    sql`update sessions set expires_at = ${never.toISOString()} where user_id = ${id}`,
  );
  await app.platform.db.execute(sql`
    update session_tokens set expires_at = ${never.toISOString()}
    where session_id in (select id from sessions where user_id = ${id})`);
  return { id, api };
}

export const getBalance = async ({ api }: Person): Promise<number> =>
  (await ok(api.get('/wallet/wallet-info'))).balance;

/** In đồng: more would leave the first tier during another life. */
const newcomersEarn = 1_500_000;

/** After so many lives new users take over, so that long histories do not slow a walk down. */
const livesTogether = 50;

/** Resets users for the next life: authors with money, workers of the first tier. */
export async function refresh(stage: Stage): Promise<void> {
  const { authors, workers } = stage;
  stage.lives += 1;
  const isOver = stage.lives % livesTogether === 0;
  if (isOver) Object.assign(authors, { rich: await newPerson(stage), poor: await newPerson(stage) });
  if ((await getBalance(authors.rich)) < 30_000_000) await fund(authors.rich.api, 50_000_000);
  if ((await getBalance(authors.poor)) < 60_000) await fund(authors.poor.api, 60_000);
  for (const [index, worker] of workers.entries())
    if (isOver || (await getBalance(worker)) > newcomersEarn) workers[index] = await newPerson(stage);
}

import { expect } from 'vitest';
import type { Api } from './call-api.ts';
import { type Scene, ok } from './market-scene.ts';
import { type Answer, call } from './person.ts';
import { until } from './until.ts';

const parties = ['author', 'worker', 'stranger', 'visitor'] as const;
type PartyName = (typeof parties)[number];

/** What one step changed, as both sides and an outsider see it. */
export type Seen = {
  /** Data of the answer. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever an answer holds, and fail where it does not
  data: any;
  /** In đồng: what each can spend, what is held for the author, the platform's fees. */
  money: { author: number; held: number; worker: number; platform: number };
  /** In order; ACTION_REQUIRED with its reason. */
  news: { author: string[]; worker: string[] };
};

type Log = { seq: number; action: string; metadata: { reason?: string } };
const nobody = { author: [], worker: [] };
const nothing = { author: 0, held: 0, worker: 0, platform: 0 };

const logsAfter = async (api: Api, seq: number): Promise<Log[]> => {
  const { list } = await ok(api.get(`/jobdeallog/jobs-my-deal-logs-list?pageSize=100&afterSeq=${seq}`));
  return list.toSorted((a: Log, b: Log) => a.seq - b.seq);
};
const lastSeq = async (api: Api): Promise<number> => {
  const { list } = await ok(api.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=1'));
  return list[0]?.seq ?? 0;
};
const getName = ({ action, metadata: { reason } }: Log) =>
  action === 'ACTION_REQUIRED' ? `${action} ${reason}` : action;

/** Returns a function for the changes since now. */
async function watch({ author, worker, stranger }: Scene): Promise<() => Promise<Omit<Seen, 'data'>>> {
  const read = async () => ({
    author: await ok(author.get('/wallet/wallet-info')),
    worker: await ok(worker.get('/wallet/wallet-info')),
  });
  const before = await read();
  const seqs = [await lastSeq(author), await lastSeq(worker), await lastSeq(stranger)] as const;
  return async () => {
    const after = await read();
    const money = {
      author: after.author.balance - before.author.balance,
      held: after.author.held - before.author.held,
      worker: after.worker.balance - before.worker.balance,
    };
    // Avoids `-0`.
    const platform = 0 - money.author - money.held - money.worker;
    expect(await logsAfter(stranger, seqs[2])).toEqual([]);
    const news = {
      author: (await logsAfter(author, seqs[0])).map(getName),
      worker: (await logsAfter(worker, seqs[1])).map(getName),
    };
    return { money: { ...money, platform }, news };
  };
}

const getReason = ({ status, data }: Answer): string =>
  status === 200 ? 'DONE' : status === 401 ? 'NOT_LOGIN' : (data?.reason ?? String(status));

const refusedByDefault = { stranger: 'NOT_FOUND', visitor: 'NOT_LOGIN' };

/**
 * All other parties send the command first and must be refused, each for the given reason (`MAY`: they are allowed
 * too); then `who` sends it. Returns what changed.
 */
export async function step(
  scene: Scene,
  by: 'author' | 'worker',
  give: (api: Api) => Promise<Answer>,
  refused: Partial<Record<PartyName, string>>,
): Promise<Seen> {
  const look = await watch(scene);
  const reasons: Partial<Record<PartyName, string>> = { ...refusedByDefault, ...refused };
  for (const party of parties) {
    const reason = reasons[party];
    if (reason === undefined || reason === 'MAY') continue;
    expect([party, getReason(await give(scene[party]))]).toEqual([party, reason]);
  }
  expect(await look()).toEqual({ money: nothing, news: nobody });
  const data = await ok(give(scene[by]));
  return { data, ...(await look()) };
}

/** Without an endpoint: an operator's act, or the effect of another command. */
export async function happen(scene: Scene, work: () => Promise<unknown>): Promise<Seen> {
  const look = await watch(scene);
  const data = await work();
  return { data, ...(await look()) };
}

export const advance = ({ app }: Scene, minutes: number) =>
  call(app, '/sandbox/advance-clock', { body: { minutes: Math.round(minutes) } });

/**
 * Moves the clock: a minute before that time nothing but `early` may have happened, a minute after it the timer sends
 * `code`. Returns what changed in those two minutes.
 */
export async function pass(
  scene: Scene,
  id: { dealId: string } | { jobId: string },
  hours: number,
  code: string,
  early: Seen['news'] = nobody,
): Promise<Seen> {
  const before = await watch(scene);
  await advance(scene, hours * 60 - 1);
  // Running the clock early finds nothing more.
  if ('dealId' in id) await scene.app.market.runClock('deal', id.dealId);
  else await scene.app.market.runClock('job', id.jobId);
  expect(await before()).toEqual({ money: nothing, news: early });
  const look = await watch(scene);
  await advance(scene, 2);
  const isNotified = async () => {
    const { author, worker } = (await look()).news;
    return [...author, ...worker].includes(code);
  };
  await until(`somebody is told ${code}`, isNotified);
  // Everything else due at that moment has run when this returns.
  if ('dealId' in id) await scene.app.market.runClock('deal', id.dealId);
  return { data: null, ...(await look()) };
}

/** `D9f in 48 h: EXPIRED` */
export function getTimer({ app }: Scene, deal: { nextTimer: Timer | null }): string | null {
  if (!deal.nextTimer) return null;
  const { transition, at, outcome, amount } = deal.nextTimer;
  const minutes = Math.round((Date.parse(at) - +app.platform.clock.now()) / 60_000);
  const pays = amount === undefined ? '' : ` ${amount}`;
  return `${transition} in ${minutes / 60} h: ${outcome}${pays}`;
}
type Timer = { transition: string; at: string; outcome: string; amount?: number };

/** For its author. */
export const dealNow = ({ author }: Scene, { id }: { id: string }) =>
  ok(author.post('/job-deal/job-deal-info', { dealId: id }));

/** After the clock is moved and everything due has run: a reminder makes a new version. */
export async function dealAfter(scene: Scene, deal: { id: string }, ms: number) {
  await scene.app.platform.clock.advance(ms);
  await scene.app.market.runClock('deal', deal.id);
  return dealNow(scene, deal);
}

/** The ledger's invariants hold. */
export async function expectInvariants(scene: Pick<Scene, 'app'>): Promise<void> {
  expect((await call(scene.app, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
}

import { dealActionsFor, dealMoneyFor } from '@keo/core/contract';
import { expect } from 'vitest';
import { type FakeDeal, isLive, listProofs, type World } from '@keo/core/simulation';
import { ofModel } from './likeness.ts';
import type { Mirror } from './mirror.ts';
import type { Person } from './stage.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the server compares it with the contract before it answers
type Data = any;
/** One screen of one user, compared with the model. */
export type Read = () => Promise<void>;

const getStates = (list: readonly { state: string }[]) => list.map(({ state }) => state);
const few = 'pageSize=2';

const screen =
  ({ api }: Person, path: string, check: (data: Data) => void = () => undefined, body?: object): Read =>
  async () => {
    const { status, code, msg, data } = await (body ? api.post(path, body) : api.get(path));
    expect({ path, status, code, msg, data }).toMatchObject({ status: 200, code: 200 });
    check(data);
  };

/** As its sides read it: money, actions and next timer by the law. */
export function readsOfDeal({ law, workers, now }: World, mirror: Mirror, deal: FakeDeal): Read[] {
  const dealId = mirror.ties.deals.get(deal.id);
  const worker = mirror.workers[workers.indexOf(deal.worker)];
  if (dealId === undefined || !worker) return [];
  const facts = law.facts.dealFacts(deal);
  const next = law.facts.timers(deal).find(({ isReminder }) => !isReminder);
  const read = (side: 'author' | 'worker', person: Person) =>
    screen(
      person,
      '/job-deal/job-deal-info',
      ({ state, turn, money, actions, proofs, nextTimer }) =>
        expect({
          side,
          state,
          turn,
          money,
          actions,
          proofs: getStates(proofs),
          next: nextTimer && Date.parse(nextTimer.at),
        }).toEqual({
          side,
          state: facts.state,
          turn: facts.turn,
          money: dealMoneyFor(side, facts, deal.refunded),
          actions: dealActionsFor(side, facts, now),
          proofs: getStates(deal.proofs),
          next: next?.at ?? null,
        }),
      { dealId },
    );
  return [read('author', mirror.author), read('worker', worker)];
}

/** All other screens of everybody involved in the job. */
export function readsOfAll(world: World, mirror: Mirror): Read[] {
  const { jobId, slug, author, workers, ties } = mirror;
  const { rows } = world.law;
  const { job, money } = ofModel(world, ties);
  const isJob = (data: Data) => expect(data.state).toBe(job.state);
  const ofAuthor: Read[] = [
    screen(author, '/wallet/wallet-info', ({ balance, held }) =>
      expect({ balance, held }).toEqual({ balance: money.author, held: money.held }),
    ),
    screen(author, `/job/job-info/${slug}`, isJob),
    screen(author, `/job/jobs-my-list?${few}`, ({ list }) => isJob(list[0])),
    screen(author, `/job-application/applications-list?jobId=${jobId}`, ({ list }) =>
      expect(getStates(list).toSorted()).toEqual(getStates(rows.applied).toSorted()),
    ),
    screen(author, `/job-deal/my-deals-list?role=author&sort=newest&${few}`),
    screen(author, `/job-proof/jobs-history-proof-list?jobId=${jobId}`, ({ total }) =>
      expect(total).toBe(listProofs(world).length),
    ),
    ...ofAnybody(author),
  ];
  const here = new Set([
    ...rows.deals.map(({ worker }) => worker.user.id),
    ...rows.applied.map(({ worker }) => worker.id),
  ]);
  const ofWorkers = workers.flatMap((worker, index): Read[] => {
    if (!here.has(world.workers[index]?.user.id ?? '')) return [];
    return [
      screen(worker, '/wallet/wallet-info', ({ balance }) => expect(balance).toBe(money.workers[index])),
      screen(worker, `/job-deal/my-deals-list?role=worker&sort=newest&${few}`),
      screen(worker, `/job-application/my-applications-list?${few}`),
      screen(worker, `/job/jobs-list?${few}`),
      ...ofAnybody(worker),
    ];
  });
  const ofDeals = rows.deals.filter(isLive).flatMap((deal): Read[] => {
    const dealId = ties.deals.get(deal.id);
    const worker = workers[world.workers.indexOf(deal.worker)];
    if (dealId === undefined || !worker) return [];
    const proofs = (data: Data) => expect(getStates(data.list)).toEqual(getStates(deal.proofs));
    const ofSides = [author, worker].flatMap((person): Read[] => [
      screen(person, `/job-proof/jobs-history-proof-list?dealId=${dealId}`, proofs),
      screen(person, `/jobdeallog/jobs-deal-logs-list?dealId=${dealId}`),
    ]);
    return [...ofSides, ...readsOfDeal(world, mirror, deal)];
  });
  return [...ofAuthor, ...ofWorkers, ...ofDeals];
}

const ofAnybody = (person: Person): Read[] => [
  screen(person, `/wallet/wallet-holds-list?${few}`),
  screen(person, '/wallet/wallet-chart'),
  screen(person, `/transaction/transactions-list?${few}`),
  screen(person, `/jobdeallog/jobs-my-deal-logs-list?${few}`),
  screen(person, `/chat/rooms-list?${few}`),
];

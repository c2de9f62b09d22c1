import type { EligibilityRule } from '../../src/jobs/eligibility.schema.ts';
import type { JobView } from '../../src/jobs/job.schema.ts';
import type { Move } from '../../src/law/decision.ts';
import type { NotificationCode } from '../../src/notifications/codes/notification-codes.ts';
import type { ConditionInput } from '../../src/terms/condition.schema.ts';
import { type Account, getCard, newAccount } from '../../src/testing/fake-accounts.ts';
import { type FakeLaw, createFakeLaw } from '../../src/testing/fake-law.ts';
import { createFakeWallets } from '../../src/testing/fake-wallets.ts';
import { fakePassword, fakePeople } from '../../src/testing/people.ts';
import { sketchJob } from '../../src/testing/sketch-job.ts';
import type { Random } from '../random.ts';
import { Ledger } from './ledger.ts';

/** A log of the law, with the recipient's id. */
export type SentLog = {
  code: NotificationCode;
  to: string;
  reason: string | null;
  /** In đồng. */
  amount: number;
};

/** One job and everybody involved, in the memory that stories and tests of pages run on, beside a ledger. */
export type World = {
  now: number;
  law: FakeLaw;
  job: JobView;
  author: Account;
  workers: Account[];
  ledger: Ledger;
  /** What decisions moved so far, by deal. */
  moves: { deal: string; move: Move['move'] }[];
  /** By worker: the eligibility rule that they do not meet. */
  unmet: Map<Account, EligibilityRule>;
  sent: SentLog[];
};

const start = Date.UTC(2026, 10, 20, 9);
/** In basis points, for newcomers. */
const workerBps = 1000;

function newPerson(id: string, balance: number, isVerified = true): Account {
  const [model] = fakePeople;
  if (!model) throw new Error('The fake has no people to model a new one on');
  const verified = { ...model.verified, email: isVerified, phone: false };
  const money = { balance, heldBalance: 0, withdrawingBalance: 0 };
  return newAccount({ ...model, ...money, id, username: id, verified }, fakePassword);
}

const quickCondition = (no: number): ConditionInput => ({
  title: `Ảnh ${no}`,
  mandatory: no === 1,
  accept: { types: ['IMAGE'] },
});

/** A random draft. `opening`: of its author, verified, the money in đồng; and the time. */
export function createWorld(random: Random, opening?: { now: number; funds: number }): World {
  const isQuick = random.chance(0.4);
  const funds = random.pick([60_000, 3_000_000, 50_000_000, 50_000_000]);
  const acceptMode = isQuick && random.chance(0.6) ? ('INSTANT' as const) : ('APPLY' as const);
  const price = isQuick ? random.pick([2000, 12_300, 45_000]) : 1_000_000;
  const slots = random.between(1, 3);
  const openHours = random.pick([24, 336]);
  const isVerified = random.chance(0.98) || opening !== undefined;
  const isFlagged = random.chance(0.15);
  // Half as much again as its slots cost: too little for one that comes back at a higher reward.
  const isShort = isQuick && price < 45_000 && funds < 50_000_000;
  const balance = opening?.funds ?? (isShort ? Math.ceil(slots * price * 1.05 * 1.5) : funds);

  const author = newPerson('author', balance, isVerified);
  const workers = [1, 2, 3].map((no) => newPerson(`worker:${no}`, 0));
  const unmet: World['unmet'] = new Map();
  const sent: SentLog[] = [];
  const clock = { now: () => world.now, after: () => ({ cancel: () => undefined }) };
  const law = createFakeLaw({
    clock,
    account(username) {
      const found = [author, ...workers].find(({ user }) => user.username === username);
      if (!found) throw new Error(`Nobody is called ${username}`);
      return found;
    },
    unmetRule: (worker) => unmet.get(worker) ?? null,
    move: createFakeWallets({ clock, tell: () => undefined }).move,
    notify: ({ user }, { action: code, metadata: { reason, amount } = {} }) =>
      void sent.push({
        code,
        to: user.id,
        reason: typeof reason === 'string' ? reason : null,
        amount: typeof amount === 'number' ? amount : 0,
      }),
  });
  const now = opening?.now ?? start;
  const job = sketchJob(
    {
      title: 'Chụp ảnh cửa hàng',
      kind: isQuick ? 'QUICK' : 'PROJECT',
      state: 'DRAFT',
      acceptMode,
      price,
      slots,
      revisionsMax: 2,
      timeLimitMin: isQuick ? 90 : null,
      conditions: [quickCondition(1), quickCondition(2)],
    },
    getCard(author),
    1,
    now,
  );
  law.rows.posted.push(job);
  Object.assign(law.facts.getStored(job), { openHours, isFlagged });
  const ledger = new Ledger(workerBps, balance);
  const world: World = { now, law, job, author, workers, ledger, moves: [], unmet, sent };
  return world;
}

export const jobFacts = ({ law, job }: World) => law.facts.jobFacts(job);
export const listProofs = ({ law }: World) => law.rows.deals.flatMap(({ proofs }) => proofs);

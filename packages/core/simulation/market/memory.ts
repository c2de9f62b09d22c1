import type { ApplicationCommand } from '../../src/applications/application.facts.ts';
import type { Application } from '../../src/applications/application.schema.ts';
import type { DealCommand } from '../../src/deals/deal.facts.ts';
import type { Party } from '../../src/law/decision.ts';
import { type Account, cardOf, newAccount } from '../../src/testing/fake-accounts.ts';
import { createFakeLaw } from '../../src/testing/fake-law.ts';
import { FakeRefusal } from '../../src/testing/fake-routes.ts';
import type { FakeDeal, FakeProof } from '../../src/testing/fake-rows.ts';
import { createFakeWallets } from '../../src/testing/fake-wallets.ts';
import { fakePassword, fakePeople } from '../../src/testing/people.ts';
import { sketchJob } from '../../src/testing/sketch-job.ts';
import type { Order } from './carry-out.ts';
import { quickCondition } from './new-entities.ts';
import { type SentLog, type StoredApplication, type StoredDeal, type World, proofsOf } from './world.ts';

/** The same job in the memory that stories and tests of pages run on, given each command of the simulation. */
export type Memory = ReturnType<typeof createMemory>;

function newPerson(username: string, balance: number): Account {
  const [model] = fakePeople;
  if (!model) throw new Error('The fake has no people to model a new one on');
  const money = { balance, heldBalance: 0, withdrawingBalance: 0 };
  return newAccount({ ...model, ...money, id: username, username }, fakePassword);
}

/** With a new draft, as the simulation has one; `funds` of its author in đồng. */
export function createMemory(world: World, funds: number) {
  const author = newPerson('author', funds);
  const workers = Array.from({ length: world.workers }, (_, index) => newPerson(`worker${index + 1}`, 0));
  const people = [author, ...workers];
  const account = (username: string): Account => {
    const found = people.find(({ user }) => user.username === username);
    if (!found) throw new Error(`Nobody is called ${username}`);
    return found;
  };
  const clock = { now: () => world.now, after: () => ({ cancel: () => undefined }) };
  const { move } = createFakeWallets({ clock, tell: () => undefined });
  const told: SentLog[] = [];
  const law = createFakeLaw({
    clock,
    account,
    move,
    notify: (to, { action, metadata: { reason, amount } = {} }) =>
      void told.push({
        code: action,
        to: to === author ? 'author' : people.indexOf(to),
        reason: typeof reason === 'string' ? reason : null,
        amount: typeof amount === 'number' ? amount : 0,
      }),
  });

  const { kind, acceptMode, price, slots, openHours, isFlagged } = world.job;
  const sketch = {
    kind,
    acceptMode,
    price,
    slots,
    state: 'DRAFT',
    reviewHours: 72,
    revisionsMax: 2,
  } as const;
  const job = sketchJob(
    {
      ...sketch,
      title: 'Chụp ảnh cửa hàng',
      timeLimitMin: kind === 'QUICK' ? 90 : null,
      conditions: [quickCondition(1), quickCondition(2)],
    },
    cardOf(author),
    1,
    world.now,
  );
  law.rows.posted.push(job);
  Object.assign(law.facts.storedOf(job), { openHours, isFlagged });

  const deals = new Map<string, FakeDeal>();
  const applications = new Map<StoredApplication, Application>();
  const workerOf = ({ worker }: { worker: number }) => account(`worker${worker}`);

  const dealOf = (deal: StoredDeal) => deals.get(deal.id) ?? law.newDeal(job, workerOf(deal));
  const applicationOf = (one: StoredApplication): Application =>
    applications.get(one) ?? {
      answers: [],
      bid: null,
      durationHours: null,
      coverLetter: '',
      id: `ap${applications.size + 1}`,
      jobId: job.id,
      worker: cardOf(workerOf(one)),
      state: 'SUBMITTED',
      shortlisted: false,
      createdAt: new Date(world.now).toISOString(),
      updatedAt: new Date(world.now).toISOString(),
    };
  function proofOf(dealId: string, id: string): FakeProof | undefined {
    const deal = world.deals.find((one) => one.id === dealId);
    const index = deal ? proofsOf(world, deal).findIndex((proof) => proof.id === id) : -1;
    return deals.get(dealId)?.proofs[index];
  }

  /** Maps what a command began. */
  function tie(deal: StoredDeal, twin: FakeDeal): void {
    if (law.rows.deals.includes(twin)) deals.set(deal.id, twin);
  }

  function giveToDeal(deal: StoredDeal, command: DealCommand, party: Party): void {
    const twin = dealOf(deal);
    const own =
      command.type === 'APPEAL'
        ? { ...command, proofId: proofOf(deal.id, command.proofId)?.id ?? command.proofId }
        : command;
    law.give(job, { of: 'deal', deal: twin, command: own }, { party });
    tie(deal, twin);
  }

  function giveToApplication(one: StoredApplication, command: ApplicationCommand, party: Party): void {
    const application = applicationOf(one);
    law.give(job, { of: 'application', application, command }, { party });
    applications.set(one, application);
  }

  function giveTo(order: Order, party: Party): void {
    if (order.of === 'job') return law.give(job, order, { party });
    if (order.of === 'application') return giveToApplication(order.application, order.command, party);
    if (order.of === 'deal') return giveToDeal(order.deal, order.command, party);
    const proof = proofOf(order.proof.dealId, order.proof.id);
    if (!proof) throw new Error(`The memory has no ${order.proof.id}`);
    return law.give(job, { of: 'proof', proof, command: order.command }, { party });
  }

  return {
    law,
    job,
    told,
    author,
    workers,
    dealOf: ({ id }: StoredDeal) => deals.get(id),
    /** Returns `DONE`, or the reason of the refusal. To be asked before the simulation changes. */
    give(order: Order, party: Party): string {
      try {
        giveTo(order, party);
        return 'DONE';
      } catch (error) {
        if (error instanceof FakeRefusal) return error.reason;
        throw error;
      }
    },
    /** To be called after the simulation has changed too: deals that the law began by itself. */
    follow(): void {
      const known = new Set(deals.values());
      for (const born of law.rows.deals.filter((deal) => !known.has(deal))) {
        const worker = workers.indexOf(born.worker) + 1;
        const deal = world.deals.find((one) => one.worker === worker && !deals.has(one.id));
        if (deal) deals.set(deal.id, born);
      }
    },
  };
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { available } from './modules/wallet/accounts.ts';
import { balancesOf } from './modules/wallet/ledger.repository.ts';
import { reconcile } from './modules/wallet/reconcile.service.ts';
import { RefusalError } from './platform/refusal.ts';
import { createDatabase, emptyRedis, lacksRealParts, startApp } from './testing/start-app.ts';

const people = ['u04', 'u07', 'u09'] as const;
type Who = (typeof people)[number];
const other = (who: Who): Who => people[(people.indexOf(who) + 1) % people.length] ?? 'u04';

/** What a person has, as somebody with pencil and paper would know it. */
type Purse = { balance: number; withdrawing: number; held: number };
type Deal = {
  id: string;
  author: Who;
  worker: Who;
  price: number;
  fee: number;
  left: number;
  feeLeft: number;
  paid: number;
};
type Books = {
  purses: Record<Who, Purse>;
  open: { id: string; who: Who; amount: number; net: number }[];
  paid: { id: string; who: Who; net: number }[];
  deals: Deal[];
};
/** One thing that happens: it changes the books and the server alike, or neither. */
type Deed = { what: string; do(app: App, books: Books): Promise<void> };

let made = 0;
const newId = (what: string) => `${what}_${(made += 1)}_${Math.trunc(performance.now())}`;
const transact = <T>(app: App, work: Parameters<typeof app.platform.transact<T>>[0]) =>
  app.platform.transact(work);
/** True where the server refused, which it may only where the books say so. */
async function refuses(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof RefusalError) return true;
    throw error;
  }
}

/** The server did what the books say it would not, or the other way. */
class Disagreement extends Error {}
function agree<Value>(did: Value, known: Value): void {
  if (did !== known) throw new Disagreement(`the server says ${String(did)}, the books ${String(known)}`);
}
const blank = (): Purse => ({ balance: 0, withdrawing: 0, held: 0 });

const transfers = ['exact', 'short', 'over', 'twice', 'unknown'] as const;
const person = fc.constantFrom(...people);
const amount = fc.integer({ min: 10_000, max: 900_000 });

const recharging = fc.record({ who: person, amount, how: fc.constantFrom(...transfers) }).map(
  ({ who, amount: asked, how }): Deed => ({
    what: `${who} recharges ${asked}, ${how}`,
    async do(app, { purses }) {
      const input = { amount: asked, method: 'VIETQR' as const, requestId: crypto.randomUUID() };
      const { code } = await app.recharge.create(who, input);
      const came = how === 'short' ? asked - 5000 : how === 'over' ? asked + 5000 : asked;
      const notice = {
        providerId: newId('ft'),
        content: how === 'unknown' ? 'khong co ma' : code,
        amount: came,
        direction: 'IN' as const,
      };
      const receive = () => app.bankEvents.receive('sandbox', notice, Buffer.from('{}'));
      await receive();
      if (how === 'twice') await receive();
      if (how !== 'unknown') purses[who].balance += came;
    },
  }),
);

const ordering = fc.record({ who: person, amount }).map(
  ({ who, amount: asked }): Deed => ({
    what: `${who} withdraws ${asked}`,
    async do(app, { purses, open }) {
      const order = { amount: asked, cardId: `bc_${who}` };
      let net = 0;
      let id = '';
      const refused = await refuses(
        transact(app, async (unit) => {
          ({ net, id } = await app.withdraw.place(unit, who, order));
        }),
      );
      agree(refused, asked > purses[who].balance);
      if (refused) return;
      purses[who].balance -= asked;
      purses[who].withdrawing += asked;
      open.push({ id, who, amount: asked, net });
    },
  }),
);

const settling = fc
  .record({ at: fc.nat(), how: fc.constantFrom('pay', 'fail', 'cancel', 'unknown', 'reverse') })
  .map(
    ({ at, how }): Deed => ({
      what: `the bank decides: ${how}`,
      async do(app, { purses, open, paid }) {
        const { payouts } = app;
        if (how === 'reverse') {
          const [one] = paid.splice(at % Math.max(1, paid.length), 1);
          if (!one) return;
          await transact(app, (unit) => payouts.markReversed(unit, one.id, 'REJECTED'));
          await transact(app, (unit) => payouts.markReversed(unit, one.id, 'REJECTED'));
          purses[one.who].balance += one.net;
          return;
        }
        const [one] = open.splice(at % Math.max(1, open.length), 1);
        if (!one) return;
        if (how === 'cancel') {
          await transact(app, (unit) => payouts.cancel(unit, one.id));
        } else {
          await transact(app, (unit) => payouts.markSent(unit, one.id));
          if (how === 'unknown') {
            // It is with the bank and nobody knows: whatever comes next decides, and it cannot be cancelled.
            agree(await refuses(transact(app, (unit) => payouts.cancel(unit, one.id))), true);
          }
          if (how === 'fail') await transact(app, (unit) => payouts.markFailed(unit, one.id, 'REJECTED'));
          else await transact(app, (unit) => payouts.markPaid(unit, one.id, newId('ref')));
          // What comes too late changes nothing.
          await transact(app, (unit) => payouts.markFailed(unit, one.id, 'REJECTED'));
        }
        purses[one.who].withdrawing -= one.amount;
        if (how === 'cancel' || how === 'fail') purses[one.who].balance += one.amount;
        else paid.push(one);
      },
    }),
  );

const funding = fc.record({ who: person, price: amount }).map(
  ({ who, price }): Deed => ({
    what: `${who} locks ${price} for a deal`,
    async do(app, { purses, deals }) {
      const id = newId('d');
      const fee = Math.min(500_000, Math.max(5000, Math.floor((price * 5 + 50) / 100)));
      const deal = {
        dealId: id,
        jobId: newId('j'),
        authorId: who,
        workerId: other(who),
        kind: 'PROJECT' as const,
      };
      const lock = () =>
        transact(app, (unit) => app.escrows.lockDeal(unit, { ...deal, price, event: 'approve', actor: who }));
      const refused = await refuses(lock());
      agree(refused, price + fee > purses[who].balance);
      if (refused) return;
      await lock();
      purses[who].balance -= price + fee;
      purses[who].held += price + fee;
      deals.push({ id, author: who, worker: other(who), price, fee, left: price, feeLeft: fee, paid: 0 });
    },
  }),
);

const paying = fc
  .record({
    at: fc.nat(),
    share: fc.integer({ min: 1, max: 100 }),
    how: fc.constantFrom('pay', 'refund', 'close'),
  })
  .map(
    ({ at, share, how }): Deed => ({
      what: `a deal: ${how} ${share}%`,
      async do(app, { purses, deals }) {
        const deal = deals[at % Math.max(1, deals.length)];
        if (!deal) return;
        const part = how === 'close' ? deal.left : Math.floor((deal.left * share) / 100);
        const actor = 'model';
        const feePart = deal.left === 0 ? 0 : Math.floor((deal.feeLeft * part) / deal.left);
        if (how === 'close') {
          await transact(app, (unit) => app.escrows.close(unit, { dealId: deal.id, actor }));
          await transact(app, (unit) => app.escrows.close(unit, { dealId: deal.id, actor }));
          deals.splice(deals.indexOf(deal), 1);
        }
        if (part === 0) return;
        if (how === 'pay') {
          const payoutId = newId('pf');
          const pay = () =>
            transact(app, (unit) =>
              app.escrows.release(unit, { dealId: deal.id, gross: part, workerBps: 1000, payoutId, actor }),
            );
          await pay();
          await pay();
          const fee = Math.floor((deal.paid + part) / 10) - Math.floor(deal.paid / 10);
          deal.paid += part;
          purses[deal.worker].balance += part - fee;
        } else {
          if (how === 'refund') {
            const event = newId('cut');
            await transact(app, (unit) =>
              app.escrows.refund(unit, { dealId: deal.id, price: part, event, actor }),
            );
          }
          purses[deal.author].balance += part + feePart;
        }
        purses[deal.author].held -= part + feePart;
        deal.left -= part;
        deal.feeLeft -= feePart;
      },
    }),
  );

const correcting = fc.record({ who: person, amount }).map(
  ({ who, amount: given }): Deed => ({
    what: `${who} is given ${given} from suspense by mistake, and it is taken back`,
    async do(app, { purses }) {
      const notice = { providerId: newId('ft'), content: 'nham', amount: given, direction: 'IN' as const };
      await app.bankEvents.receive('sandbox', notice, Buffer.from('{}'));
      const { no } = await transact(app, (unit) =>
        app.ledger.post(unit, {
          kind: 'ADJUST',
          businessKey: newId('mistake'),
          legs: [
            { account: { id: 'platform:suspense', kind: 'SUSPENSE', owner: null }, amount: -given },
            { account: available(who), amount: given },
          ],
          actor: 'model',
          ref: {},
        }),
      );
      const words = { no, by: 'an operator', agreedBy: 'another', note: 'nhầm người' };
      await transact(app, (unit) => app.ledger.correct(unit, words));
      agree((await transact(app, (unit) => app.ledger.correct(unit, words))).isNew, false);
      agree((await balancesOf(app.platform.db, who)).balance, purses[who].balance);
    },
  }),
);

const deeds = fc.array(
  fc.oneof(
    { arbitrary: recharging, weight: 4 },
    { arbitrary: ordering, weight: 3 },
    { arbitrary: settling, weight: 3 },
    { arbitrary: funding, weight: 3 },
    { arbitrary: paying, weight: 4 },
    { arbitrary: correcting, weight: 1 },
  ),
  { minLength: 5, maxLength: 25 },
);

const purseOf = async (app: App, who: Who): Promise<Purse> => {
  const { balance, withdrawing: away, held } = await balancesOf(app.platform.db, who);
  return { balance, withdrawing: away, held };
};
const faultsOf = async (app: App) =>
  (await reconcile(app.platform.db, app.platform.clock)).invariants.filter(({ ok }) => !ok);

/** Seeds that once found something: they run first, for ever. */
const kept: readonly number[] = [];
const seed = Number(process.env['KEO_SEED'] ?? Date.now() % 2 ** 31);

describe(`money, whatever happens to it (seed ${seed})`, () => {
  it.each([...kept, seed])(
    'is what somebody with pencil and paper would know, at every step, with seed %i',
    async (from) => {
      const app = await startApp();
      await fc.assert(
        fc.asyncProperty(deeds, async (list) => {
          const purses = {
            u04: await purseOf(app, 'u04'),
            u07: await purseOf(app, 'u07'),
            u09: await purseOf(app, 'u09'),
          };
          const books: Books = { purses, open: [], paid: [], deals: [] };
          for (const deed of list) {
            await deed.do(app, books);
            for (const who of people)
              expect([deed.what, await purseOf(app, who)]).toEqual([deed.what, books.purses[who]]);
            expect([deed.what, await faultsOf(app)]).toEqual([deed.what, []]);
          }
          // The next run begins with nothing on its way.
          for (const { id } of books.open) await transact(app, (unit) => app.payouts.cancel(unit, id));
          for (const { id } of books.deals)
            await transact(app, (unit) => app.escrows.close(unit, { dealId: id, actor: 'model' }));
        }),
        { seed: from, numRuns: 12, endOnFailure: true },
      );
    },
    120_000,
  );

  it.skipIf(lacksRealParts)(
    'adds up after a hundred and fifty things at once over twenty connections',
    async () => {
      const parts = { databaseUrl: await createDatabase(), redisUrl: await emptyRedis() };
      const apps = [await startApp(parts), await startApp(parts)];
      const [first] = apps;
      if (!first) return;
      const lists = fc.sample(deeds, { seed, numRuns: 10 });
      await Promise.all(
        lists.map(async (list, index) => {
          const app = apps[index % apps.length] ?? first;
          // Others move the same money: what is refused and what is left cannot be known, only that it adds up.
          const books: Books = {
            purses: { u04: blank(), u07: blank(), u09: blank() },
            open: [],
            paid: [],
            deals: [],
          };
          for (const deed of list) await deed.do(app, books).catch(ignoreGuesses);
        }),
      );
      expect(await faultsOf(first)).toEqual([]);
      for (const who of people) {
        const { balance, withdrawing: away, held } = await purseOf(first, who);
        expect(Math.min(balance, away, held)).toBeGreaterThanOrEqual(0);
      }
    },
    120_000,
  );
});

/** Alone a deed knows what it will be refused; among others it only guesses, and a wrong guess is no fault. */
function ignoreGuesses(error: unknown): void {
  if (!(error instanceof Disagreement || error instanceof RefusalError)) throw error;
}

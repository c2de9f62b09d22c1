import * as fc from 'fast-check';
import type { App } from '../../app.ts';
import { type BankEvents, createBankEvents } from '../../modules/recharge/bank-events.service.ts';
import { available, platformSuspense, fromTo } from '../../modules/wallet/posting.ts';
import {
  type Deed,
  agree,
  feeOn,
  newId,
  other,
  people,
  refuses,
  refusesTwice,
  transact,
  twice,
} from './money-books.ts';

const transfers = ['exact', 'short', 'over', 'twice', 'unknown', 'late', 'too late'] as const;
/** Minutes between announcement and transfer, from and to. */
const lateness = { late: [16, 24 * 60], 'too late': [24 * 60 + 1, 72 * 60] } as const;
const person = fc.constantFrom(...people);
const amount = fc.integer({ min: 10_000, max: 900_000 });

/** Bank events at a later time: only this step's clock moves, because other lives share the server. */
function bankEventsAfter(app: App, minutes: number): BankEvents {
  const { platform } = app;
  const clock = { now: () => new Date(+platform.clock.now() + minutes * 60_000) };
  // The app has defined the jobs already.
  const queue = { define: () => undefined, send: platform.queue.send };
  return createBankEvents({
    ...platform,
    clock,
    queue,
    ledger: app.ledger,
    notifications: app.notifications,
  });
}

const outcomeByTransfer = {
  exact: 'EXACT',
  twice: 'EXACT',
  short: 'SHORT',
  over: 'OVER',
  unknown: 'UNKNOWN_CODE',
  late: 'LATE',
  'too late': 'TOO_LATE',
} as const;

const recharging = fc
  .record({
    who: person,
    amount,
    how: fc.constantFrom(...transfers),
    when: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(
    ({ who, amount: wanted, how, when }): Deed => ({
      what: `${who} recharges ${wanted}, ${how}`,
      async do(app, { wallets }) {
        const input = { amount: wanted, method: 'VIETQR' as const, requestId: crypto.randomUUID() };
        const { code } = await app.recharge.create(who, input);
        const came = how === 'short' ? wanted - 5000 : how === 'over' ? wanted + 5000 : wanted;
        const notice = {
          providerId: newId('ft'),
          content: how === 'unknown' ? 'khong co ma' : code,
          amount: came,
          direction: 'IN' as const,
        };
        const [from, to] = how === 'late' || how === 'too late' ? lateness[how] : [0, 0];
        // Just within a day it is credited: a moment less, because time has passed since the announcement.
        const events = bankEventsAfter(
          app,
          Math.floor(from + when * (to - from)) - (how === 'late' ? 0.1 : 0),
        );
        const receive = () => events.receive('sandbox', notice, Buffer.from('{}'));
        const replies = how === 'twice' ? await twice(receive) : [await receive()];
        for (const { reason } of replies) agree(reason, outcomeByTransfer[how]);
        if (how !== 'unknown' && how !== 'too late') wallets[who].balance += came;
      },
    }),
  );

const ordering = fc.record({ who: person, amount }).map(
  ({ who, amount: wanted }): Deed => ({
    what: `${who} withdraws ${wanted}`,
    async do(app, { isAlone, wallets, open }) {
      const order = { amount: wanted, cardId: `bc_${who}` };
      let net = 0;
      let id = '';
      const refused = await refuses(
        transact(app, async (unit) => {
          ({ net, id } = await app.withdraw.place(unit, who, order));
        }),
      );
      if (isAlone) agree(refused, wanted > wallets[who].balance);
      if (refused) return;
      wallets[who].balance -= wanted;
      wallets[who].withdrawing += wanted;
      open.push({ id, who, amount: wanted, net });
    },
  }),
);

const decisions = ['pay', 'fail', 'both', 'cancel', 'unknown', 'reverse'] as const;

const settling = fc.record({ at: fc.nat(), how: fc.constantFrom(...decisions) }).map(
  ({ at, how }): Deed => ({
    what: `the bank decides: ${how}`,
    async do(app, { wallets, open, paid }) {
      const { payouts } = app;
      if (how === 'reverse') {
        const [one] = paid.splice(at % Math.max(1, paid.length), 1);
        if (!one) return;
        await twice(() => transact(app, (unit) => payouts.markReversed(unit, one.id, 'REJECTED')));
        wallets[one.who].balance += one.net;
        return;
      }
      const [one] = open.splice(at % Math.max(1, open.length), 1);
      if (!one) return;
      let isBack = how === 'cancel';
      if (how === 'cancel') {
        await transact(app, (unit) => payouts.cancel(unit, one.id));
      } else {
        await transact(app, (unit) => payouts.markSent(unit, one.id));
        if (how === 'unknown') {
          // Sent, and its outcome unknown: it cannot be cancelled, and the next answer of the bank decides.
          agree(await refuses(transact(app, (unit) => payouts.cancel(unit, one.id))), true);
        }
        const fail = () => transact(app, (unit) => payouts.markFailed(unit, one.id, 'REJECTED'));
        const pay = () => transact(app, (unit) => payouts.markPaid(unit, one.id, `ref_${one.id}`));
        // Both outcomes at once: one wins, and both callers get it.
        const replies = await Promise.all([how === 'fail' ? fail() : pay(), how === 'pay' ? pay() : fail()]);
        agree(replies[0].state, replies[1].state);
        isBack = replies[0].state === 'FAILED';
        // A late outcome changes nothing.
        await transact(app, (unit) => payouts.markFailed(unit, one.id, 'REJECTED'));
      }
      wallets[one.who].withdrawing -= one.amount;
      if (isBack) wallets[one.who].balance += one.amount;
      else paid.push(one);
    },
  }),
);

const funding = fc.record({ who: person, price: amount }).map(
  ({ who, price }): Deed => ({
    what: `${who} locks ${price} for a deal`,
    async do(app, { isAlone, wallets, deals }) {
      const id = newId('d');
      const fee = feeOn(price);
      const deal = {
        dealId: id,
        jobId: newId('j'),
        authorId: who,
        workerId: other(who),
        kind: 'PROJECT' as const,
      };
      const lock = () =>
        transact(app, (unit) => app.escrows.lockDeal(unit, { ...deal, price, event: 'approve', actor: who }));
      const refused = await refusesTwice(lock);
      if (isAlone) agree(refused, price + fee > wallets[who].balance);
      if (refused) return;
      wallets[who].balance -= price + fee;
      wallets[who].held += price + fee;
      deals.push({ id, author: who, worker: other(who), left: price, paid: 0 });
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
      async do(app, { wallets, deals }) {
        const deal = deals[at % Math.max(1, deals.length)];
        if (!deal) return;
        const part = how === 'close' ? deal.left : Math.floor((deal.left * share) / 100);
        const actor = 'model';
        const whole = deal.paid + deal.left;
        const feePart =
          how === 'pay' ? feeOn(deal.paid + part) - feeOn(deal.paid) : feeOn(whole) - feeOn(whole - part);
        if (how === 'close') {
          await twice(() => transact(app, (unit) => app.escrows.close(unit, { dealId: deal.id, actor })));
          deals.splice(deals.indexOf(deal), 1);
        }
        if (part === 0) return;
        if (how === 'pay') {
          const payoutId = newId('pf');
          const workerFee = Math.floor((deal.paid + part) / 10) - Math.floor(deal.paid / 10);
          const payment = { dealId: deal.id, price: part, fee: feePart, workerFee, payoutId, actor };
          await twice(() => transact(app, (unit) => app.escrows.release(unit, payment)));
          deal.paid += part;
          wallets[deal.worker].balance += part - workerFee;
        } else {
          if (how === 'refund') {
            const event = newId('cut');
            await transact(app, (unit) =>
              app.escrows.refund(unit, { dealId: deal.id, price: part, fee: feePart, event, actor }),
            );
          }
          wallets[deal.author].balance += part + feePart;
        }
        wallets[deal.author].held -= part + feePart;
        deal.left -= part;
      },
    }),
  );

const correcting = fc.record({ who: person, amount }).map(
  ({ who, amount: sum }): Deed => ({
    what: `${who} is given ${sum} from suspense by mistake, and it is taken back`,
    async do(app, { isAlone, wallets }) {
      const notice = { providerId: newId('ft'), content: 'nham', amount: sum, direction: 'IN' as const };
      await app.bankEvents.receive('sandbox', notice, Buffer.from('{}'));
      const { no } = await transact(app, (unit) =>
        app.ledger.post(unit, {
          kind: 'ADJUST',
          businessKey: newId('mistake'),
          legs: fromTo(platformSuspense, available(who), sum),
          actor: 'model',
          ref: {},
        }),
      );
      const words = { no, by: 'an operator', agreedBy: 'another', note: 'nhầm người' };
      const correct = () => transact(app, (unit) => app.ledger.correct(unit, words));
      const refused = await refusesTwice(correct);
      if (isAlone) agree(refused, false);
      // On a shared server the money may have been spent before its reversal.
      if (refused) wallets[who].balance += sum;
      else agree((await correct()).isNew, false);
    },
  }),
);

const deed = fc.oneof(
  { arbitrary: recharging, weight: 4 },
  { arbitrary: ordering, weight: 3 },
  { arbitrary: settling, weight: 3 },
  { arbitrary: funding, weight: 3 },
  { arbitrary: paying, weight: 4 },
  { arbitrary: correcting, weight: 1 },
);
export const deeds = (length: { minLength: number; maxLength: number }) => fc.array(deed, length);

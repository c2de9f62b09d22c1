import { type ConditionInput, authorFeeFor } from '@keo/core/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBankAccounts } from '../modules/bank-cards/bank-accounts.ts';
import { type DealRow, deals } from '../modules/market/deals/deals.table.ts';
import { type NewProof, proofs } from '../modules/market/proofs/proofs.table.ts';
import { available, platformFee } from '../modules/wallet/posting.ts';
import { escrows, ledgerAccounts, ledgerTransactions } from '../modules/wallet/ledger.table.ts';
import type { Unit } from '../platform/database/unit-of-work.ts';
import { createMarketplace } from '../marketplace.ts';
import {
  type Scene,
  agreed,
  finalizing,
  judged,
  meet,
  newId,
  of,
  ok,
  rejection,
  submitted,
  textProof,
} from '../dev/testing/market-scene.ts';
import { createOperator } from '../dev/testing/open-operator.ts';
import { call } from '../dev/testing/person.ts';
import { startApp } from '../dev/testing/start-app.ts';
import { advance } from '../dev/testing/step-effects.ts';
import { operatorActs } from './acts.table.ts';
import type { Desk } from './desk.ts';
import { readOrder } from './run-operator.ts';

const app = await startApp();
const { db, transact, clock } = app.platform;
const { suspense, payouts, partners } = app;
const desk: Desk = {
  db,
  transact,
  clock,
  suspense,
  payouts,
  partners,
  market: (unit) => createMarketplace({ ...app.platform, db: unit.db, transact: (work) => work(unit) }),
  accounts: createBankAccounts(app.platform.secret),
  getLink: () => '',
  close: () => Promise.resolve(),
};
const ask = createOperator(desk);
const mend = (id: string, ...more: string[]) =>
  ask('deal', 'mend', id, '--by', 'lan', '--note', 'old change', ...more);

let scene: Scene;
beforeEach(async () => {
  scene = await meet(app);
});

type Deal = Awaited<ReturnType<typeof ok>>;
const part = (amount: number): ConditionInput => ({
  title: textProof.title,
  accept: { types: ['TEXT'], minTextLen: 20 },
  mandatory: true,
  amount,
});

async function running(...amounts: number[]): Promise<Deal> {
  const price = amounts.reduce((sum, amount) => sum + amount, 0);
  const terms = { price, releaseMode: 'PER_PROOF', conditions: amounts.map(part) };
  const order = finalizing(await agreed(scene, terms), 'APPROVE', { expectTotal: price + price / 20 });
  const { deal } = await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
  return ok(scene.worker.post('/job-deal/start-deal', of(deal)));
}
const getRow = async (id: string): Promise<DealRow> => {
  const [row] = await db.select().from(deals).where(eq(deals.id, id));
  if (!row) throw new Error(`There is no deal ${id}`);
  return row;
};
const getTerms = ({ terms }: DealRow) => {
  if (!terms) throw new Error('Both have agreed to terms');
  return terms;
};

/** As older code wrote, past the triggers that refuse it today. */
const asBefore = (work: (unit: Unit) => Promise<unknown>) =>
  transact(async (unit) => {
    await unit.db.execute(sql`set local session_replication_role = replica`);
    await work(unit);
  });

/** An agreed change by older code: it locked the whole price without what was refunded. */
async function changedBefore(id: string, rise: number, more: readonly ConditionInput[]) {
  const row = await getRow(id);
  const terms = getTerms(row);
  const { jobId, authorId, workerId, kind, heldPrice, heldFee, paid } = row;
  const price = terms.price + rise;
  await asBefore(async (unit) => {
    await unit.db
      .update(deals)
      .set({
        terms: { ...terms, price, conditions: [...terms.conditions, ...more] },
        heldPrice: heldPrice + rise,
        heldFee: heldFee + authorFeeFor(kind, price) - authorFeeFor(kind, terms.price),
        version: row.version + 1,
      })
      .where(eq(deals.id, id));
    const whole = heldPrice + paid + rise;
    const lock = { dealId: id, jobId, authorId, workerId, kind, price: whole, actor: workerId };
    await app.escrows.lockDeal(unit, { ...lock, event: `D26:${row.version}` });
  });
}

/** A price rise by older code: it raised the last open proof and left the conditions. */
async function raisedBefore(id: string, rise: number) {
  await changedBefore(id, rise, []);
  const [last] = await db
    .select()
    .from(proofs)
    .where(eq(proofs.dealId, id))
    .orderBy(desc(proofs.no))
    .limit(1);
  await asBefore((unit) =>
    unit.db
      .update(proofs)
      .set({ amount: (last?.amount ?? 0) + rise })
      .where(eq(proofs.id, last?.id ?? '')),
  );
}

/** A new part after a refund by older code: it locked too little. */
async function addedBefore(id: string, amount: number) {
  await changedBefore(id, amount, [part(amount)]);
  const [last] = await db
    .select()
    .from(proofs)
    .where(eq(proofs.dealId, id))
    .orderBy(desc(proofs.no))
    .limit(1);
  if (!last) throw new Error('A deal has proofs');
  const blank: NewProof = { ...last, state: 'REQUIRED', evidence: [], decisions: [] };
  await asBefore((unit) =>
    unit.db
      .insert(proofs)
      .values({ ...blank, id: `pf_${newId()}`, no: last.no + 1, condition: part(amount), amount }),
  );
}

async function withRefund(): Promise<Deal> {
  const deal = await submitted(scene, await running(600_000, 1_400_000));
  await judged(scene, deal, 'REJECT', rejection);
  await advance(scene, 72 * 60 + 1);
  await app.market.runClock('deal', deal.id);
  return deal;
}

const readBy = (side: 'author' | 'worker', id: string) =>
  scene[side].post('/job-deal/job-deal-info', { dealId: id });
const reconciled = async () => (await call(app, '/sandbox/reconcile')).data;
const isSound = async () => expect(await reconciled()).toMatchObject({ ok: true });
const faults = async () => Object((await ask('deal', 'faults')).data);

async function books(id: string) {
  const [escrow] = await db.select().from(escrows).where(eq(escrows.dealId, id));
  const [loss] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'LOSS'));
  return {
    author: (await ok(scene.author.get('/wallet/wallet-info'))).balance,
    worker: (await ok(scene.worker.get('/wallet/wallet-info'))).balance,
    loss: loss?.balance ?? 0,
    escrow: [escrow?.price, escrow?.fee],
    // Only of this deal: timers may settle other tests' deals meanwhile.
    posted: await db.$count(ledgerTransactions, sql`${ledgerTransactions.ref} ->> 'dealId' = ${id}`),
  };
}
const news = async (side: 'author' | 'worker') => {
  const { list } = await ok(scene[side].get('/jobdeallog/jobs-my-deal-logs-list?pageSize=1'));
  return list[0];
};

/** Both sides can read it everywhere, the rest can be done and paid, and the invariants hold. */
async function goesOn(id: string, open: readonly number[]) {
  let deal: Deal;
  for (const side of ['worker', 'author'] as const) {
    deal = await ok(readBy(side, id));
    await ok(scene[side].get(`/job-deal/my-deals-list?role=${side}`));
    await ok(scene[side].get(`/jobdeallog/jobs-deal-logs-list?dealId=${id}`));
  }
  for (const index of open)
    deal = await judged(scene, await submitted(scene, deal, index), 'APPROVE', {}, index);
  expect(deal).toMatchObject({ state: 'PROOFS_APPROVED', money: { held: 0 } });
  const order = finalizing(deal, 'COMPLETE', { expectTotal: deal.money.authorTotal });
  await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
  await isSound();
}

it('finds nothing where nothing is wrong', async () => {
  await running(500_000, 500_000);
  expect(await ask('deal', 'faults')).toMatchObject({
    text: 'The money of every deal is what its escrow says.',
    data: [],
  });
});

describe('a deal whose parts do not add up since its price rose', () => {
  it('is found, gets the amounts of its proofs, and continues', async () => {
    const { id } = await running(500_000, 500_000);
    await raisedBefore(id, 250_000);
    expect(await readBy('author', id)).toMatchObject({ status: 200, data: { isDamaged: true } });
    const detail = `deal ${id} is worth 1250000, its parts 1000000`;
    expect(JSON.stringify(await reconciled())).toContain(detail);
    const held = { price: 1_250_000, fee: 62_500 };
    expect(await faults()).toMatchObject([
      { deal: id, says: held, holds: held, lacks: { price: 0, fee: 0 }, detail },
    ]);
    const before = await books(id);
    const { version, termsHash, offers } = await getRow(id);
    expect(await mend(id)).toMatchObject({
      detail: `${id} is right now. Its parts are what its proofs pay. No money moved.`,
      data: { locked: { price: 0, fee: 0 }, paidBy: null, hasNewParts: true },
    });
    expect(await books(id)).toEqual(before);
    const after = await getRow(id);
    expect(after).toMatchObject({
      version: version + 1,
      offers,
      terms: { price: 1_250_000, conditions: [{ amount: 500_000 }, { amount: 750_000 }] },
    });
    expect(after.termsHash).not.toBe(termsHash);
    for (const side of ['author', 'worker'] as const)
      expect(await news(side)).toMatchObject({
        action: 'DEAL_PROPOSAL_UPDATED',
        metadata: { dealId: id, reason: 'DEAL_MENDED' },
      });
    expect(await faults()).toEqual([]);
    await isSound();
    await goesOn(id, [0, 1]);
    expect((await books(id)).worker).toBe(before.worker + 1_125_000);
  });
});

describe('a deal whose escrow lacks what a change failed to lock', () => {
  it.each([
    [600_000, '1,400,000đ + 70,000đ'],
    [1_400_000, '2,200,000đ + 110,000đ'],
  ])('is filled up by its author, once, after a part of %i: %s', async (more, holds) => {
    const { id } = await withRefund();
    await addedBefore(id, more);
    expect(JSON.stringify(await reconciled())).toContain(`deal ${id} holds ${1_400_000 + more} of its price`);
    const lacks = { price: 600_000, fee: 30_000 };
    expect(await faults()).toMatchObject([{ deal: id, lacks }]);
    const { text } = await ask('deal', 'faults');
    expect(text).toContain(holds);
    expect(text).toContain('630,000đ');
    const before = await books(id);
    // Two operators at once: one corrects, the other is refused.
    const outcomes = await Promise.allSettled([mend(id), mend(id)]);
    const details = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.detail] : []));
    expect(details).toEqual([
      expect.stringMatching(/600,000đ and 30,000đ of fee were locked from .+'s balance\.$/),
    ]);
    const price = 2_000_000 + more;
    const after = await books(id);
    expect(after).toEqual({
      ...before,
      author: before.author - 630_000,
      escrow: [price, price / 20],
      posted: before.posted + 1,
    });
    const reason = 'DEAL_MENDED_BY_AUTHOR';
    expect(await news('author')).toMatchObject({ metadata: { reason, amount: 630_000 } });
    expect(await news('worker')).toMatchObject({ metadata: { reason, amount: 600_000 } });
    await expect(mend(id)).rejects.toThrow(`The money of ${id} is right. Nothing was changed.`);
    expect(await books(id)).toEqual(after);
    const acts = await db.select().from(operatorActs).where(sql`${operatorActs.input} ->> 'deal' = ${id}`);
    const kept = { verb: 'deal mend', by: 'lan', input: { deal: id, note: 'old change' } };
    expect(acts).toHaveLength(3);
    for (const act of acts) expect(act).toMatchObject(kept);
    expect(acts.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(1);
    await isSound();
    await goesOn(id, [1, 2]);
    // The worker's fee is 10 %.
    expect(await books(id)).toMatchObject({
      author: after.author,
      worker: before.worker + ((1_400_000 + more) * 9) / 10,
    });
  });

  it('is filled up by the platform where the author has too little, and says by how much', async () => {
    const { id } = await withRefund();
    await addedBefore(id, 600_000);
    const { authorId } = await getRow(id);
    const { author } = await books(id);
    await transact((unit) =>
      app.ledger.post(unit, {
        kind: 'ADJUST',
        businessKey: `spent elsewhere ${id}`,
        legs: [
          { account: available(authorId), amount: 500_000 - author },
          { account: platformFee, amount: author - 500_000 },
        ],
        actor: 'test',
        ref: {},
      }),
    );
    const before = await books(id);
    await expect(mend(id)).rejects.toThrow(`the author of ${id}, is 130,000đ short of what it lacks`);
    expect(await books(id)).toEqual(before);
    expect(await faults()).toMatchObject([{ deal: id }]);
    await expect(mend(id, '--paid-by', 'worker')).rejects.toThrow('--paid-by is author or platform');
    expect((await mend(id, '--paid-by', 'platform')).detail).toContain("locked from the platform's loss.");
    const after = await books(id);
    expect(after).toEqual({
      ...before,
      loss: before.loss - 630_000,
      escrow: [2_600_000, 130_000],
      posted: before.posted + 1,
    });
    expect(await news('worker')).toMatchObject({
      metadata: { reason: 'DEAL_MENDED_BY_KEO', amount: 600_000 },
      description: expect.stringContaining('bù 600,000đ còn thiếu'),
    });
    await expect(mend(id, '--paid-by', 'platform')).rejects.toThrow('is right');
    expect(await books(id)).toEqual(after);
    await isSound();
    await goesOn(id, [1, 2]);
  });

  it('is filled up and gets its parts where its price rose alone', async () => {
    const { id } = await withRefund();
    await raisedBefore(id, 600_000);
    expect(await mend(id)).toMatchObject({
      data: { locked: { price: 600_000, fee: 30_000 }, hasNewParts: true },
    });
    await isSound();
    await goesOn(id, [1]);
  });

  it('locks no more of the fee than the law requires, where the deal counted another', async () => {
    const { id } = await withRefund();
    await addedBefore(id, 1_400_000);
    // Rounding: the fee of the escrow and the fee of the deal may differ.
    await asBefore((unit) => unit.db.update(deals).set({ heldFee: 140_001 }).where(eq(deals.id, id)));
    expect(await faults()).toMatchObject([{ lacks: { price: 600_000, fee: 30_001 } }]);
    expect(await mend(id)).toMatchObject({ data: { locked: { price: 600_000, fee: 30_000 } } });
    expect((await getRow(id)).heldFee).toBe(140_000);
    await isSound();
  });
});

describe('a deal that is wrong in another way', () => {
  it.each([
    ['holds what nobody locked', { heldPrice: 1_100_000 }],
    ['says that it paid', { heldPrice: 500_000, paid: 500_000 }],
    ['says another fee', { heldFee: 1 }],
  ])('%s, and is refused as it is', async (_, wrong) => {
    const { id } = await running(500_000, 500_000);
    const right = await getRow(id);
    await asBefore((unit) => unit.db.update(deals).set(wrong).where(eq(deals.id, id)));
    const before = [await getRow(id), await books(id)];
    for (const payer of ['author', 'platform'])
      await expect(mend(id, '--paid-by', payer)).rejects.toThrow(
        `${id} is wrong in a way that this does not mend: deal ${id}`,
      );
    expect([await getRow(id), await books(id)]).toEqual(before);
    const { heldPrice, heldFee, paid } = right;
    await transact((unit) => unit.db.update(deals).set({ heldPrice, heldFee, paid }).where(eq(deals.id, id)));
    await isSound();
  });

  it('lacks more than was ever refunded, and is refused whoever pays', async () => {
    const { id } = await running(500_000, 500_000);
    const { terms, heldPrice, heldFee } = await getRow(id);
    if (!terms) throw new Error('Both have agreed to terms');
    const raised = { ...terms, price: 1_100_000, releaseMode: 'ALL' as const };
    const wrong = { terms: raised, heldPrice: 1_100_000, heldFee: 55_000 };
    await asBefore((unit) => unit.db.update(deals).set(wrong).where(eq(deals.id, id)));
    const before = await books(id);
    for (const payer of ['author', 'platform'])
      await expect(mend(id, '--paid-by', payer)).rejects.toThrow('in a way that this does not mend');
    expect(await books(id)).toEqual(before);
    const right = { terms, heldPrice, heldFee };
    await transact((unit) => unit.db.update(deals).set(right).where(eq(deals.id, id)));
    await isSound();
  });

  it('is unknown, or its payer or reason is missing', async () => {
    await expect(mend('dl_never')).rejects.toThrow('There is no deal dl_never.');
    expect(() => readOrder(['deal', 'mend', 'dl_1', '--by', 'lan'])).toThrow('--note is needed');
    expect(() => readOrder(['deal', 'mend', 'dl_1', '--note', 'why'])).toThrow('--by is needed');
    const { help } = Object(readOrder(['deal', 'mend', '--help']));
    expect(help.split('--note').length).toBe(2);
  });
});

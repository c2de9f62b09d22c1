import { expect, it } from 'vitest';
import { startApp } from '../../dev/testing/start-app.ts';
import { getBalances } from '../wallet/ledger.repository.ts';
import { createPayouts } from './payouts.service.ts';
import { findOwn } from './withdraw.repository.ts';

const app = await startApp();
const { db, transact, sockets } = app.platform;
const who = 'u04';
const place = () =>
  transact((unit) => app.withdraw.place(unit, who, { amount: 100_000, cardId: `bc_${who}` }));
const cancelAt = (id: string, at: number) =>
  transact((unit) => createPayouts({ clock: { now: () => new Date(at) }, sockets, ...app }).cancel(unit, id));

it('a withdrawal that no bank has taken can be cancelled until `cancelUntil`', async () => {
  const before = await getBalances(db, who);
  const [early, late] = [await place(), await place()];
  expect(await cancelAt(early.id, Date.parse(early.cancelUntil) - 1)).toMatchObject({ state: 'CANCELLED' });
  await expect(cancelAt(late.id, Date.parse(late.cancelUntil))).rejects.toMatchObject({
    reason: 'NOT_ALLOWED',
    text: 'cancelTooLate',
  });
  expect(await findOwn(db, who, late.id)).toMatchObject({ state: 'REQUESTED' });
  expect(await getBalances(db, who)).toMatchObject({
    balance: before.balance - 100_000,
    withdrawing: before.withdrawing + 100_000,
  });
  // Idempotent.
  expect(await cancelAt(early.id, Date.parse(early.cancelUntil) + 1)).toMatchObject({ state: 'CANCELLED' });
});

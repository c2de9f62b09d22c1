import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { say } from '../../platform/texts/say.ts';
import { available, platformSuspense, fromTo } from './posting.ts';
import { ledgerTransactions } from './ledger.table.ts';
import { reconcile } from './reconcile.service.ts';

let app: App;
beforeAll(async () => {
  // The demo's past has one of each kind.
  app = await startApp({ demo: 'named' });
});

const correct = (no: string) =>
  app.platform.transact((unit) =>
    app.ledger.correct(unit, { no, by: 'an operator', agreedBy: 'another', note: 'nhầm' }),
  );
const count = () => app.platform.db.$count(ledgerTransactions);

describe('a transaction that belongs to something', () => {
  it.each([
    ['RECHARGE', 'correct.recharge'],
    ['WITHDRAW_HOLD', 'correct.withdraw'],
    ['WITHDRAW_PAID', 'correct.withdraw'],
    ['ESCROW_LOCK', 'correct.escrow'],
    ['ESCROW_RELEASE', 'correct.escrow'],
    ['ESCROW_REFUND', 'correct.escrow'],
  ] as const)(
    'as %s is not taken back behind its back, and it is said where to do it',
    async (kind, text) => {
      const [row] = await app.platform.db
        .select()
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.kind, kind))
        .orderBy(desc(ledgerTransactions.id))
        .limit(1);
      const no = row?.no ?? '';
      const before = await count();
      await expect(correct(no)).rejects.toMatchObject({ reason: 'NOT_ALLOWED', text, params: { no } });
      expect(say('vi', text, { no })).toContain(`Giao dịch ${no} thuộc về một`);
      expect(say('en', text, { no })).toContain(`Transaction ${no} belongs to`);
      expect(await count()).toBe(before);
    },
  );
});

describe('a transaction that only the ledger knows', () => {
  it('is reversed once, with both names, and the invariants hold', async () => {
    const { db, transact, clock } = app.platform;
    const notice = { providerId: 'ft', content: 'khong co ma', amount: 70_000, direction: 'IN' as const };
    await app.bankEvents.receive('sandbox', notice, Buffer.from('{}'));
    const { no } = await transact((unit) =>
      app.ledger.post(unit, {
        kind: 'ADJUST',
        businessKey: 'a mistake',
        legs: fromTo(platformSuspense, available('u04'), 70_000),
        actor: 'test',
        ref: {},
      }),
    );
    expect(await correct(no)).toMatchObject({ isNew: true });
    expect(await correct(no)).toMatchObject({ isNew: false });
    const [row] = await db.select().from(ledgerTransactions).orderBy(desc(ledgerTransactions.id)).limit(1);
    expect(row).toMatchObject({ actor: 'an operator and another', ref: { reverses: no }, note: 'nhầm' });
    expect(await reconcile(db, clock)).toMatchObject({ ok: true });
  });

  it('with an unknown number is not found', async () => {
    await expect(correct('GD0000000000')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});

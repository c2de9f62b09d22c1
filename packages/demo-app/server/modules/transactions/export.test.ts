import { describe, expect, it } from 'vitest';
import { createDatabase, lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { available, bank, withdrawing } from '../wallet/posting.ts';
import { createTransactions } from './transactions.service.ts';

describe.skipIf(lacksRealParts)('the CSV file of transactions, on PostgreSQL', () => {
  it('leaves out entries that are committed while it is written', async () => {
    const app = await startApp({ databaseUrl: await createDatabase() });
    const { transact } = app.platform;
    const give = (user: string) =>
      transact((unit) =>
        app.ledger.post(unit, {
          kind: 'RECHARGE',
          businessKey: crypto.randomUUID(),
          legs: [
            { account: bank, amount: -5000 },
            { account: available(user), amount: 5000 },
          ],
          actor: 'test',
          ref: {},
        }),
      );
    await give('reader');
    const posted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const onItsWay = transact(async (unit) => {
      await app.ledger.post(unit, {
        kind: 'WITHDRAW_HOLD',
        businessKey: crypto.randomUUID(),
        legs: [
          { account: available('reader'), amount: -1000 },
          { account: withdrawing('reader'), amount: 1000 },
        ],
        actor: 'test',
        ref: {},
      });
      posted.resolve();
      await mayCommit.promise;
    });
    await posted.promise;
    // Another user's entry, numbered after that of the open transaction and committed before it.
    await give('other');
    const users = { byId: () => Promise.reject(new Error('nobody asks')) };
    const file = createTransactions({ ...app.platform, users, publicUrl: '' }).exportCsv('reader', {}, 'vi');
    await file.next();
    mayCommit.resolve();
    await onItsWay;
    let rest = '';
    for await (const piece of file) rest += piece;
    expect(rest.trim().split('\r\n')).toHaveLength(1);
    expect(rest).toContain(',Nạp tiền,');
  });
});

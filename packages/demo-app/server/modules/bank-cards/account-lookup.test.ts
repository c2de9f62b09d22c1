import { expect, it } from 'vitest';
import { signInAs } from '../../dev/testing/call-api.ts';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { bankCards } from './bank-card.table.ts';
import type { AccountLookup } from './holder-check.ts';

type Holder = Awaited<ReturnType<AccountLookup['findHolder']>>;

/** A bank with these accounts, which records the requests. */
const accounts: Record<string, Holder> = {
  '1000000001': { holder: 'PHAM GIA BAO' },
  '1000000002': { holder: 'Phạm  Gia Bảo' },
  '1000000003': { holder: 'TRAN VAN BI MAT' },
  '1000000004': 'NOT_AVAILABLE',
};
const requests: string[] = [];
const app = await startApp({
  accountLookup: {
    findHolder: async (bankBin, accountNo) => {
      requests.push(`${bankBin} ${accountNo}`);
      return accounts[accountNo] ?? 'NO_SUCH_ACCOUNT';
    },
  },
});
const token = await signInAs(app, 'giabao');
const count = () => app.platform.db.$count(bankCards);
const add = (accountNo: string, locale: 'vi' | 'en' = 'vi') =>
  call(app, '/bank-card/add-bank-card', {
    token,
    locale,
    body: { bankBin: '970436', accountNo, accountName: 'Pham Gia Bao' },
  });

it.each([
  ['knows the account as the own', '1000000001'],
  ['writes the same name in another way', '1000000002'],
  ['cannot be asked now', '1000000004'],
])('a card is added where the bank %s', async (_what, accountNo) => {
  const before = await count();
  expect(await add(accountNo)).toMatchObject({ status: 200, data: { accountName: 'PHAM GIA BAO' } });
  expect(requests).toContain(`970436 ${accountNo}`);
  expect(await count()).toBe(before + 1);
});

it("a card is not added where the account is somebody else's, whose name nobody is told", async () => {
  const before = await count();
  const answer = await add('1000000003');
  expect(answer).toMatchObject({
    status: 422,
    msg: 'Theo ngân hàng, tài khoản này không đứng tên PHAM GIA BAO. Hãy kiểm tra số tài khoản và họ tên.',
    data: { reason: 'NAME_MISMATCH', expected: 'PHAM GIA BAO' },
  });
  expect(JSON.stringify(answer)).not.toMatch(/bi mat/i);
  expect(await count()).toBe(before);
});

it.each([
  ['vi', 'Ngân hàng đã chọn không có số tài khoản này.'],
  ['en', 'The chosen bank has no account with this number.'],
] as const)('nor where there is no such account, in %s', async (locale, msg) => {
  const before = await count();
  expect(await add('9999999999', locale)).toMatchObject({
    status: 422,
    msg,
    data: { reason: 'INVALID', fields: { accountNo: msg } },
  });
  expect(await count()).toBe(before);
});

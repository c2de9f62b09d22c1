import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { codeSchema, emailSchema, phoneSchema, registerSchema } from '../auth/auth.schema.ts';
import { accountEndpoints, addBankCardSchema, transactionsEndpoints } from '../contract.ts';
import { parseDong } from '../money/parse-dong.ts';
import { bankCardCodeSchema } from '../wallet/bank-card.schema.ts';
import { linkCodeSchema } from '../partners/partner.schema.ts';

const read = (schema: GenericSchema, text: string) => {
  const { success, output } = safeParse(schema, text);
  return success ? output : null;
};
const { entries: ofAccount } = addBankCardSchema;
const { entries: ofPeriod } = transactionsEndpoints.transactionsStatement.input;

/** As chats, spreadsheets, banks and keyboards of Asia hand them over. */
const disguises: [name: string, disguise: (text: string) => string][] = [
  ['as typed', (text) => text],
  ['with blanks around it', (text) => `\u00A0 ${text}\n`],
  ['between marks of direction', (text) => `\u202A${text}\u202C`],
  ['with marks that do not show inside', (text) => text.split('').join('\u200B')],
  ['behind a byte order mark', (text) => `\uFEFF${text}\u2060`],
  [
    'in full width',
    (text) => text.replaceAll(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  ],
];

describe.each(disguises)('a value that is pasted %s', (_name, disguise) => {
  it.each([
    ['phone', phoneSchema, '0912345678'],
    ['e-mail', emailSchema, 'minh.anh@keo.example'],
    ['username', registerSchema.entries.username, 'minhanh'],
    ['identifier', accountEndpoints.forgotPassword.input.entries.identifier, 'minhanh'],
    ['code', codeSchema, '123456'],
    ['code of an account', bankCardCodeSchema, '123456'],
    ['link code', linkCodeSchema, 'ABCD00000000'],
    ['account number', ofAccount.accountNo, '0071001234567'],
    ['account name', ofAccount.accountName, 'NGUYEN MINH ANH'],
    ['day', ofPeriod.dateFrom, '2026-11-28'],
  ] as const)('is the same %s', (_what, schema, plain) => {
    expect(read(schema, disguise(plain))).toBe(plain);
  });

  it.each([
    '1.000.000',
    '1,000,000',
    '1000000',
    '1tr',
    '₫1,000,000',
    '1,000,000₫',
    'VND 1.000.000',
    'vnđ1tr',
  ])('is the same amount: %s', (text) =>
    expect(parseDong(disguise(text))).toEqual({ ok: true, amount: 1_000_000 }),
  );
});

describe('a phone number', () => {
  it.each([
    '0912345678',
    '+84912345678',
    '84912345678',
    '0084912345678',
    '(+84) 912 345 678',
    '(+84) (0)912-345-678',
    '0912.345.678',
    '912345678',
  ])('is one number however it is written: %s', (text) => {
    expect(read(phoneSchema, text)).toBe('0912345678');
  });

  it.each(['0212345678', '091234567', '09123456789', '+85912345678', '84', '0912x345678', ''])(
    'is not %j',
    (text) => expect(read(phoneSchema, text)).toBeNull(),
  );
});

describe('an e-mail address', () => {
  it.each([
    "o'neil@x.vn",
    'a+b_c-d@mail.keo.vn',
    'an@công-ty.vn',
    'an@例え.テスト',
    'an@xn--r8jz45g.xn--zckzah',
    'an@1-2.vn',
  ])('may be %s', (text) => expect(read(emailSchema, text)).toBe(text));

  it.each([
    'an',
    'an@',
    '@x.vn',
    'an@x',
    'an@@x.vn',
    'an @x.vn',
    'a..b@x.vn',
    '.a@x.vn',
    'an@-x.vn',
    'an@x-.vn',
    'an@x..vn',
    'an@x.v',
    'an@x.vn, b@x.vn',
    'an@x.vn\r\nbcc: b@x.vn',
    '"an"@x.vn',
  ])('is not %j', (text) => expect(read(emailSchema, text)).toBeNull());

  it('is judged at once, however long what comes in is', () => {
    expect(read(emailSchema, `${'a.'.repeat(100)}@${'a-'.repeat(20_000)}`)).toBeNull();
  });
});

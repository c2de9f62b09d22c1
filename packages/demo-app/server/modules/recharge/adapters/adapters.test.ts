import { describe, expect, it } from 'vitest';
import { hmacHex } from './bank-adapter.ts';
import { casso } from './casso.ts';
import { payos } from './payos.ts';
import { sandboxBank, signTransfer } from './sandbox.ts';
import { sepay } from './sepay.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Signed payloads of the provider's documentation, with the key that it prints. */
const cassoSample = {
  secret: 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs',
  now: new Date(1_727_948_258_788),
  headers: {
    'x-casso-signature':
      't=1727948258788,v1=ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3',
  },
  raw: bytes({
    error: 0,
    data: {
      id: 0,
      reference: 'MA_GIAO_DICH_THU_NGHIEM',
      description: 'giao dich thu nghiem',
      amount: 599_000,
      runningBalance: 25_000_000,
      transactionDateTime: '2024-10-03 15:06:37',
      accountNumber: '88888888',
      bankName: 'VPBank',
      bankAbbreviation: 'VPB',
      virtualAccountNumber: '',
      virtualAccountName: '',
      counterAccountName: 'NGUYEN VAN A',
      counterAccountNumber: '8888888888',
      counterAccountBankId: '970415',
      counterAccountBankName: 'VietinBank',
    },
  }),
};
const payosSample = {
  secret: '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
  now: new Date(),
  headers: {},
  raw: bytes({
    code: '00',
    desc: 'success',
    success: true,
    data: {
      orderCode: 123,
      amount: 3000,
      description: 'VQRIO123',
      accountNumber: '12345678',
      reference: 'TF230204212323',
      transactionDateTime: '2023-02-04 18:25:00',
      currency: 'VND',
      paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
      code: '00',
      desc: 'Thành công',
      counterAccountBankId: '',
      counterAccountBankName: '',
      counterAccountName: '',
      counterAccountNumber: '',
      virtualAccountName: '',
      virtualAccountNumber: '',
    },
    signature: '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03',
  }),
};
const sepayRaw = bytes({
  id: 92_704,
  content: 'NAP2345678 chuyen tien',
  transferType: 'in',
  transferAmount: 2_277_000,
});
const sepaySample = {
  secret: 'a secret of SePay',
  now: new Date(1_800_000_000_000),
  raw: sepayRaw,
  headers: {
    'x-sepay-timestamp': '1800000000',
    'x-sepay-signature': `sha256=${hmacHex('sha256', 'a secret of SePay', `1800000000.${sepayRaw.toString()}`)}`,
  },
};
const transfer = { bankTxId: 'FT1', content: 'NAP', amount: 5 };
const sandboxSample = {
  secret: 'a secret of the sandbox',
  now: new Date(1_800_000_000_000),
  ...signTransfer(transfer, 'a secret of the sandbox', new Date(1_800_000_000_000)),
};

const samples = [
  [
    casso,
    cassoSample,
    { providerId: '88888888:MA_GIAO_DICH_THU_NGHIEM:0', amount: 599_000, direction: 'IN' },
  ],
  [payos, payosSample, { providerId: 'TF230204212323', amount: 3000, content: 'VQRIO123' }],
  [sepay, sepaySample, { providerId: '92704', amount: 2_277_000, direction: 'IN' }],
  [sandboxBank, sandboxSample, { providerId: 'FT1', amount: 5, content: 'NAP' }],
] as const;

describe.each(samples.map(([adapter, sample, notice]) => ({ name: adapter.name, adapter, sample, notice })))(
  'a callback of $name',
  ({ adapter, sample, notice }) => {
    const signedBy = (change: object) => adapter.isSigned({ ...sample, secrets: [sample.secret], ...change });

    it('is read where it is signed by either of two secrets', () => {
      expect(signedBy({})).toBe(true);
      expect(signedBy({ secrets: ['the next one', sample.secret] })).toBe(true);
      expect(adapter.read(sample.raw)).toMatchObject(notice);
    });

    it('is refused with another secret, no secret, no header, or a changed amount', () => {
      expect(signedBy({ secrets: ['another'] })).toBe(false);
      expect(signedBy({ secrets: [] })).toBe(false);
      const raw = Buffer.from(sample.raw.toString().replace(String(notice.amount), '999999999'));
      expect(signedBy({ raw })).toBe(false);
      expect(signedBy({ headers: {} })).toBe(adapter === payos);
    });

    it('is refused five minutes away from now, where it signs a time', () => {
      if (adapter === payos) return;
      const drifts = [299_000, -299_000, 301_000, -301_000];
      const taken = drifts.map((ms) => signedBy({ now: new Date(+sample.now + ms) }));
      expect(taken).toEqual([true, true, false, false]);
    });

    it.each(['', '{', '[]', 'null', '"x"', '{"data":null}', '{"data":[]}', '{}'])(
      'that holds %j is neither signed nor a transfer',
      (text) => {
        expect(signedBy({ raw: Buffer.from(text) })).toBe(false);
        expect(adapter.read(Buffer.from(text))).toBeNull();
      },
    );
  },
);

it('outgoing transfers are recognised', () => {
  expect(sepay.read(bytes({ id: 1, content: '', transferType: 'out', transferAmount: 5 }))?.direction).toBe(
    'OUT',
  );
  expect(casso.read(bytes({ data: { id: 1, reference: 'a', description: '', amount: -5 } }))).toMatchObject({
    direction: 'OUT',
    amount: 5,
  });
});

it('transfers with the same reference are two where account or number differ, else a repeat', () => {
  const events = (accountNumber: string, id: number) =>
    casso.read(bytes({ data: { id, reference: 'FT1', accountNumber, description: 'x', amount: 5 } }))
      ?.providerId;
  const ids = [events('111', 7), events('222', 7), events('111', 8)];
  expect(new Set(ids).size).toBe(3);
  expect(events('111', 7)).toBe(ids[0]);
  expect(casso.read(bytes({ data: { accountNumber: '111', amount: 5 } }))).toBeNull();
});

it.each([0, -1, 1.5, '5', null, 1e13, 2 ** 53])('an amount of %j is no transfer', (amount) => {
  expect(sepay.read(bytes({ id: 1, content: '', transferType: 'in', transferAmount: amount }))).toBeNull();
  expect(payos.read(bytes({ data: { reference: 'a', amount } }))).toBeNull();
  expect(sandboxBank.read(bytes({ bankTxId: 'a', content: '', amount }))).toBeNull();
});

it.each([0, -1.5, 1.5, '5', null, 1e13, -1e13])(
  'Casso’s amount of %j is no transfer either way',
  (amount) => {
    expect(casso.read(bytes({ data: { reference: 'a', amount } }))).toBeNull();
  },
);

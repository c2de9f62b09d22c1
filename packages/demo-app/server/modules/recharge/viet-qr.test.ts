import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutAccents } from '../../platform/database/without-accents.ts';
import { crc16, encodeVietQr } from './viet-qr.ts';

/** By id. */
function getFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const words = fc.stringMatching(/^[A-Z0-9 ]{1,25}$/);

describe('a VietQR code', () => {
  it.each([
    [
      { bankBin: '970416', accountNo: '257678859' },
      '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
    ],
    [
      { bankBin: '970416', accountNo: '257678859', amount: 10_000, content: 'Chuyen tien' },
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    ],
    [
      { bankBin: '970436', accountNo: '1017595600', amount: 180_000, content: 'thanh toan don hang' },
      '00020101021238540010A00000072701240006970436011010175956000208QRIBFTTA530370454061800005802VN62230819thanh toan don hang630470FA',
    ],
  ])('is byte for byte the published one of %j', (transfer, code) => {
    expect(encodeVietQr(transfer)).toBe(code);
  });

  it('has the given fields and a valid checksum', () => {
    const amounts = fc.integer({ min: 1, max: 9_999_999_999_999 });
    fc.assert(
      fc.property(digits(6, 6), digits(1, 19), amounts, words, (bankBin, accountNo, amount, content) => {
        const code = encodeVietQr({ bankBin, accountNo, amount, content });
        expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
        const fields = getFields(code);
        const account = getFields(getFields(fields['38'] ?? '')['01'] ?? '');
        expect([account['00'], account['01'], fields['54'], getFields(fields['62'] ?? '')['08']]).toEqual([
          bankBin,
          accountNo,
          String(amount),
          content,
        ]);
      }),
    );
  });

  it('takes accents off, đ among them', () => {
    expect(withoutAccents('Đặng Thị Ngọc Ánh gửi tiền nước, đủ')).toBe('Dang Thi Ngoc Anh gui tien nuoc, du');
    const code = encodeVietQr({ bankBin: '970436', accountNo: '1', amount: 1, content: 'Nạp tiền đợt 1' });
    expect(code).toContain('0814Nap tien dot 1');
  });

  it.each([
    [{ bankBin: '97043' }, 'six digits'],
    [{ bankBin: '97043a' }, 'six digits'],
    [{ accountNo: '' }, 'nineteen'],
    [{ accountNo: '1'.repeat(20) }, 'nineteen'],
    [{ accountNo: '12 34' }, 'nineteen'],
    [{ amount: 0 }, 'whole number'],
    [{ amount: -5 }, 'whole number'],
    [{ amount: 1.5 }, 'whole number'],
    [{ amount: Number.NaN }, 'whole number'],
    [{ amount: 1e13 }, 'thirteen digits'],
    [{ content: '' }, '25 letters'],
    [{ content: 'x'.repeat(26) }, '25 letters'],
    [{ content: 'NAP-123' }, '25 letters'],
  ])('is not made of %j', (wrong, why) => {
    expect(() =>
      encodeVietQr({ bankBin: '970436', accountNo: '123456', amount: 1000, content: 'X', ...wrong }),
    ).toThrow(why);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dongInWords } from './dong-in-words.ts';
import { formatDong } from './dong.ts';
import { parseDong } from './parse-dong.ts';

const amounts = fc.maxSafeInteger();
const parsed = (text: string) => {
  const result = parseDong(text);
  return result.ok ? result.amount : result.reason;
};

describe('formatDong', () => {
  it('groups by commas, puts đ behind and has no decimals', () => {
    expect([0, 999, 1000, 1_234_567, -1_234_567, -0].map((amount) => formatDong(amount))).toEqual([
      '0đ',
      '999đ',
      '1,000đ',
      '1,234,567đ',
      '-1,234,567đ',
      '0đ',
    ]);
    expect(formatDong(12_345_678_901_234_567_890n)).toBe('12,345,678,901,234,567,890đ');
  });

  it('marks a gain where asked', () => {
    const always = { sign: 'always' } as const;
    expect([5000, -5000, 0].map((amount) => formatDong(amount, always))).toEqual([
      '+5,000đ',
      '-5,000đ',
      '0đ',
    ]);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => {
    const refusal = new RangeError(`An amount is a safe integer of đồng, not ${amount}`);
    expect(() => formatDong(amount)).toThrow(refusal);
    expect(() => dongInWords(amount, 'vi')).toThrow(refusal);
  });

  it('is read back by parseDong as the same amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('auto' as const, 'always' as const), (amount, sign) => {
        expect(parsed(formatDong(amount, { sign }))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});

describe('parseDong', () => {
  it.each([
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 000 000', 1_000_000],
    ['1000000', 1_000_000],
    [' 1.000.000 đ ', 1_000_000],
    ['1.000.000 VNĐ', 1_000_000],
    ['50000 đồng', 50_000],
    ['1tr', 1_000_000],
    ['1,5tr', 1_500_000],
    ['1.5 tr', 1_500_000],
    ['1TR5', 1_500_000],
    ['2tr350', 2_350_000],
    ['1tr05', 1_050_000],
    ['500k', 500_000],
    ['1.500k', 1_500_000],
    ['2 triệu', 2_000_000],
    ['2 trieu đồng', 2_000_000],
    ['1 tỷ', 1_000_000_000],
    ['0,125 tỷ', 125_000_000],
    ['1 tỷ 200 triệu', 1_200_000_000],
    ['1tr500k', 1_500_000],
    ['75 nghìn', 75_000],
    ['75 ngàn', 75_000],
    ['75 nghin', 75_000],
    ['75 ngan', 75_000],
    ['1 tỉ', 1_000_000_000],
    ['1 ty', 1_000_000_000],
    ['1 ti', 1_000_000_000],
    ['1,2000k', 1200],
    ['12.345,5k', 12_345_500],
    ['1.234.567,5k', 1_234_567_500],
    ['12,345.5k', 12_345_500],
    ['1,234,567.5k', 1_234_567_500],
    ['2 triệu'.normalize('NFD'), 2_000_000],
    ['-50k', -50_000],
    ['−1.000', -1000],
    ['+1,000', 1000],
    ['007', 7],
    ['-0', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (text, amount) => {
    expect(parsed(text)).toBe(amount);
  });

  it.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['1.5', 'FRACTION'],
    ['1000,50', 'FRACTION'],
    ['1234.567', 'FRACTION'],
    ['1.000,00', 'FRACTION'],
    ['1.000,000', 'FRACTION'],
    ['0.001', 'FRACTION'],
    ['1,2345k', 'FRACTION'],
    ['9007199254740992', 'TOO_LARGE'],
    ['10.000.000 tỷ', 'TOO_LARGE'],
    ['abc', 'NOT_AN_AMOUNT'],
    ['đ', 'NOT_AN_AMOUNT'],
    ['-', 'NOT_AN_AMOUNT'],
    ['--5', 'NOT_AN_AMOUNT'],
    ['1-5', 'NOT_AN_AMOUNT'],
    ['1đ2', 'NOT_AN_AMOUNT'],
    ['1tr2.500', 'NOT_AN_AMOUNT'],
    ['1tr5000', 'NOT_AN_AMOUNT'],
    ['1tr0tr', 'NOT_AN_AMOUNT'],
    ['1tr1000k', 'NOT_AN_AMOUNT'],
    ['1.00.000', 'NOT_AN_AMOUNT'],
    ['1..000', 'NOT_AN_AMOUNT'],
    ['1,000,', 'NOT_AN_AMOUNT'],
    ['1e6', 'NOT_AN_AMOUNT'],
    ['0x10', 'NOT_AN_AMOUNT'],
    ['1 5', 'NOT_AN_AMOUNT'],
    ['1 triệu 500', 'NOT_AN_AMOUNT'],
    ['200 triệu 1 tỷ', 'NOT_AN_AMOUNT'],
    ['1tr2000k', 'NOT_AN_AMOUNT'],
    ['1 triệu 0 tỷ', 'NOT_AN_AMOUNT'],
    ['1 tr tr', 'NOT_AN_AMOUNT'],
    ['$100', 'NOT_AN_AMOUNT'],
    ['9'.repeat(100_000), 'NOT_AN_AMOUNT'],
  ])('refuses %j', (text, reason) => {
    expect(parsed(text)).toBe(reason);
  });

  it('answers an amount or a reason for anything typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = parseDong(text);
        expect(result.ok ? Number.isSafeInteger(result.amount) : result.reason.length > 0).toBe(true);
      }),
    );
  });

  it('reads thousands whichever mark groups them', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.constantFrom('.', ',', ' '), (thousands, mark) => {
        const text = formatDong(thousands * 1000 + 7).replaceAll(',', mark);
        expect(parsed(text)).toBe(thousands * 1000 + 7);
      }),
    );
  });
});

/** Reads Vietnamese words back, by another way than they were made. */
function fromVietnamese(words: string): number {
  const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
  const alike: Record<string, number> = { mốt: 1, tư: 4, lăm: 5 };
  let [total, group, digit] = [0n, 0, 0];
  for (const word of words
    .replace(/^âm /, '')
    .replace(/ đồng$/, '')
    .split(' ')) {
    if (word === 'trăm') [group, digit] = [group + digit * 100, 0];
    else if (word === 'mươi') [group, digit] = [group + digit * 10, 0];
    else if (word === 'mười') group += 10;
    else if (word === 'linh') digit = 0;
    else if (word === 'nghìn') [total, group, digit] = [total + BigInt(group + digit) * 1000n, 0, 0];
    else if (word === 'triệu') [total, group, digit] = [total + BigInt(group + digit) * 1_000_000n, 0, 0];
    else if (word === 'tỷ') [total, group, digit] = [(total + BigInt(group + digit)) * 1_000_000_000n, 0, 0];
    else {
      digit = alike[word] ?? digits.indexOf(word);
      if (digit < 0) throw new Error(`Not a Vietnamese number: ${word}`);
    }
  }
  const value = Number(total + BigInt(group + digit));
  return words.startsWith('âm') ? -value : value;
}

function fromEnglish(words: string): number {
  const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
  const known = `${small} fifteen sixteen seventeen eighteen nineteen`.split(' ');
  const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
  const scales = ['thousand', 'million', 'billion', 'trillion', 'quadrillion'];
  let [total, group] = [0n, 0];
  for (const word of words
    .replace(/^minus /, '')
    .replace(/ dong$/, '')
    .split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (scales.includes(word)) {
      total += BigInt(group) * 1000n ** BigInt(scales.indexOf(word) + 1);
      group = 0;
    } else if (tens.includes(word)) group += (tens.indexOf(word) + 2) * 10;
    else {
      if (!known.includes(word)) throw new Error(`Not an English number: ${word}`);
      group += known.indexOf(word);
    }
  }
  const value = Number(total + BigInt(group));
  return words.startsWith('minus') ? -value : value;
}

describe('dongInWords', () => {
  it.each([
    [0, 'không đồng', 'zero dong'],
    [5, 'năm đồng', 'five dong'],
    [11, 'mười một đồng', 'eleven dong'],
    [15, 'mười lăm đồng', 'fifteen dong'],
    [1_000_000_000, 'một tỷ đồng', 'one billion dong'],
    [10n ** 18n, 'một tỷ tỷ đồng', 'one quintillion dong'],
    [21, 'hai mươi mốt đồng', 'twenty-one dong'],
    [24, 'hai mươi tư đồng', 'twenty-four dong'],
    [14, 'mười bốn đồng', 'fourteen dong'],
    [105, 'một trăm linh năm đồng', 'one hundred five dong'],
    [1005, 'một nghìn không trăm linh năm đồng', 'one thousand five dong'],
    [-50_000, 'âm năm mươi nghìn đồng', 'minus fifty thousand dong'],
    [1_200_000, 'một triệu hai trăm nghìn đồng', 'one million two hundred thousand dong'],
    [
      1_234_555,
      'một triệu hai trăm ba mươi tư nghìn năm trăm năm mươi lăm đồng',
      'one million two hundred thirty-four thousand five hundred fifty-five dong',
    ],
    [1_000_010, 'một triệu không trăm mười đồng', 'one million ten dong'],
    [
      2_000_000_021_000,
      'hai nghìn tỷ không trăm hai mươi mốt nghìn đồng',
      'two trillion twenty-one thousand dong',
    ],
  ])('says %d', (amount, vi, en) => {
    expect([dongInWords(amount, 'vi'), dongInWords(amount, 'en')]).toEqual([vi, en]);
  });

  it('is read back as the same amount in both languages', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const same = amount === 0 ? 0 : amount;
        expect(fromVietnamese(dongInWords(amount, 'vi'))).toBe(same);
        expect(fromEnglish(dongInWords(amount, 'en'))).toBe(same);
      }),
    );
  });

  it('stops where its words end', () => {
    expect(() => dongInWords(10n ** 21n, 'en')).toThrow(
      new RangeError('An amount in words stays below 10^21 đồng'),
    );
  });
});

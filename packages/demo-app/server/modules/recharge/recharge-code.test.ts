import { describe, expect, it } from 'vitest';
import { findRechargeCodes, newRechargeCode } from './recharge-code.ts';

const codes = Array.from({ length: 200 }, () => newRechargeCode());
const others = '23456789ABCDEFGHJKLMNPQRSTUVWXY';

describe('the code of a recharge', () => {
  it('is NAP and eight characters', () => {
    for (const code of codes) expect(code).toMatch(/^NAP[A-Z0-9]{8}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['alone', (code: string) => code],
    ['in small letters', (code: string) => code.toLowerCase()],
    ['among what the bank adds', (code: string) => `MBVCB.4820113.${code}.CT tu 0011 toi KEO`],
    ['with the blanks taken out', (code: string) => `chuyentien${code}nguyenminhanh`],
    ['with blanks put in', (code: string) => `${code.slice(0, 5)} ${code.slice(5)}`],
    ['after a word that begins like one', (code: string) => `NAP TIEN NAPNAP${code}`],
  ])('is found %s', (_name, write) => {
    for (const code of codes) expect(findRechargeCodes(write(code))).toContain(code);
  });

  it('with any one character wrong is invalid', () => {
    for (const code of codes.slice(0, 20)) {
      for (let at = 3; at < code.length; at += 1) {
        for (const other of others.replace(code[at] ?? '', ''))
          expect(findRechargeCodes(code.slice(0, at) + other + code.slice(at + 1))).toEqual([]);
      }
    }
  });

  it('with two characters transposed is invalid', () => {
    for (const code of codes) {
      for (let at = 3; at < code.length - 1; at += 1) {
        const [one = '', two = ''] = code.slice(at, at + 2);
        if (one === two) continue;
        expect(findRechargeCodes(code.slice(0, at) + two + one + code.slice(at + 2))).toEqual([]);
      }
    }
  });

  it.each(['', 'chuyen tien', 'NAP', 'NAP1234567', 'NAPOOOOOOOO'])('is not found in %j', (content) => {
    expect(findRechargeCodes(content)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Bank } from '@keo/core/contract';
import { findBanks } from './find-banks.ts';

const bank = (
  shortName: string,
  name: string,
  { was = [], also = [] }: { was?: string[]; also?: string[] },
): Bank => ({ bin: shortName, shortName, name, formerNames: was, alsoKnownAs: also, deprecated: false });
const banks = [
  bank('Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam', { also: ['TCB'] }),
  bank('Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam', { also: ['VCB'] }),
  bank('Vikki', 'Ngân hàng TNHH MTV Số Vikki', { was: ['DongA Bank', 'Đông Á'] }),
  bank('MBBank', 'Ngân hàng TMCP Quân đội', { also: ['MB'] }),
];
const found = (typed: string) => findBanks(banks, typed).map(({ shortName }) => shortName);

describe('finding a bank', () => {
  it.each([
    ['vietcom', ['Vietcombank']],
    ['VCB', ['Vietcombank']],
    ['ngoai thuong', ['Vietcombank']],
    ['Ngoại Thương', ['Vietcombank']],
    ['dong a', ['Vikki']],
    ['Đông Á', ['Vikki']],
    ['quan doi', ['MBBank']],
    ['kĩ thương', ['Techcombank']],
    ['bank of nowhere', []],
    ['🎨', []],
    ['!!', []],
    ['C++', []],
  ])('by %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('sorts prefix matches first, and shows all before anything is typed', () => {
    expect(found('mb')[0]).toBe('MBBank');
    expect(found('')).toHaveLength(banks.length);
  });
});

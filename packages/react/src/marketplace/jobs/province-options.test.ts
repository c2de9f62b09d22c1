import { expect, it } from 'vitest';
import { provinceOptions } from './province-options.ts';

it('provinces are sorted by the Vietnamese alphabet, Đ after D', () => {
  const names = provinceOptions().map(({ label }) => label);
  expect(names.slice(0, 8)).toEqual([
    'An Giang',
    'Bắc Ninh',
    'Cà Mau',
    'Cao Bằng',
    'Cần Thơ',
    'Đà Nẵng',
    'Đắk Lắk',
    'Điện Biên',
  ]);
  expect(names).toHaveLength(34);
});

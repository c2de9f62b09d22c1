import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it('a common password is found in upper and lower case', () => {
  expect(isCommonPassword('Qwerty123')).toBe(true);
  expect(isCommonPassword('mưa rào tháng bảy')).toBe(false);
});

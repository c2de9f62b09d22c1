import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['1234567', 0],
    ['matkhau2026', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['hoanganh', 1],
    ['Hoa8rung', 2],
    ['con meo vang 47', 4],
  ])('gives %j a score of %i', (password, score) => {
    expect(passwordStrength(password)).toBe(score);
  });

  it('scores a password with the username as easy to guess', () => {
    expect(passwordStrength('minhanh rat dep 47')).toBe(4);
    expect(passwordStrength('minhanh rat dep 47', ['minhanh'])).toBe(1);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutText, shorten } from './cut-text.ts';

const clusters = ['a', 'ệ'.normalize('NFD'), '😂', '👨‍👩‍👧', '🇻🇳', '👍🏽', 'कि', '\r\n', ' '];

describe('a text that is cut', () => {
  it.each(clusters)('ends before or after %j, never within', (cluster) => {
    const text = `x${cluster.repeat(60)}`;
    for (let max = 1; max <= text.length; max += 1)
      expect(cutText(text, max)).toBe(`x${cluster.repeat((max - 1) / cluster.length)}`);
  });

  it('is whole where it fits', () => {
    expect(cutText('Tiếng Việt', 10)).toBe('Tiếng Việt');
  });

  it('is cut within a character only where that one alone is longer', () => {
    expect(cutText(`e${'\u0301'.repeat(200)}`, 5)).toBe(`e${'\u0301'.repeat(4)}`);
    expect(cutText(`😂${'\u200D😂'.repeat(9)}`, 4)).toBe('😂\u200D');
  });

  it('is well-formed and no longer than asked, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, max) => {
        const cut = cutText(text, max);
        expect(cut).not.toMatch(/\p{Cs}/u);
        expect([cut.length <= max, text.startsWith(cut)]).toEqual([true, true]);
      }),
    );
  });
});

it('is cut between code points where the browser knows no characters', () => {
  vi.stubGlobal('Intl', {});
  expect(cutText('Tiếng😂 Việt', 6)).toBe('Tiếng');
  vi.unstubAllGlobals();
});

describe('a text that is shortened', () => {
  it.each([
    ['Giao  hàng\n tận nơi ', 20, 'Giao hàng tận nơi'],
    ['Giao hàng tận nơi', 16, 'Giao hàng tận…'],
    ['Giaohàngtậnnơi', 8, 'Giaohàn…'],
    [`a${'😂'.repeat(71)}`, 140, `a${'😂'.repeat(69)}…`],
    ['👨‍👩‍👧👨‍👩‍👧', 10, '👨‍👩‍👧…'],
  ])('%j within %d is %j', (text, max, short) => {
    expect(shorten(text, max)).toBe(short);
  });
});

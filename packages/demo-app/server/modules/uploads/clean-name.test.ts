import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

const names: [string, string][] = [
  ['ảnh chụp.JPG', 'ảnh chụp.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\me\\a.png', 'a.jpg'],
  ['/etc/', 'file.jpg'],
  ['..', 'file.jpg'],
  ['', 'file.jpg'],
  ['.htaccess', 'file.jpg'],
  ['a\u0000.php', 'a.jpg'],
  ['invoice\u202Egpj.exe', 'invoicegpj.jpg'],
  ['a\r\nSet-Cookie: b=c.jpg', 'aSet-Cookie b=c.jpg'],
  ['a<b>"c"|?*.jpg', 'a b c.jpg'],
  ['photo.php.jpg', 'photo.php.jpg'],
  ['  spaced   out . jpg', 'spaced out . jpg.jpg'],
  ['a\u200Bb.jpg', 'ab.jpg'],
  ['e\u0302.jpg', 'ê.jpg'],
  ['🎉 Tết.jpg', '🎉 Tết.jpg'],
  ['\u3164\u2800.jpg', 'file.jpg'],
  [`${'👍🏽'.repeat(80)}.jpg`, `${'👍🏽'.repeat(29)}.jpg`],
];

describe('the name of a file', () => {
  it.each(names)('%j is kept as %j', (raw, kept) => {
    expect(cleanName(raw, 'jpg')).toBe(kept);
  });

  it('is short, without a path or invisible characters, and ends in its type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (raw) => {
        const name = cleanName(raw, 'pdf');
        expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}]+\.pdf$/u);
        expect(Array.from(name).length).toBeLessThanOrEqual(120);
        expect(name).not.toMatch(/^[.\s]/);
      }),
      { numRuns: 2000 },
    );
  });
});

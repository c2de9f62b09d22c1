import { describe, expect, it } from 'vitest';
import { createSealedText } from './sealed-text.ts';

const box = createSealedText('a secret', 'cards');

describe('a sealed text', () => {
  it('is read with the secret it was sealed by, and looks different each time', () => {
    const [one, two] = [box.seal('0123456789'), box.seal('0123456789')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('0123456789');
    expect([one, two].map((sealed) => box.open(sealed))).toEqual(['0123456789', '0123456789']);
  });

  it('is not read with another secret, for another purpose, or after a change', () => {
    const sealed = box.seal('0123456789');
    const parts = sealed.split('.');
    const changed = [...parts.slice(0, 3), Buffer.from('9999999999').toString('base64url')].join('.');
    expect(() => createSealedText('another secret', 'cards').open(sealed)).toThrow('unable to authenticate');
    expect(() => createSealedText('a secret', 'papers').open(sealed)).toThrow('unable to authenticate');
    expect(() => box.open(changed)).toThrow('unable to authenticate');
    expect(() => box.open('0123456789')).toThrow('not sealed here');
  });

  it('is recognised by its fingerprint, which differs by secret and purpose', () => {
    expect(box.fingerprint('1')).toBe(box.fingerprint('1'));
    expect(box.fingerprint('1')).not.toBe(box.fingerprint('2'));
    expect(box.fingerprint('1')).not.toBe(createSealedText('a secret', 'papers').fingerprint('1'));
  });
});

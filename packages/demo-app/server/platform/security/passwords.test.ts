import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const parts = (stored: string) => stored.split('$');

/** Median of seven, in ms. */
const median = async (hash: string | null) => {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now();
    await passwords.verify(hash, 'not this one');
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0;
};

describe('a stored password', () => {
  it('is argon2id with its parameters, a salt of its own and nothing of the password', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('mưa tháng bảy'),
      passwords.hash('mưa tháng bảy'),
    ]);
    expect(parts(first).slice(0, 4)).toEqual(['', 'argon2id', 'v=19', 'm=47104,t=1,p=1']);
    expect(Buffer.from(parts(first)[4] ?? '', 'base64')).toHaveLength(16);
    expect(Buffer.from(parts(first)[5] ?? '', 'base64')).toHaveLength(32);
    expect(parts(first)[4]).not.toBe(parts(second)[4]);
    expect(parts(first)[5]).not.toBe(parts(second)[5]);
  });

  it('matches its password only', async () => {
    const stored = await passwords.hash('mưa tháng bảy');
    expect(await passwords.verify(stored, 'mưa tháng bảy')).toBe(true);
    expect(await passwords.verify(stored, 'mưa tháng bẩy')).toBe(false);
    expect(await passwords.verify(stored, '')).toBe(false);
  });

  it('is verified with its own parameters', async () => {
    const old =
      '$argon2id$v=19$m=64,t=2,p=1$c29tZXNhbHRzb21lc2FsdA==$' +
      'BAKVnKYWrsFHlJcEBJaCmZoNPbrLxkCUrFJZmDxZ8UE=';
    expect(await passwords.verify(old, 'anything')).toBe(false);
  });

  it('takes the same time for an unknown account', async () => {
    const stored = await passwords.hash('mưa tháng bảy');
    const [known, unknown] = [await median(stored), await median(null)];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(await passwords.verify(null, 'not this one')).toBe(false);
  });
});

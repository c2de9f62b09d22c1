import { describe, expect, it } from 'vitest';
import type { SecretStorage } from '../ports/ports.ts';
import { createManualClock } from '../client/test-world.ts';
import { createStoredCredentials, noStoredCredentials } from './stored-credentials.ts';

function createVault(): SecretStorage & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (key) => kept.get(key),
    write: async (key, value) => void kept.set(key, value),
    clear: async () => kept.clear(),
  };
}

const toBytes = (value: unknown): number[] => {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (value instanceof Uint8Array) return [...value];
  if (value instanceof CryptoKey || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(toBytes);
};
const credentials = { username: 'an.nguyen', password: 'mật khẩu rất dài' };
const refuse = () => Promise.reject(new DOMException('blocked', 'InvalidStateError'));
const month = 30 * 24 * 60 * 60 * 1000;

describe('stored credentials', () => {
  it('come back while both halves are there', async () => {
    const stored = createStoredCredentials(createVault(), createManualClock());
    expect(await stored.read()).toBeNull();
    await stored.keep(credentials);
    expect(await stored.read()).toEqual(credentials);
  });

  it.each(['username', 'password', 'key'])('are nothing without the %s', async (half) => {
    const vault = createVault();
    const stored = createStoredCredentials(vault, createManualClock());
    await stored.keep(credentials);
    vault.kept.delete(half);
    expect(await stored.read()).toBeNull();
  });

  it('are nothing when their halves were swapped or changed', async () => {
    const vault = createVault();
    const stored = createStoredCredentials(vault, createManualClock());
    await stored.keep(credentials);
    vault.kept.set('password', vault.kept.get('username'));
    expect(await stored.read()).toBeNull();
    vault.kept.set('password', 'not sealed at all');
    expect(await stored.read()).toBeNull();
  });

  it('are encrypted with a non-extractable key', async () => {
    for (let round = 0; round < 50; round++) {
      const vault = createVault();
      const password = `${crypto.randomUUID()}-mật`;
      await createStoredCredentials(vault, createManualClock()).keep({ username: 'an', password });
      const lock = vault.kept.get('key');
      const key: unknown = typeof lock === 'object' && lock !== null && 'key' in lock ? lock.key : null;
      expect(key).toBeInstanceOf(CryptoKey);
      expect(key).toMatchObject({ extractable: false });
      const bytes = toBytes([...vault.kept.values()]);
      const plain = [...new TextEncoder().encode(password)];
      const texts = [
        plain,
        plain.toReversed(),
        [...Buffer.from(btoa(encodeURIComponent(password)))],
        [...Buffer.from(Buffer.from(plain).toString('hex'))],
      ];
      for (let mask = 0; mask < 256; mask++) texts.push(plain.map((byte) => byte ^ mask));
      for (const text of texts) expect(bytes.join().includes(text.join())).toBe(false);
    }
  });

  it('live thirty days', async () => {
    const vault = createVault();
    const clock = createManualClock();
    const stored = createStoredCredentials(vault, clock);
    await stored.keep(credentials);
    clock.advance(month - 1);
    expect(await stored.read()).toEqual(credentials);
    clock.advance(1);
    expect(await stored.read()).toBeNull();
    expect(vault.kept.size).toBe(0);
  });

  it('are gone after a wipe, also one that came while they were being kept', async () => {
    const vault = createVault();
    const stored = createStoredCredentials(vault, createManualClock());
    const keeping = stored.keep(credentials);
    await stored.wipe();
    await keeping;
    expect(vault.kept.size).toBe(0);
  });

  it('are null without an error where the browser stores nothing', async () => {
    const stored = createStoredCredentials(
      { read: refuse, write: refuse, clear: refuse },
      createManualClock(),
    );
    await stored.keep(credentials);
    expect(await stored.read()).toBeNull();
    await stored.wipe();
  });

  it('where nothing is kept are nothing', async () => {
    await noStoredCredentials.keep(credentials);
    expect(await noStoredCredentials.read()).toBeNull();
  });
});

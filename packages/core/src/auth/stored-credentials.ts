import { instance, number, object, safeParse } from 'valibot';
import type { Clock, SecretStorage } from '../ports/ports.ts';
import type { Login } from './auth.schema.ts';

const algorithm = 'AES-GCM';
const lifetime = 30 * 24 * 60 * 60 * 1000;

type Half = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/**
 * Username and password of a user who ticked "remember me on this device": encrypted with a non-extractable key, kept
 * for 30 days, wiped at sign-out. Protects a copied disk, not against a script on the page. Without IndexedDB or
 * WebCrypto (no https) nothing is kept.
 */
export type StoredCredentials = {
  keep(credentials: Login): Promise<void>;
  /** Null unless both halves are there: one alone is never decrypted. */
  read(): Promise<Login | null>;
  wipe(): Promise<void>;
};

export const noStoredCredentials: StoredCredentials = {
  keep: async () => {},
  read: async () => null,
  wipe: async () => {},
};

export function createStoredCredentials(storage: SecretStorage, clock: Clock): StoredCredentials {
  const { subtle } = crypto;
  const halfSchema = object({ iv: instance(Uint8Array<ArrayBuffer>), sealed: instance(ArrayBuffer) });
  // Created here: a page without https has no `CryptoKey`.
  const keySchema = object({ key: instance(CryptoKey), keptAt: number() });
  // Serialised, so that a `keep` which began earlier cannot finish after a `wipe`.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const result = last.then(work).catch(() => otherwise);
    last = result;
    return result;
  };

  const seal = async (key: CryptoKey, half: keyof Login, text: string) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const place = new TextEncoder().encode(half);
    const parameters = { name: algorithm, iv, additionalData: place };
    const sealed = await subtle.encrypt(parameters, key, new TextEncoder().encode(text));
    await storage.write(half, { iv, sealed } satisfies Half);
  };
  const open = async (key: CryptoKey, half: keyof Login, { iv, sealed }: Half) => {
    const place = new TextEncoder().encode(half);
    return new TextDecoder().decode(
      await subtle.decrypt({ name: algorithm, iv, additionalData: place }, key, sealed),
    );
  };

  return {
    keep: ({ username, password }) =>
      inTurn(async () => {
        await storage.clear();
        const key = await subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
        await storage.write('key', { key, keptAt: clock.now() });
        await seal(key, 'username', username);
        await seal(key, 'password', password);
      }, undefined),
    read: () =>
      inTurn(async () => {
        const lock = safeParse(keySchema, await storage.read('key'));
        const username = safeParse(halfSchema, await storage.read('username'));
        const password = safeParse(halfSchema, await storage.read('password'));
        if (!lock.success || !username.success || !password.success) return null;
        const { key, keptAt } = lock.output;
        if (clock.now() - keptAt >= lifetime) {
          await storage.clear();
          return null;
        }
        return {
          username: await open(key, 'username', username.output),
          password: await open(key, 'password', password.output),
        };
      }, null),
    wipe: () => inTurn(() => storage.clear(), undefined),
  };
}

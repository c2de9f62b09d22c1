import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { hashToken, newId, newToken } from '../../platform/security/secret-text.ts';
import { endTokens } from './embed-tokens.repository.ts';
import * as repository from './partners.repository.ts';

/** The secret is shown once. */
export type Credentials = { key: string; secret: string };

/** Callers pass their transaction. */
export type Partners = {
  add(db: Database, partner: { name: string; origins: readonly string[] }): Promise<Credentials>;
  list(db: Database): ReturnType<typeof repository.listPartners>;
  /** The old secret stays valid for a day, or ends `atOnce`. */
  rotate(db: Database, key: string, options: { atOnce: boolean }): Promise<Credentials>;
  /** Also ends all its tokens, for good. */
  revoke(db: Database, key: string): Promise<void>;
  /** Takes what `readOrigin` returns. False where it exists already. */
  addOrigin(db: Database, key: string, origin: string): Promise<boolean>;
  /** Ends all tokens of the partner; its other pages request new ones. False for no such origin. */
  removeOrigin(db: Database, key: string, origin: string): Promise<boolean>;
  /** Null for a wrong key or secret. */
  by(db: Database, key: string, secret: string): Promise<string | null>;
};

const overlap = 24 * 60 * 60 * 1000;

const isSame = (hash: string, other: string) =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));

const newSecret = () => `sk_${newToken()}`;

/** @throws RefusalError NOT_FOUND for a key that is unknown or revoked. */
async function lockLive(db: Database, key: string): Promise<repository.PartnerRow> {
  const row = await repository.lockByKey(db, key);
  if (!row || row.revokedAt) throw new RefusalError('NOT_FOUND', 'notFound');
  return row;
}

export function createPartners({ clock }: { clock: Pick<Clock, 'now'> }): Partners {
  return {
    async add(db, { name, origins }) {
      const id = newId('pt');
      const credentials = { key: newId('pk'), secret: newSecret() };
      const createdAt = clock.now();
      const secretHash = hashToken(credentials.secret);
      await repository.insertPartner(db, { id, name, key: credentials.key, secretHash, createdAt });
      for (const origin of new Set(origins))
        await repository.insertOrigin(db, { partnerId: id, origin, createdAt });
      return credentials;
    },
    list: repository.listPartners,
    async rotate(db, key, { atOnce }) {
      const row = await lockLive(db, key);
      const secret = newSecret();
      await repository.updatePartner(db, row.id, {
        secretHash: hashToken(secret),
        formerHash: atOnce ? null : row.secretHash,
        formerUntil: atOnce ? null : new Date(+clock.now() + overlap),
      });
      return { key, secret };
    },
    async revoke(db, key) {
      const row = await lockLive(db, key);
      await repository.updatePartner(db, row.id, { revokedAt: clock.now(), formerHash: null });
      await endTokens(db, { partnerId: row.id });
    },
    async addOrigin(db, key, origin) {
      const { id: partnerId } = await lockLive(db, key);
      return repository.insertOrigin(db, { partnerId, origin, createdAt: clock.now() });
    },
    async removeOrigin(db, key, origin) {
      const { id } = await lockLive(db, key);
      const removed = await repository.deleteOrigin(db, id, origin);
      if (removed) await endTokens(db, { partnerId: id });
      return removed;
    },
    async by(db, key, secret) {
      const row = await repository.findByKey(db, key);
      const hash = hashToken(secret);
      if (!row || row.revokedAt) return null;
      const former = row.formerUntil && row.formerUntil > clock.now() ? row.formerHash : null;
      return isSame(hash, row.secretHash) || (former !== null && isSame(hash, former)) ? row.id : null;
    },
  };
}

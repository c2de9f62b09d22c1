import type { Tokens } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { UnauthorizedError } from '../../platform/http/refusal.ts';
import { hashToken, newId, newToken } from '../../platform/security/secret-text.ts';
import type { Identity, Sessions } from '../../platform/security/sessions.ts';
import type { Transact, Unit } from '../../platform/database/unit-of-work.ts';
import * as repository from './sessions.repository.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
const accessLifetime = 15 * 60 * second;
const absoluteLifetime = 30 * day;
const ticketLifetime = 30 * second;
/** In ms: a spent refresh token is still accepted, for concurrent tabs and lost answers. See docs/decisions/0005. */
const reuseGrace = 10 * second;

export type SessionsService = Sessions & {
  open(unit: Unit, userId: string, device: string): Promise<Tokens>;
  renew(refreshToken: string): Promise<Tokens>;
  ticket(sessionId: string): Promise<{ ticket: string; expiresAt: string }>;
  /**
   * The session lives until the transaction ends. Hold the account first, as those who end all sessions do.
   * @throws UnauthorizedError where it ended since the caller was let in.
   */
  hold(db: Database, sessionId: string): Promise<void>;
  revoke(unit: Unit, userId: string, sessionId: string): Promise<boolean>;
  revokeAll(unit: Unit, userId: string, except?: string): Promise<void>;
};

type Deps = {
  db: Database;
  transact: Transact;
  clock: Clock;
  /** Called after the commit that ended the sessions. */
  cut: (sessionIds: readonly string[]) => void;
  /** Called in the transaction that ends a session because its spent refresh token came again. */
  onReuse: (unit: Unit, session: { userId: string; device: string }) => Promise<void>;
};

const later = (now: Date, ms: number) => new Date(+now + ms);

const isLive = (session: repository.SessionRow | null, now: Date): session is repository.SessionRow =>
  session !== null && session.revokedAt === null && session.expiresAt > now;

async function issueTokens(tx: Database, now: Date, sessionId: string): Promise<Tokens> {
  const tokens = { accessToken: newToken(), refreshToken: newToken() };
  await repository.insertTokens(tx, [
    { hash: hashToken(tokens.accessToken), sessionId, kind: 'access', expiresAt: later(now, accessLifetime) },
    {
      hash: hashToken(tokens.refreshToken),
      sessionId,
      kind: 'refresh',
      expiresAt: later(now, repository.idleLifetime),
    },
  ]);
  return tokens;
}

async function openSession(tx: Database, now: Date, userId: string, device: string): Promise<Tokens> {
  const id = newId('s');
  const expiresAt = later(now, absoluteLifetime);
  await repository.insertSession(tx, { id, userId, device, createdAt: now, lastUsedAt: now, expiresAt });
  return issueTokens(tx, now, id);
}

/** Null where the token opens nothing any more. */
async function renewSession(unit: Unit, { clock, cut, onReuse }: Deps, hash: string): Promise<Tokens | null> {
  const found = await repository.findToken(unit.db, hash, 'refresh');
  if (!found) return null;
  const session = await repository.lockSession(unit.db, found.session.id);
  const now = clock.now();
  if (!isLive(session, now)) return null;
  if (await repository.spendToken(unit.db, hash, now)) {
    await repository.touchSession(unit.db, session.id, now);
    return issueTokens(unit.db, now, session.id);
  }
  // Read again under the lock: another tab may have spent it.
  const spentAt = (await repository.findToken(unit.db, hash, 'refresh'))?.token.spentAt ?? null;
  if (spentAt === null) return null;
  if (+now - +spentAt <= reuseGrace) return issueTokens(unit.db, now, session.id);
  // Reuse after the grace period: someone else has a copy, so the whole session ends.
  await repository.revokeSession(unit.db, session.userId, session.id, now);
  unit.afterCommit(() => cut([session.id]));
  await onReuse(unit, session);
  return null;
}

export function createSessionsService(deps: Deps): SessionsService {
  const { db, transact, clock, cut } = deps;
  const findAccess = repository.prepareFindAccess(db);
  const cutAfterCommit = (unit: Unit, ids: readonly string[]) => unit.afterCommit(() => cut(ids));

  return {
    open: (unit, userId, device) => openSession(unit.db, clock.now(), userId, device),

    async renew(refreshToken) {
      const tokens = await transact((unit) => renewSession(unit, deps, hashToken(refreshToken)));
      if (!tokens) throw new UnauthorizedError();
      return tokens;
    },

    async ticket(sessionId) {
      const ticket = newToken();
      const expiresAt = later(clock.now(), ticketLifetime);
      await repository.insertTokens(db, [{ hash: hashToken(ticket), sessionId, kind: 'ticket', expiresAt }]);
      return { ticket, expiresAt: expiresAt.toISOString() };
    },

    async hold(tx, sessionId) {
      if (!(await repository.holdSession(tx, sessionId, clock.now()))) throw new UnauthorizedError();
    },

    async revoke(unit, userId, sessionId) {
      const revoked = await repository.revokeSession(unit.db, userId, sessionId, clock.now());
      if (revoked) cutAfterCommit(unit, [sessionId]);
      return revoked;
    },

    async revokeAll(unit, userId, except) {
      cutAfterCommit(unit, await repository.revokeAllSessions(unit.db, userId, clock.now(), except));
    },

    async byAccessToken(token): Promise<Identity | null> {
      const found = await findAccess(hashToken(token));
      if (!found || !isLive(found.session, clock.now()) || found.token.expiresAt <= clock.now()) return null;
      const { id: sessionId, userId } = found.session;
      return { userId, sessionId, expiresAt: found.token.expiresAt, grant: null };
    },

    async byTicket(ticket): Promise<Identity | null> {
      const hash = hashToken(ticket);
      const now = clock.now();
      const session = (await repository.findToken(db, hash, 'ticket'))?.session ?? null;
      if (!isLive(session, now) || !(await repository.spendToken(db, hash, now))) return null;
      const { id: sessionId, userId, expiresAt } = session;
      return { userId, sessionId, expiresAt, grant: null };
    },

    stillLive: async (ids) =>
      new Set(ids.length === 0 ? [] : await repository.filterLive(db, ids, clock.now())),
  };
}

import type { AskEmbedToken, EmbedToken } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Embeds, narrowSession, narrowTicket, narrowToken } from '../../platform/security/embeds.ts';
import { RefusalError, UnauthorizedError } from '../../platform/http/refusal.ts';
import { hashToken, newId, newToken } from '../../platform/security/secret-text.ts';
import type { Identity } from '../../platform/security/sessions.ts';
import type { Transact } from '../../platform/database/unit-of-work.ts';
import * as repository from './embed-tokens.repository.ts';
import { lockLink } from './links.repository.ts';
import { lockIfActive, isLiveOrigin } from './partners.repository.ts';
import type { Partners } from './partners.service.ts';

const lifetime = 10 * 60_000;
const ticketLifetime = 30_000;

export type EmbedTokens = Embeds & {
  /** @throws RefusalError NOT_FOUND where the partner's user is not linked. */
  issue(partnerId: string, ask: AskEmbedToken): Promise<EmbedToken>;
  /** For the socket, so that no token appears in a URL. */
  ticket(sessionId: string): Promise<{ ticket: string; expiresAt: string }>;
};

type Needs = {
  db: Database;
  transact: Transact;
  clock: Pick<Clock, 'now'>;
  partners: Pick<Partners, 'by'>;
};

async function find(
  { db, clock }: Needs,
  kind: 'token' | 'ticket',
  shown: string,
  origin: string | null,
): Promise<(Identity & { hash: string }) | null> {
  const hash = hashToken(shown);
  const row = await repository.findLive(db, { hash, kind, origin: origin ?? '', at: clock.now() });
  if (!row) return null;
  if (!row.isFromPartner) {
    const named = origin ?? '–';
    throw new RefusalError('ORIGIN_NOT_ALLOWED', 'originNotAllowed', { origin }, { origin: named });
  }
  const { userId, sessionId, endsAt, partnerId, scopes } = row;
  return { hash, userId, sessionId, expiresAt: endsAt, grant: { partnerId, scopes } };
}

const issue = (
  { transact, clock }: Needs,
  partnerId: string,
  { user, scopes }: AskEmbedToken,
): Promise<EmbedToken> =>
  transact(async (unit) => {
    // Locked, so that no token is issued while the partner is being revoked.
    if (!(await lockIfActive(unit.db, partnerId))) throw new UnauthorizedError();
    const link = await lockLink(unit.db, partnerId, user);
    if (!link) throw new RefusalError('NOT_FOUND', 'notLinked');
    const token = `${narrowToken}${newToken()}`;
    const endsAt = new Date(+clock.now() + lifetime);
    const wanted = [...new Set(scopes)];
    await repository.insertToken(unit.db, {
      hash: hashToken(token),
      kind: 'token',
      sessionId: newId(narrowSession.slice(0, -1)),
      partnerId,
      userId: link.userId,
      scopes: wanted,
      expiresAt: endsAt,
      endsAt,
    });
    return { token, expiresAt: endsAt.toISOString(), scopes: wanted };
  });

export function createEmbedTokens(needs: Needs): EmbedTokens {
  const { db, clock, partners } = needs;
  const byToken: Embeds['byToken'] = (token, origin) => find(needs, 'token', token, origin);

  return {
    partnerBy: (key, secret) => partners.by(db, key, secret),
    isPartnerOrigin: (origin) => isLiveOrigin(db, origin),
    byToken,

    async bySocketToken(shown, origin) {
      if (!shown.startsWith(narrowTicket)) return byToken(shown, origin);
      const found = await find(needs, 'ticket', shown, origin);
      return found && (await repository.spendTicket(db, found.hash, clock.now())) ? found : null;
    },

    stillLive: async (ids) =>
      new Set(ids.length === 0 ? [] : await repository.filterLive(db, ids, clock.now())),

    issue: (partnerId, ask) => issue(needs, partnerId, ask),

    async ticket(sessionId) {
      const session = await repository.findSession(db, sessionId);
      if (!session) throw new UnauthorizedError();
      const ticket = `${narrowTicket}${newToken()}`;
      const expiresAt = new Date(+clock.now() + ticketLifetime);
      await repository.insertToken(db, { ...session, hash: hashToken(ticket), kind: 'ticket', expiresAt });
      return { ticket, expiresAt: expiresAt.toISOString() };
    },
  };
}

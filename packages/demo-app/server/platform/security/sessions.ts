import type { Scope } from '@keo/core/contract';

/** What a narrow token allows. */
export type Grant = { partnerId: string; scopes: readonly Scope[] };

/** `grant` is null for a whole session. */
export type Identity = { userId: string; sessionId: string; expiresAt: Date; grant: Grant | null };

export type Sessions = {
  byAccessToken(token: string): Promise<Identity | null>;
  /** Spends a ticket. `expiresAt` is the end of the session. */
  byTicket(ticket: string): Promise<Identity | null>;
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
};

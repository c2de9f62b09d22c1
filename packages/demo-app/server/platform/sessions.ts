import type { Scope } from '@keo/core/contract';

/** What a narrow token allows, and which partner it was given to. */
export type Grant = { partnerId: string; scopes: readonly Scope[] };

/** Who is calling, as the access token says. `grant` is null for a whole session. */
export type Identity = { userId: string; sessionId: string; expiresAt: Date; grant: Grant | null };

/** The part of the auth module that routes and sockets need. */
export type Sessions = {
  /** The holder of a live access token, or null. */
  byAccessToken(token: string): Promise<Identity | null>;
  /** Spends a socket ticket. `expiresAt` is the end of the session. */
  byTicket(ticket: string): Promise<Identity | null>;
  /** Which of these sessions are still live. */
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
};

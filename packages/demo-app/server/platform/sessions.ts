/** Who is calling, as the access token says. */
export type Identity = { userId: string; sessionId: string; expiresAt: Date };

/** The part of the auth module that the platform's doors need. */
export type Sessions = {
  /** The holder of a live access token, or null. */
  byAccessToken(token: string): Promise<Identity | null>;
  /** Spends a socket ticket. `expiresAt` is the end of the session. */
  byTicket(ticket: string): Promise<Identity | null>;
  /** Which of these sessions are still live. */
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
};

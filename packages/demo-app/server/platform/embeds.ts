import type { Identity } from './sessions.ts';

/** The part of the partners module that routes and sockets need. */
export type Embeds = {
  /** The partner with this key and this secret, or null. */
  partnerBy(key: string, secret: string): Promise<string | null>;
  /** Whether pages of that origin belong to a partner that is not revoked. */
  isPartnerOrigin(origin: string): Promise<boolean>;
  /**
   * The holder of a live narrow token, or null.
   * @throws RefusalError ORIGIN_NOT_ALLOWED where the page that shows it is not one of the partner's.
   */
  byToken(token: string, origin: string | null): Promise<Identity | null>;
  /** The same for a socket: takes a narrow token, or spends its ticket. */
  bySocketToken(token: string, origin: string | null): Promise<Identity | null>;
  /** Which of these sessions of narrow tokens are still live. */
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Prefixes of narrow tokens, their tickets and their sessions. */
export const narrowToken = 'keo_embed_';
export const narrowTicket = 'keo_ticket_';
export const narrowSession = 'es_';

export const isNarrow = (token: string): boolean =>
  token.startsWith(narrowToken) || token.startsWith(narrowTicket);

import type { Identity } from './sessions.ts';

export type Embeds = {
  partnerBy(key: string, secret: string): Promise<string | null>;
  isPartnerOrigin(origin: string): Promise<boolean>;
  /**
   * Null for a token that is not valid.
   * @throws RefusalError ORIGIN_NOT_ALLOWED where the calling page is not one of the partner's.
   */
  byToken(token: string, origin: string | null): Promise<Identity | null>;
  /** The same for a socket: a narrow token, or a ticket, which is then spent. */
  bySocketToken(token: string, origin: string | null): Promise<Identity | null>;
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
};

export const narrowToken = 'keo_embed_';
export const narrowTicket = 'keo_ticket_';
export const narrowSession = 'es_';

export const isNarrow = (token: string): boolean =>
  token.startsWith(narrowToken) || token.startsWith(narrowTicket);

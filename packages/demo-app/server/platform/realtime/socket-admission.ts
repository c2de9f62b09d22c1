import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { callerAddress } from '../security/caller-address.ts';
import { callingOrigin, isOwnOrigin } from '../security/calling-origin.ts';
import { type Embeds, isNarrow } from '../security/embeds.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import { RateLimitedError, RefusalError } from '../http/refusal.ts';
import type { Identity, Sessions } from '../security/sessions.ts';

type Arriving = Socket<Record<string, never>, Record<string, never>, Record<string, never>, Identity>;

export const socketsPerUser = 10;

class SocketRefusal extends Error {
  readonly data: { code: number };
  constructor(message: string, code: number) {
    super(message);
    this.data = { code };
  }
}

/** Whether the URL of a handshake has exactly one token. */
function hasToken({ url = '' }: IncomingMessage): boolean {
  const [token, ...more] = new URL(url, 'http://localhost').searchParams.getAll('token');
  return token !== undefined && token !== '' && more.length === 0;
}

/** The room whose size is limited. */
export const limitRoom = ({ userId, grant }: Identity): string =>
  grant ? `partner:${grant.partnerId}:${userId}` : `u:${userId}`;

/** Who may open a socket: pages of our own and of partners, with a token that is good, within their limits. */
export function createSocketAdmission(deps: {
  sessions: Pick<Sessions, 'byTicket' | 'byAccessToken'>;
  embeds: Pick<Embeds, 'isPartnerOrigin' | 'bySocketToken'>;
  limits: RateLimits;
  publicUrl: string;
  trustedProxies: number;
  /** How many open sockets share the limit of that one. */
  countSockets: (identity: Identity) => number;
  onError: (error: unknown) => void;
}) {
  const { sessions, embeds, limits, publicUrl, trustedProxies, countSockets, onError } = deps;
  const isPartner = async (origin: string | undefined) =>
    origin !== undefined && (await embeds.isPartnerOrigin(origin));

  /** Counts handshakes by address; those without a token, which can only be refused, have a smaller budget. */
  async function mayHandshake(request: IncomingMessage): Promise<boolean> {
    const address = callerAddress(request, trustedProxies);
    await limits.takeFrom(address, 'handshakes');
    if (!hasToken(request)) await limits.takeFrom(address, 'connects');
    const { origin, host } = request.headers;
    return isOwnOrigin(origin, host, publicUrl) || isPartner(origin);
  }

  async function admit(socket: Arriving) {
    const { token } = socket.handshake.query;
    if (typeof token !== 'string' || token === '')
      throw new SocketRefusal('Token is required for authentication', 401);
    const identity = await identify(socket.handshake.headers, token);
    // An unknown token counts against the address, so that guessing is limited.
    const counted = identity
      ? limits.take('connects', limitRoom(identity))
      : limits.takeFrom(callerAddress(socket.request, trustedProxies), 'connects');
    await counted.catch((error: unknown) => {
      throw error instanceof RateLimitedError ? new SocketRefusal('Too many connections', 429) : error;
    });
    if (!identity) throw new SocketRefusal('NOT_LOGIN', 401);
    if (countSockets(identity) >= socketsPerUser) throw new SocketRefusal('Too many connections', 429);
    socket.data = identity;
  }

  /** On partners' pages only narrow tokens are valid: a session token there is stolen. */
  async function identify(headers: IncomingHttpHeaders, token: string): Promise<Identity | null> {
    if (isNarrow(token))
      return embeds.bySocketToken(token, callingOrigin(headers, publicUrl)).catch((error: unknown) => {
        throw error instanceof RefusalError ? new SocketRefusal(error.reason, 403) : error;
      });
    if (!isOwnOrigin(headers.origin, headers.host, publicUrl)) return null;
    return (await sessions.byTicket(token)) ?? (await sessions.byAccessToken(token));
  }

  async function decide(socket: Arriving, next: (refusal?: Error) => void): Promise<void> {
    try {
      await admit(socket);
      next();
    } catch (error) {
      if (error instanceof SocketRefusal) return next(error);
      onError(error);
      next(new SocketRefusal('Error occurred', 500));
    }
  }

  return { isPartner, mayHandshake, decide };
}

import type { Clock, Timer } from '../ports/ports.ts';
import type { StoredSession } from './token-store.ts';

const longestLead = 60_000;
/** Part of a short lifetime, at its end, in which the token is renewed. */
const share = 0.2;

/**
 * Renews a session a minute before its expiry, or in the last fifth of a short lifetime, if the expiry is known. A
 * token that is expired by this device's clock is left to the server.
 */
export function createEarlyRenewal(clock: Clock, renew: (session: StoredSession) => void) {
  let timer: Timer | undefined;
  let watched: string | undefined;
  return {
    /** Call with the current session as often as you like. */
    watch(session: StoredSession | null): void {
      if (session?.accessToken === watched) return;
      timer?.cancel();
      watched = session?.accessToken;
      if (session?.expiresAt === undefined) return;
      const left = session.expiresAt - clock.now();
      if (left > 0) timer = clock.after(left - Math.min(longestLead, left * share), () => renew(session));
    },
    stop(): void {
      timer?.cancel();
      watched = undefined;
    },
  };
}

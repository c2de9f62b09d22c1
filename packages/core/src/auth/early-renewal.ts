import type { Clock, Timer } from '../ports/ports.ts';
import type { StoredSession } from './token-store.ts';

const longestLead = 60_000;
/** The last part of a short life, in which it is renewed. */
const share = 0.2;

/**
 * Renews a session a minute before its end, or in the last fifth of a short life, where its end is known. A token
 * that is past its end already, by this device's clock, is left to the server to judge.
 */
export function createEarlyRenewal(clock: Clock, renew: (session: StoredSession) => void) {
  let timer: Timer | undefined;
  let watched: string | undefined;
  return {
    /** Called with the session of now, as often as may be. */
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

import type { Clock } from '../ports/ports.ts';
import type { Tokens } from '../auth/auth.schema.ts';
import type { DealLog } from '../notifications/deal-log.schema.ts';
import type { PublicProfile } from '../users/profile.schema.ts';
import type { UserCard } from '../users/user-card.schema.ts';
import type { User } from '../users/users.schema.ts';

export type Account = {
  user: User;
  /** Further fields of their public profile. */
  profile: Partial<PublicProfile>;
  password: string;
  logs: DealLog[];
  lastSeq: number;
};

export const newAccount = (user: User, password: string): Account => ({
  user,
  profile: {},
  password,
  logs: [],
  lastSeq: 0,
});

export const getCard = ({ user }: Account): UserCard => {
  const { id, username, displayName, avatarUrl, verified } = user;
  return { id, username, displayName, avatarUrl, verified };
};

/** A session: its current tokens, the refresh token before them, and until when that one is accepted. */
export type Family = {
  account: Account;
  access: string;
  refresh: string;
  previous: string | null;
  graceUntil: number;
  isOverdue: boolean;
  rotations: number;
};

const grace = 10_000;

/** The sessions of the fake: opaque tokens, rotation in families, and reuse that ends the family. */
export function createFamilies(clock: Clock) {
  const families = new Set<Family>();
  /** Every refresh token ever issued, so that reuse of an old one is recognised. */
  const spent = new Map<string, Family>();
  const tickets = new Map<string, Family>();
  let made = 0;
  const fresh = (kind: string): string => `${kind}_${++made}`;

  const toTokens = ({ access, refresh }: Family): Tokens => ({ accessToken: access, refreshToken: refresh });

  return {
    open(account: Account): Tokens {
      const family: Family = {
        account,
        access: fresh('access'),
        refresh: fresh('refresh'),
        previous: null,
        graceUntil: 0,
        isOverdue: false,
        rotations: 0,
      };
      families.add(family);
      return toTokens(family);
    },
    /** The session of a current access token. */
    byAccess: (token: string | null): Family | undefined =>
      [...families].find((family) => family.access === token && !family.isOverdue),
    rotate(token: string): Tokens | null {
      const current = [...families].find((family) => family.refresh === token);
      if (current) {
        spent.set(current.refresh, current);
        current.previous = current.refresh;
        current.graceUntil = clock.now() + grace;
        current.access = fresh('access');
        current.refresh = fresh('refresh');
        current.isOverdue = false;
        current.rotations += 1;
        return toTokens(current);
      }
      const late = spent.get(token);
      if (!late || !families.has(late)) return null;
      if (late.previous === token && clock.now() <= late.graceUntil) return toTokens(late);
      families.delete(late);
      return null;
    },
    close: (family: Family): void => void families.delete(family),
    closeSessions(account: Account, kept?: Family): void {
      for (const family of families)
        if (family.account === account && family !== kept) families.delete(family);
    },
    of: (account: Account): Family[] => [...families].filter((family) => family.account === account),
    /** Expires every access token; the refresh tokens still work. */
    expire(): void {
      for (const family of families) family.isOverdue = true;
    },
    ticket(family: Family): string {
      const ticket = fresh('ticket');
      tickets.set(ticket, family);
      return ticket;
    },
    /** Spends a ticket, or accepts an access token. */
    redeem(token: string): Family | undefined {
      const family = tickets.get(token);
      tickets.delete(token);
      if (family) return families.has(family) ? family : undefined;
      return this.byAccess(token);
    },
    isOpen: (family: Family): boolean => families.has(family),
  };
}

export type Families = ReturnType<typeof createFamilies>;

import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import type { User } from '../users/users.schema.ts';
import type { Login, Register, SignInAnswer } from './auth.schema.ts';
import type { StoredSession } from './token-store.ts';

export type SignedIn = { session: StoredSession; user: User };

export type AuthContext = {
  /** The session that this tab shows. The store may hold newer tokens, renewed by another tab. */
  session: StoredSession | null;
  user: User | null;
  error: ApiError | null;
};

export type Balances = Pick<User, 'balance' | 'heldBalance' | 'withdrawingBalance'>;

/** Sign-in by password or by what a passkey's sign-in answered, or sign-up. */
export type EnterWish =
  | ({ type: 'auth.signIn'; remember: boolean } & Login)
  | { type: 'auth.signIn'; tokens: SignInAnswer }
  | { type: 'auth.signUp'; input: Register };

/** Signing in, up or out and `auth.reloadUser` are commands; the others are facts. */
export type AuthEvent =
  | EnterWish
  | { type: 'auth.signOut' }
  | { type: 'auth.reloadUser' }
  | { type: 'auth.overdue' }
  | { type: 'user.changed'; user: User }
  | ({ type: 'balance.changed' } & Partial<Balances>)
  | SessionEvent;

/** Events of the actor that watches the stored session: what the store holds now, and what happened around it. */
export type SessionEvent =
  | { type: 'session.seen'; session: StoredSession | null }
  | { type: 'session.endedElsewhere' }
  | { type: 'page.returned' };

/**
 * `look` reads the store; `end` clears it, and with `asked` also revokes the session on the server. `gone`: the token
 * was removed from outside, and what is left of the session goes too.
 */
export type EndReason = 'asked' | 'overdue' | 'gone';
export type StoreCommand =
  | { type: 'session.look' }
  | { type: 'session.end'; reason: EndReason; session: StoredSession | null };

/** `gone`: the token cookie is no longer there, and no other tab has said that it signed out. */
export type SignedOutReason = 'asked' | 'overdue' | 'otherTab' | 'gone';

/** One-time events: the product navigates on these. A restored session emits none. */
export type AuthEmitted = { type: 'auth.signedIn' } | { type: 'auth.signedOut'; reason: SignedOutReason };

/** The effects this machine asks for; `createAuthLogic` in `auth.actors.ts` provides them. */
export type AuthActors = {
  store: CallbackActorLogic<StoreCommand>;
  /** Resolves to the user of the stored session; null if there is none, `gone` if it was removed meanwhile. */
  restore: PromiseActorLogic<SignedIn | 'gone' | null>;
  enter: PromiseActorLogic<SignedIn, EnterWish>;
  loadUser: PromiseActorLogic<User>;
};

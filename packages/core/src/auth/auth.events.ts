import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import type { User } from '../users/users.schema.ts';
import type { Login, Register, Tokens } from './auth.schema.ts';
import type { StoredSession } from './token-store.ts';

export type SignedIn = { session: StoredSession; user: User };

export type AuthContext = {
  /** The session this tab shows. Another tab may have renewed its tokens since; the store holds the newest. */
  session: StoredSession | null;
  user: User | null;
  error: ApiError | null;
};

export type Balances = Pick<User, 'balance' | 'heldBalance' | 'withdrawingBalance'>;

/** Signs in by a password or by tokens that a passkey got, or signs up. */
export type EnterWish =
  | ({ type: 'auth.signIn'; remember: boolean } & Login)
  | { type: 'auth.signIn'; tokens: Tokens }
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
 * `look` asks what the store holds; `end` clears it, and with reason `asked` ends the session on the server too.
 * `gone` is for a session whose token another page or program removed: what may be left of it goes as well.
 */
export type EndReason = 'asked' | 'overdue' | 'gone';
export type KeeperCommand =
  | { type: 'session.look' }
  | { type: 'session.end'; reason: EndReason; session: StoredSession | null };

/** `gone`: the token cookie is no longer there, and no other tab has said that it signed out. */
export type SignedOutReason = 'asked' | 'overdue' | 'otherTab' | 'gone';

/** Facts that happen once: the product navigates on these. A session restored from the store is no sign-in. */
export type AuthEmitted = { type: 'auth.signedIn' } | { type: 'auth.signedOut'; reason: SignedOutReason };

/** The effects this machine asks for; `createAuthLogic` in `auth.actors.ts` provides them. */
export type AuthActors = {
  keeper: CallbackActorLogic<KeeperCommand>;
  /** Answers who is signed in by what is stored; null where nobody was, `gone` where the session went meanwhile. */
  restore: PromiseActorLogic<SignedIn | 'gone' | null>;
  enter: PromiseActorLogic<SignedIn, EnterWish>;
  loadUser: PromiseActorLogic<User>;
};

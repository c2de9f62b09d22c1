import { type SnapshotFrom, assertEvent, assign, emit, sendTo, setup } from 'xstate';
import { isApiError, isTransient } from '../http/http.errors.ts';
import type { User } from '../users/users.schema.ts';
import type {
  AuthActors,
  AuthContext,
  AuthEmitted,
  AuthEvent,
  Balances,
  EndReason,
  SignedIn,
  SignedOutReason,
} from './auth.events.ts';
import type { StoredSession } from './token-store.ts';

type Failure = { error: unknown };

const toSignedIn = (restored: SignedIn | 'gone' | null): SignedIn | null =>
  restored === 'gone' ? null : restored;

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'restoring' | 'busy' | 'authenticated',
  },
  actors: {} as AuthActors,
  // A browser may report the removed cookie before the tab that removed it has said that it signed out.
  delays: { retry: 15_000, otherTab: 1000 },
  guards: {
    isNothing: (_, session: StoredSession | null) => session === null,
    isAnother: ({ context }, session: StoredSession | null) => session?.id !== context.session?.id,
    isSameUser: ({ context }, user: User) => user.id === context.user?.id,
    isTransient: (_, { error }: Failure) => isTransient(error),
  },
  actions: {
    enter: assign((_, signedIn: SignedIn | null) => ({ ...signedIn, error: null })),
    leave: assign({ session: null, user: null }),
    forgetError: assign({ error: null }),
    noteError: assign((_, { error }: Failure) => ({ error: isApiError(error) ? error : null })),
    noteSession: assign((_, session: StoredSession | null) => ({ session })),
    noteUser: assign((_, user: User) => ({ user, error: null })),
    noteBalances: assign(({ context: { user } }, pushed: Partial<Balances>) => ({
      user: user && { ...user, ...pushed },
    })),
    look: sendTo('store', { type: 'session.look' }),
    end: sendTo('store', ({ context }, reason: EndReason) => ({
      type: 'session.end' as const,
      reason,
      session: context.session,
    })),
    tellSignedIn: emit({ type: 'auth.signedIn' }),
    tellSignedOut: emit((_, reason: SignedOutReason) => ({ type: 'auth.signedOut' as const, reason })),
  },
}).createMachine({
  id: 'auth',
  context: { session: null, user: null, error: null },
  invoke: { id: 'store', src: 'store' },
  initial: 'restoring',
  on: {
    'auth.signOut': {
      target: '.signedOut',
      actions: ['forgetError', { type: 'end', params: 'asked' }, { type: 'tellSignedOut', params: 'asked' }],
    },
    'session.endedElsewhere': {
      target: '.signedOut',
      actions: ['forgetError', { type: 'tellSignedOut', params: 'otherTab' }],
    },
  },
  states: {
    restoring: {
      tags: ['restoring', 'busy'],
      entry: 'leave',
      invoke: {
        src: 'restore',
        onDone: [
          { guard: ({ event }) => event.output === 'gone', target: 'signedOut.unexplained' },
          {
            guard: ({ event }) => toSignedIn(event.output) !== null,
            target: 'signedIn',
            actions: { type: 'enter', params: ({ event }) => toSignedIn(event.output) },
          },
          { target: 'signedOut' },
        ],
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'unreachable',
            actions: { type: 'noteError', params: ({ event }) => event },
          },
          {
            target: 'signedOut',
            actions: [
              { type: 'noteError', params: ({ event }) => event },
              { type: 'tellSignedOut', params: 'overdue' },
            ],
          },
        ],
      },
      on: {
        'auth.signIn': { target: 'entering' },
        'auth.signUp': { target: 'entering' },
      },
    },
    /** A session is stored, but the server did not answer whose it is: authenticated without a user. */
    unreachable: {
      tags: 'authenticated',
      initial: 'waiting',
      on: {
        'auth.signIn': { target: 'entering' },
        'auth.signUp': { target: 'entering' },
        'auth.overdue': {
          target: 'signedOut',
          actions: [
            { type: 'end', params: 'overdue' },
            { type: 'tellSignedOut', params: 'overdue' },
          ],
        },
        'session.seen': {
          guard: { type: 'isNothing', params: ({ event }) => event.session },
          target: 'signedOut.unexplained',
          actions: { type: 'end', params: 'gone' },
        },
      },
      states: {
        waiting: {
          after: { retry: { target: 'trying' } },
          on: { 'page.returned': { target: 'trying' }, 'auth.reloadUser': { target: 'trying' } },
        },
        trying: {
          tags: 'busy',
          invoke: {
            src: 'restore',
            onDone: [
              {
                guard: ({ event }) => toSignedIn(event.output) !== null,
                target: '#auth.signedIn',
                actions: { type: 'enter', params: ({ event }) => toSignedIn(event.output) },
              },
              { target: '#auth.signedOut.unexplained' },
            ],
            onError: [
              {
                guard: { type: 'isTransient', params: ({ event }) => event },
                target: 'waiting',
                actions: { type: 'noteError', params: ({ event }) => event },
              },
              {
                target: '#auth.signedOut',
                actions: [
                  { type: 'noteError', params: ({ event }) => event },
                  { type: 'tellSignedOut', params: 'overdue' },
                ],
              },
            ],
          },
        },
      },
    },
    signedOut: {
      entry: ['leave', 'look'],
      on: {
        'auth.signIn': { target: 'entering' },
        'auth.signUp': { target: 'entering' },
        'session.seen': {
          guard: ({ event }) => event.session !== null,
          target: 'restoring',
        },
      },
      initial: 'settled',
      states: {
        settled: { on: { 'session.endedElsewhere': {} } },
        /** The token cookie is gone; waits for another tab to say that it signed out. */
        unexplained: {
          after: { otherTab: { target: 'settled', actions: { type: 'tellSignedOut', params: 'gone' } } },
        },
      },
    },
    entering: {
      tags: 'busy',
      entry: ['leave', 'forgetError'],
      invoke: {
        src: 'enter',
        input: ({ event }) => {
          assertEvent(event, ['auth.signIn', 'auth.signUp']);
          return event;
        },
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'enter', params: ({ event }) => event.output }, 'tellSignedIn'],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'noteError', params: ({ event }) => event },
        },
      },
    },
    signedIn: {
      tags: 'authenticated',
      // Changes of the store during the states before were not handled there.
      entry: 'look',
      initial: 'idle',
      on: {
        'auth.signIn': { target: 'entering' },
        'auth.signUp': { target: 'entering' },
        'auth.overdue': {
          target: 'signedOut',
          actions: [
            { type: 'end', params: 'overdue' },
            { type: 'tellSignedOut', params: 'overdue' },
          ],
        },
        'session.seen': [
          {
            guard: { type: 'isNothing', params: ({ event }) => event.session },
            target: 'signedOut.unexplained',
            actions: { type: 'end', params: 'gone' },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.session },
            target: 'restoring',
          },
          { actions: { type: 'noteSession', params: ({ event }) => event.session } },
        ],
        'user.changed': {
          guard: { type: 'isSameUser', params: ({ event }) => event.user },
          actions: { type: 'noteUser', params: ({ event }) => event.user },
        },
        'balance.changed': {
          actions: { type: 'noteBalances', params: ({ event }) => event },
        },
      },
      states: {
        idle: { on: { 'auth.reloadUser': { target: 'loading' } } },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadUser',
            onDone: { target: 'idle', actions: { type: 'noteUser', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: { type: 'noteError', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

import { type CallbackActorLogic, type PromiseActorLogic, assign, setup } from 'xstate';
import { type ApiError, toApiError } from '../http/http.errors.ts';
import type { Recharge } from './recharge.schema.ts';

/** An order without an answer, stored on the device so that a reload repeats it. */
export type RechargeOrder = { requestId: string; amount: number };

export type RechargeEvent =
  | { type: 'recharge.ask'; order: RechargeOrder }
  | { type: 'recharge.watch'; id: string }
  | { type: 'recharge.pushed'; recharge: Recharge }
  | { type: 'recharge.missing'; error: ApiError }
  | { type: 'recharge.cancel' }
  | { type: 'recharge.again' };

export type RechargeContext = {
  order: RechargeOrder | null;
  id: string | null;
  recharge: Recharge | null;
  error: ApiError | null;
  /** Tries in a row without an answer. */
  tries: number;
};

const isSettled = ({ state }: Recharge) => state === 'SUCCEEDED' || state === 'CANCELLED';

/** One recharge, from the amount to the money. A lost answer is retried with the same `requestId`. */
export const rechargeMachine = setup({
  types: {
    context: {} as RechargeContext,
    events: {} as RechargeEvent,
    input: {} as { order: RechargeOrder | null },
  },
  actors: {} as {
    create: PromiseActorLogic<Recharge, RechargeOrder>;
    cancel: PromiseActorLogic<Recharge, string>;
    /** Polls the recharge. */
    poll: CallbackActorLogic<{ type: 'never' }, { id: string }>;
    /** Reports each recharge that the server pushes. */
    listen: CallbackActorLogic<{ type: 'never' }>;
  },
  guards: {
    isUnsure: (_, error: ApiError) => error.isUnknownOutcome || error.reason === 'IN_PROGRESS',
    /** Drops an answer that is older than what the socket pushed. */
    isNews: ({ context: { id, recharge } }, pushed: Recharge) =>
      pushed.id === id && (recharge?.id !== id || Date.parse(pushed.now) >= Date.parse(recharge.now)),
    endsIt: ({ context }, pushed: Recharge) => pushed.id === context.id && isSettled(pushed),
    hasOrder: ({ context }) => context.order !== null,
  },
  actions: {
    noteOrder: assign((_, order: RechargeOrder) => ({ order, error: null, tries: 0 })),
    noteUnanswered: assign(({ context }) => ({ tries: context.tries + 1 })),
    noteRecharge: assign((_, recharge: Recharge) => ({
      recharge,
      id: recharge.id,
      order: null,
      error: null,
      tries: 0,
    })),
    noteError: assign((_, error: ApiError) => ({ error })),
    noteMissing: assign((_, error: ApiError) => ({ error, id: null, recharge: null })),
    refuse: assign((_, error: ApiError) => ({ error, order: null })),
    noteId: assign(({ context }, id: string) => ({
      id,
      error: null,
      recharge: context.recharge?.id === id ? context.recharge : null,
    })),
    forget: assign({ order: null, id: null, recharge: null, error: null, tries: 0 }),
  },
  delays: { beforeNextTry: 3000 },
}).createMachine({
  id: 'recharge',
  context: ({ input }) => ({ order: input.order, id: null, recharge: null, error: null, tries: 0 }),
  initial: 'choosing',
  on: {
    'recharge.watch': {
      target: '.watching',
      reenter: true,
      actions: { type: 'noteId', params: ({ event }) => event.id },
    },
    'recharge.again': { target: '.editing', actions: 'forget' },
  },
  states: {
    choosing: { always: [{ guard: 'hasOrder', target: 'creating' }, { target: 'editing' }] },
    editing: {
      on: {
        'recharge.ask': {
          target: 'creating',
          actions: { type: 'noteOrder', params: ({ event }) => event.order },
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        src: 'create',
        input: ({ context }) => context.order ?? { requestId: '', amount: 0 },
        onDone: {
          target: 'watching',
          actions: { type: 'noteRecharge', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => toApiError(event.error) },
            target: 'unsure',
            actions: { type: 'noteError', params: ({ event }) => toApiError(event.error) },
          },
          {
            target: 'editing',
            actions: { type: 'refuse', params: ({ event }) => toApiError(event.error) },
          },
        ],
      },
    },
    unsure: {
      tags: ['busy', 'unsure'],
      after: { beforeNextTry: 'creating' },
      exit: 'noteUnanswered',
    },
    watching: {
      tags: 'watching',
      invoke: [{ src: 'poll', input: ({ context }) => ({ id: context.id ?? '' }) }, { src: 'listen' }],
      on: {
        'recharge.pushed': [
          {
            guard: { type: 'endsIt', params: ({ event }) => event.recharge },
            target: 'settled',
            actions: { type: 'noteRecharge', params: ({ event }) => event.recharge },
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event.recharge },
            actions: { type: 'noteRecharge', params: ({ event }) => event.recharge },
          },
        ],
        'recharge.missing': {
          target: 'editing',
          actions: { type: 'noteMissing', params: ({ event }) => event.error },
        },
        'recharge.cancel': 'cancelling',
      },
    },
    cancelling: {
      tags: ['busy', 'watching'],
      invoke: {
        src: 'cancel',
        input: ({ context }) => context.id ?? '',
        onDone: { target: 'settled', actions: { type: 'noteRecharge', params: ({ event }) => event.output } },
        onError: {
          target: 'watching',
          actions: { type: 'noteError', params: ({ event }) => toApiError(event.error) },
        },
      },
    },
    /** A transfer with a used or cancelled code goes into suspense, and is reported too. */
    settled: {
      tags: 'settled',
      invoke: { src: 'listen' },
      on: {
        'recharge.pushed': {
          guard: { type: 'isNews', params: ({ event }) => event.recharge },
          actions: { type: 'noteRecharge', params: ({ event }) => event.recharge },
        },
      },
    },
  },
});

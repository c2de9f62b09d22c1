import { type CallbackActorLogic, type PromiseActorLogic, assign, setup } from 'xstate';
import { type ApiError, toApiError } from '../http/http.errors.ts';
import type { Withdraw } from './withdraw.schema.ts';

export type WithdrawOrder = { requestId: string; amount: number; cardId: string };

export type WithdrawEvent =
  | { type: 'withdraw.ask'; order: WithdrawOrder }
  | { type: 'withdraw.confirm'; otp: string }
  | { type: 'withdraw.resend' }
  | { type: 'withdraw.back' }
  | { type: 'withdraw.watch'; id: string }
  | { type: 'withdraw.pushed'; withdraw: Withdraw }
  | { type: 'withdraw.missing'; error: ApiError }
  | { type: 'withdraw.cancel' }
  | { type: 'withdraw.again' };

export type WithdrawContext = {
  order: WithdrawOrder | null;
  otp: string | null;
  id: string | null;
  withdraw: Withdraw | null;
  error: ApiError | null;
  /** Tries in a row without an answer. */
  tries: number;
};

const isSettled = ({ state }: Withdraw) => ['FAILED', 'CANCELLED', 'REVERSED'].includes(state);

const getOrder = ({ context }: { context: WithdrawContext }): WithdrawOrder =>
  context.order ?? { requestId: '', amount: 0, cardId: '' };
const getOutput = ({ event }: { event: { output: Withdraw | null } }) => event.output;
const getError = ({ event }: { event: { error: unknown } }) => toApiError(event.error);
const noteFailure = { type: 'noteError', params: getError } as const;
/** The server placed this order before: its answer was lost. */
const placedBefore = {
  guard: { type: 'isPlaced', params: getOutput },
  target: 'watching',
  actions: { type: 'notePlaced', params: getOutput },
} as const;

/**
 * One withdrawal: amount and card, the code for them, and the outcome. A lost answer is retried with the same
 * `requestId`, never called a failure.
 */
export const withdrawMachine = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    input: {} as { order: WithdrawOrder | null },
  },
  actors: {} as {
    /** Asks for the code; returns a withdrawal only where that order was placed before. */
    ask: PromiseActorLogic<Withdraw | null, WithdrawOrder>;
    place: PromiseActorLogic<Withdraw, WithdrawOrder & { otp: string }>;
    cancel: PromiseActorLogic<Withdraw, string>;
    watch: CallbackActorLogic<{ type: 'never' }, { id: string }>;
  },
  guards: {
    isPlaced: (_, placed: Withdraw | null) => placed !== null,
    isUnsure: (_, error: ApiError) => error.isUnknownOutcome || error.reason === 'IN_PROGRESS',
    isAboutCode: (_, error: ApiError) => error.reason === 'OTP_WRONG' || error.reason === 'EXPIRED',
    hasOrder: ({ context }) => context.order !== null,
    /** Drops an answer that is older than what the socket pushed. */
    isNews: ({ context: { id, withdraw } }, pushed: Withdraw) =>
      pushed.id === id &&
      (withdraw?.id !== id || Date.parse(pushed.updatedAt) >= Date.parse(withdraw.updatedAt)),
    endsIt: ({ context }, pushed: Withdraw) => pushed.id === context.id && isSettled(pushed),
  },
  actions: {
    noteOrder: assign(({ context: { order: known } }, order: WithdrawOrder) => {
      // The same amount and card keep their `requestId`, also after a lost answer.
      const isSame = known?.amount === order.amount && known.cardId === order.cardId;
      return { order: isSame ? known : order, otp: null, error: null, tries: 0 };
    }),
    noteOtp: assign((_, otp: string) => ({ otp, error: null, tries: 0 })),
    noteUnanswered: assign(({ context }) => ({ tries: context.tries + 1 })),
    notePlaced: assign((_, withdraw: Withdraw | null) =>
      withdraw ? { withdraw, id: withdraw.id, otp: null, error: null } : {},
    ),
    noteError: assign((_, error: ApiError) => ({ error })),
    noteMissing: assign((_, error: ApiError) => ({ error, id: null, withdraw: null })),
    noteId: assign((_, id: string) => ({ id, withdraw: null, error: null })),
    clearError: assign({ error: null }),
    forget: assign({ order: null, otp: null, id: null, withdraw: null, error: null, tries: 0 }),
  },
  delays: { beforeNextTry: 3000 },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    order: input.order,
    otp: null,
    id: null,
    withdraw: null,
    error: null,
    tries: 0,
  }),
  initial: 'choosing',
  on: {
    'withdraw.watch': {
      target: '.watching',
      reenter: true,
      actions: { type: 'noteId', params: ({ event }) => event.id },
    },
    'withdraw.again': { target: '.editing', actions: 'forget' },
  },
  states: {
    choosing: { always: [{ guard: 'hasOrder', target: 'recalling' }, { target: 'editing' }] },
    /** An order from before a reload: repeated without a code, the server answers its outcome. */
    recalling: {
      tags: ['busy', 'coding', 'unsure'],
      invoke: {
        src: 'ask',
        input: getOrder,
        onDone: [placedBefore, { target: 'coding', actions: 'clearError' }],
        onError: [
          {
            guard: { type: 'isUnsure', params: getError },
            target: 'recallingLater',
            actions: noteFailure,
          },
          {
            target: 'editing',
            actions: noteFailure,
          },
        ],
      },
    },
    recallingLater: {
      tags: ['busy', 'coding', 'unsure'],
      after: { beforeNextTry: 'recalling' },
      exit: 'noteUnanswered',
    },
    editing: {
      on: {
        'withdraw.ask': {
          target: 'asking',
          actions: { type: 'noteOrder', params: ({ event }) => event.order },
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: getOrder,
        onDone: [placedBefore, { target: 'coding', actions: 'clearError' }],
        onError: {
          target: 'editing',
          actions: noteFailure,
        },
      },
    },
    coding: {
      tags: 'coding',
      on: {
        'withdraw.confirm': {
          target: 'placing',
          actions: { type: 'noteOtp', params: ({ event }) => event.otp },
        },
        'withdraw.resend': { target: 'resending', actions: 'clearError' },
        'withdraw.back': { target: 'editing', actions: 'clearError' },
      },
    },
    /** An older code may still come meanwhile. */
    resending: {
      tags: 'coding',
      invoke: {
        src: 'ask',
        input: getOrder,
        onDone: [placedBefore, { target: 'coding' }],
        onError: {
          target: 'coding',
          actions: noteFailure,
        },
      },
      on: {
        'withdraw.confirm': {
          target: 'placing',
          actions: { type: 'noteOtp', params: ({ event }) => event.otp },
        },
        'withdraw.back': { target: 'editing', actions: 'clearError' },
      },
    },
    placing: {
      tags: ['busy', 'coding'],
      invoke: {
        src: 'place',
        input: ({ context }) => ({
          ...getOrder({ context }),
          otp: context.otp ?? '',
        }),
        onDone: {
          target: 'watching',
          actions: { type: 'notePlaced', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: getError },
            target: 'unsure',
            actions: noteFailure,
          },
          {
            guard: { type: 'isAboutCode', params: getError },
            target: 'coding',
            actions: noteFailure,
          },
          {
            target: 'editing',
            actions: noteFailure,
          },
        ],
      },
    },
    unsure: {
      tags: ['busy', 'coding', 'unsure'],
      after: { beforeNextTry: 'placing' },
      exit: 'noteUnanswered',
    },
    watching: {
      tags: 'watching',
      invoke: { src: 'watch', input: ({ context }) => ({ id: context.id ?? '' }) },
      on: {
        'withdraw.pushed': [
          {
            guard: { type: 'endsIt', params: ({ event }) => event.withdraw },
            target: 'settled',
            actions: { type: 'notePlaced', params: ({ event }) => event.withdraw },
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event.withdraw },
            actions: { type: 'notePlaced', params: ({ event }) => event.withdraw },
          },
        ],
        'withdraw.missing': {
          target: 'editing',
          actions: { type: 'noteMissing', params: ({ event }) => event.error },
        },
        'withdraw.cancel': 'cancelling',
      },
    },
    cancelling: {
      tags: ['busy', 'watching'],
      invoke: {
        src: 'cancel',
        input: ({ context }) => context.id ?? '',
        onDone: { target: 'settled', actions: { type: 'notePlaced', params: ({ event }) => event.output } },
        onError: {
          target: 'watching',
          actions: noteFailure,
        },
      },
    },
    settled: { tags: 'watching' },
  },
});

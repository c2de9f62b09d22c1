import {
  type CallbackActorLogic,
  type SnapshotFrom,
  assign,
  emit,
  enqueueActions,
  sendTo,
  setup,
} from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import type { EndpointInput } from '../http/define-endpoint.ts';
import type { changeProof } from './proofs.endpoints.ts';

/** A decision of the author about one proof or several. */
export type Verdict = EndpointInput<typeof changeProof>;

/** Milliseconds in which a verdict can be undone, before it is sent. */
export const undoFor = 5000;

export const getProofIds = (verdict: Verdict): readonly string[] =>
  'proofIds' in verdict ? verdict.proofIds : [verdict.proofId];

export type VerdictsEvent =
  /** Holds a verdict; one that is already held is sent at once. */
  | { type: 'verdict.give'; verdict: Verdict }
  | { type: 'verdict.undo' }
  /** The user leaves, or does not want to wait. */
  | { type: 'verdict.sendNow' }
  /** Facts from the sender. */
  | { type: 'verdict.answered'; verdict: Verdict; failed: number }
  | { type: 'verdict.refused'; verdict: Verdict; error: ApiError }
  | { type: 'verdict.forgotten'; verdict: Verdict };

/** Emitted once for each verdict that was sent. */
export type VerdictsEmitted =
  /** `failed`: how many of its proofs it failed for. */
  | { type: 'verdict.settled'; verdict: Verdict; failed: number }
  | { type: 'verdict.failed'; verdict: Verdict; error: ApiError };

/** `hold` and `drop` say what to send if the client ends early. */
export type VerdictCommand = { type: 'hold' | 'send'; verdict: Verdict } | { type: 'drop' };

type Context = {
  held: Verdict | null;
  /** In flight or just answered: lists may still show the old states. */
  sent: readonly Verdict[];
};

export const verdictsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VerdictsEvent,
    emitted: {} as VerdictsEmitted,
    children: {} as { sender: 'sender' },
  },
  actors: {} as { sender: CallbackActorLogic<VerdictCommand> },
  delays: { undo: undoFor },
  actions: {
    hold: assign((_, held: Verdict) => ({ held })),
    tellHeld: enqueueActions(({ enqueue, context: { held } }) => {
      if (held) enqueue.sendTo('sender', { type: 'hold', verdict: held });
    }),
    send: enqueueActions(({ enqueue, context: { held, sent } }) => {
      if (!held) return;
      enqueue.sendTo('sender', { type: 'send', verdict: held });
      enqueue.assign({ held: null, sent: [...sent, held] });
    }),
    forget: assign(({ context }, verdict: Verdict) => ({
      sent: context.sent.filter((one) => one !== verdict),
    })),
  },
}).createMachine({
  id: 'verdicts',
  context: { held: null, sent: [] },
  invoke: { src: 'sender', id: 'sender' },
  initial: 'free',
  on: {
    'verdict.answered': {
      actions: emit(({ event: { verdict, failed } }) => ({ type: 'verdict.settled', verdict, failed })),
    },
    'verdict.refused': {
      actions: [
        { type: 'forget', params: ({ event }) => event.verdict },
        emit(({ event: { verdict, error } }) => ({ type: 'verdict.failed', verdict, error })),
      ],
    },
    'verdict.forgotten': { actions: { type: 'forget', params: ({ event }) => event.verdict } },
  },
  states: {
    free: {
      on: {
        'verdict.give': {
          target: 'holding',
          actions: { type: 'hold', params: ({ event }) => event.verdict },
        },
      },
    },
    holding: {
      entry: 'tellHeld',
      after: { undo: { target: 'free', actions: 'send' } },
      on: {
        'verdict.give': {
          target: 'holding',
          reenter: true,
          actions: ['send', { type: 'hold', params: ({ event }) => event.verdict }],
        },
        'verdict.sendNow': { target: 'free', actions: 'send' },
        'verdict.undo': {
          target: 'free',
          actions: [sendTo('sender', { type: 'drop' }), assign({ held: null })],
        },
      },
    },
  },
});

export type VerdictsSnapshot = SnapshotFrom<typeof verdictsMachine>;

/** The verdict that can be undone, or null. */
export const selectHeldVerdict = (snapshot: VerdictsSnapshot | undefined): Verdict | null =>
  snapshot?.context.held ?? null;

const none: readonly Verdict[] = [];

/** Verdicts that the lists of the server may not show yet: held, in flight or just answered. */
export function selectQueuedVerdicts(snapshot: VerdictsSnapshot | undefined): readonly Verdict[] {
  if (!snapshot) return none;
  const { held, sent } = snapshot.context;
  return held ? [...sent, held] : sent;
}

/** Proofs that are decided here, whether the server confirmed it or not (optimistic update). */
export function selectDecidedProofs(snapshot: VerdictsSnapshot | undefined): readonly string[] {
  return selectQueuedVerdicts(snapshot).flatMap(getProofIds);
}

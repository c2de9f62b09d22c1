import { type CallbackActorLogic, type SnapshotFrom, assign, sendTo, setup } from 'xstate';
import { stackToast } from './toast-stack.ts';
import { type Toast, type ToastInput, toToast } from './toast.ts';

/**
 * What pauses the stack; it continues when no hold is left. `page`: the page is hidden, which also holds toasts that
 * come meanwhile.
 */
export type ToastHold = 'pointer' | 'focus' | 'page';

export type ToastsEvent =
  | { type: 'toast.show'; toast: ToastInput }
  | { type: 'toast.close'; id: string }
  /** Pauses the whole stack, each toast keeping its remaining life; `pointer` by default. */
  | { type: 'toast.pause'; by?: ToastHold }
  | { type: 'toast.resume'; by?: ToastHold }
  /** Closes all, or all of one group. */
  | { type: 'toasts.clear'; group?: string }
  /** Sent by the timers. */
  | { type: 'toast.lifeEnded'; id: string };

export type ToastsContext = {
  /** Oldest first. */
  toasts: Toast[];
  holds: ToastHold[];
  /** Toasts shown so far. */
  turns: number;
  /** Toasts of one group at once. */
  limit: number;
};

export type ToastsInput = { limit: number | undefined };

/** `follow` names the toasts on show: each with a life gets a timer. */
export type TimersCommand =
  | { type: 'timers.follow'; toasts: readonly Toast[] }
  | { type: 'timers.pause' }
  | { type: 'timers.resume' };

/** The effects this machine asks for; `createToastsActor` provides them. */
export type ToastsActors = { timers: CallbackActorLogic<TimersCommand> };

const isOfPage = (hold: ToastHold) => hold === 'page';

export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    input: {} as ToastsInput,
  },
  actors: {} as ToastsActors,
  actions: {
    show: assign(({ context }, input: ToastInput) => {
      const turns = context.turns + 1;
      return { turns, toasts: stackToast(context.toasts, toToast(input, turns), context.limit) };
    }),
    remove: assign(({ context }, id: string) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    clear: assign(({ context }, group: string | undefined) => ({
      toasts: context.toasts.filter((toast) => group !== undefined && toast.group !== group),
    })),
    hold: assign(({ context }, by: ToastHold) => ({
      holds: [...context.holds.filter((hold) => hold !== by), by],
    })),
    release: assign(({ context }, by: ToastHold) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
    releaseStranded: assign(({ context }) => ({ holds: context.holds.filter(isOfPage) })),
    follow: sendTo('timers', ({ context }) => ({ type: 'timers.follow' as const, toasts: context.toasts })),
    pauseTimers: sendTo('timers', { type: 'timers.pause' }),
    resumeTimers: sendTo('timers', { type: 'timers.resume' }),
  },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
    isStranded: ({ context }) => context.toasts.length === 0 && !context.holds.every(isOfPage),
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({ toasts: [], holds: [], turns: 0, limit: Math.max(1, input.limit ?? 5) }),
  invoke: { id: 'timers', src: 'timers' },
  initial: 'running',
  on: {
    'toast.show': { actions: [{ type: 'show', params: ({ event }) => event.toast }, 'follow'] },
    'toast.close': { actions: [{ type: 'remove', params: ({ event }) => event.id }, 'follow'] },
    'toast.lifeEnded': { actions: [{ type: 'remove', params: ({ event }) => event.id }, 'follow'] },
    'toasts.clear': { actions: [{ type: 'clear', params: ({ event }) => event.group }, 'follow'] },
    'toast.pause': { actions: { type: 'hold', params: ({ event }) => event.by ?? 'pointer' } },
    'toast.resume': { actions: { type: 'release', params: ({ event }) => event.by ?? 'pointer' } },
  },
  states: {
    running: {
      always: { guard: 'isHeld', target: 'paused' },
    },
    paused: {
      entry: 'pauseTimers',
      exit: 'resumeTimers',
      always: [
        { guard: 'isFree', target: 'running' },
        // A toast that closes under the pointer gets no `pointerleave`, so the hold ends here.
        { guard: 'isStranded', actions: 'releaseStranded' },
      ],
    },
  },
});

export type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;

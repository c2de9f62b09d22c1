import { type Actor, createActor } from 'xstate';
import type { Clock } from '../ports/ports.ts';
import { systemClock } from '../storage/system-clock.ts';
import { createToastTimers } from './toasts.actors.ts';
import { toastsMachine } from './toasts.machine.ts';

export type ToastsActor = Actor<typeof toastsMachine>;

/** Not yet started; stopping it leaves no timer. `limit` is per group, 5 by default. */
export const createToastsActor = ({
  clock = systemClock,
  limit,
}: {
  clock?: Clock | undefined;
  limit?: number | undefined;
}): ToastsActor =>
  createActor(toastsMachine.provide({ actors: { timers: createToastTimers(clock) } }), {
    input: { limit },
  });

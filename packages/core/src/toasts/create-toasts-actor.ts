import { type Actor, createActor } from 'xstate';
import type { Clock } from '../ports/ports.ts';
import { systemClock } from '../storage/system-clock.ts';
import { createToastTimers } from './toasts.actors.ts';
import { toastsMachine } from './toasts.machine.ts';

export type ToastsActor = Actor<typeof toastsMachine>;

/** The toasts of a page, not yet started; stopping it leaves no timer. `limit` is per group, 5 unless told. */
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

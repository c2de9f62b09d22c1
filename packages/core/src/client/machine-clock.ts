import type { Clock, Timer } from './ports.ts';

/** The clock of the `clock` port in the form that state machines take, so that their delays follow it too. */
export const createMachineClock = (clock: Clock) => ({
  setTimeout: (run: () => void, ms: number): Timer => clock.after(ms, run),
  clearTimeout: (timer: Timer | undefined): void => timer?.cancel(),
});

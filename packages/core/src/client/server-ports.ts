import { createMemoryStorage } from '../storage/memory-storage.ts';
import { steadySignals } from '../storage/page-signals.ts';
import { systemClock } from '../storage/system-clock.ts';
import { silentTabs } from '../storage/tab-channel.ts';
import type { World } from '../ports/ports.ts';

/** Ports of a process without a page: nothing is stored, and there are no other tabs. */
export const createServerPorts = (): World => ({
  clock: systemClock,
  fetch: (input, init) => globalThis.fetch(input, init),
  cookies: createMemoryStorage(),
  storage: createMemoryStorage(),
  tabs: silentTabs,
  page: steadySignals,
  random: () => Math.random(),
});

/** Replaces XState in the script tag: `setup` only creates machines, which is all that ours use of it. */
import { createMachine } from 'xstate';

export * from 'xstate';

type Parameter<Index extends number> = Parameters<typeof createMachine>[Index];

export const setup = (parts: Parameter<1>) => ({
  createMachine: (config: Parameter<0>) => createMachine(config, parts),
});

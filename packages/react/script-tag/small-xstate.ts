/** Replaces XState: `setup` only creates machines. */
import { createMachine } from 'xstate';

export * from 'xstate';

type Parameter<Index extends number> = Parameters<typeof createMachine>[Index];

export const setup = (parts: Parameter<1>) => ({
  createMachine: (config: Parameter<0>) => createMachine(config, parts),
});

/** What the script tag has in place of XState: of `setup` only that it makes machines, which is all that ours ask of it. */
import { createMachine } from 'xstate';

export * from 'xstate';

type Parameter<Index extends number> = Parameters<typeof createMachine>[Index];

export const setup = (parts: Parameter<1>) => ({
  createMachine: (config: Parameter<0>) => createMachine(config, parts),
});

/** The seeded market, for the server's walk: never built or published. */
export { type Order, carryOut, rule } from './market/carry-out.ts';
export { type Thing, buttonsOf, themes } from './market/choices.ts';
export { Ledger } from './market/ledger.ts';
export { type Memory, createMemory } from './market/memory.ts';
export { newApplication, newDeal, newWorld } from './market/new-entities.ts';
export { nextTimer } from './market/timers.ts';
export {
  type SentLog,
  type StoredApplication,
  type StoredDeal,
  type World,
  dealFacts,
  isLive,
  isOpen,
  jobFacts,
  proofFacts,
  proofsOf,
} from './market/world.ts';
export { type Random, createRandom } from './random.ts';

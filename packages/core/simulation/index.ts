/** The seeded market and facts of the laws, for tests of other packages: never built or published. */
export * as lawFixtures from '../src/market/law-fixtures.ts';
export { isLive, isOpen } from '../src/testing/fake-facts.ts';
export type { FakeOrder } from '../src/testing/fake-law.ts';
export type { FakeApplication, FakeDeal } from '../src/testing/fake-rows.ts';
export { playOrder, rule, ruleLater } from './market/play-order.ts';
export { type Thing, getButtons, themes } from './market/choices.ts';
export { nextTimer } from './market/timers.ts';
export { type SentLog, type World, createWorld, jobFacts, listProofs } from './market/world.ts';
export { type Random, createRandom } from './random.ts';

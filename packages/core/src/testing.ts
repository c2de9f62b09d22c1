/** For tests and stories: a real client over an in-memory server, with users, their history, and named faults. */
export {
  type FakeBackend,
  type FakeBackendOptions,
  createFakeBackend,
} from './testing/create-fake-backend.ts';
export { type FakeKeo, type FakeKeoOptions, type FakeTab, createFakeKeo } from './testing/create-fake-keo.ts';
export { type FakeNetwork, fakeApiBase } from './testing/fake-network.ts';
export { type FakePage, createFakePage } from './testing/fake-page.ts';
export { fakeParts } from './testing/fake-parts.ts';
export type { FakeServer } from './testing/fake-server.ts';
export type { FakeParts } from './testing/fake-world.ts';
export {
  type Misbehaviour,
  ANSWERS_WITH_HTML,
  DROPS_FRAMES,
  FAILS_EVERY_OTHER,
  LOSES_ACKNOWLEDGEMENTS,
  LOSES_ANSWERS,
  NEVER_ANSWERS,
  OFFLINE,
  OVERDUE,
  OVERDUE_ONCE,
  RATE_LIMITED,
  REFUSES_SOCKET,
  REPEATS_FRAMES,
  SERVER_ERROR,
  SWAPS_FRAMES,
  onceSignedIn,
  only,
} from './testing/misbehaviours.ts';
export type { RoomSketch } from './testing/fake-rooms.ts';
export { fakeCode, fakePassword, fakePeople } from './testing/people.ts';
export type { JobSketch } from './testing/sketch-job.ts';
export { type LogSketch, shopLogs, shopMovements } from './testing/sample-logs.ts';
export { createHttp } from './http/create-http.ts';
export { sendByFetch } from './http/send-by-fetch.ts';

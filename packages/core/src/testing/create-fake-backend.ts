import type { Clock } from '../ports/ports.ts';
import { systemClock } from '../storage/system-clock.ts';
import type { User } from '../users/users.schema.ts';
import { type FakeNetwork, createFakeNetwork } from './fake-network.ts';
import { type FakeServer, createFakeServer } from './fake-server.ts';
import type { FakeParts } from './fake-world.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import { fakePeople } from './people.ts';
import { type LogSketch, shopStory } from './stories.ts';

export type FakeBackendOptions = {
  /** Username of a person of `fakePeople` who has a past; with a client, whose session is stored already. Nobody unless told. */
  signedInAs?: string;
  /** What has happened to that person, in any order; the story of the shop unless told. `ducthinh` has none. */
  logs?: readonly LogSketch[];
  /** What goes wrong from the start; see `network.misbehave` for later. */
  misbehaviours?: readonly Misbehaviour[];
  people?: readonly User[];
  /** Milliseconds that an exchange takes; 0 unless told. */
  latency?: number;
  clock?: Clock;
  /** What it serves beside accounts, notifications and money: nothing unless told; `fakeParts` is all. */
  parts?: FakeParts;
};

export type FakeBackend = { readonly server: FakeServer; readonly network: FakeNetwork };

/** A server in memory that keeps the contract, and the network before it; for clients of any kind. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const { signedInAs, clock = systemClock, people = fakePeople, latency = 0, misbehaviours = [] } = options;
  const server = createFakeServer({ clock, people, ...(options.parts && { parts: options.parts }) });
  if (signedInAs !== undefined) {
    const logs = options.logs ?? (signedInAs === 'ducthinh' ? [] : shopStory);
    for (const log of [...logs].sort((a, b) => b.ago - a.ago))
      server.notify(signedInAs, { ...log, ago: log.ago || 1 });
  }
  return { server, network: createFakeNetwork({ server, clock, latency, misbehaviours }) };
}

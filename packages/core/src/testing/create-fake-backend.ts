import type { Clock } from '../ports/ports.ts';
import { systemClock } from '../storage/system-clock.ts';
import type { User } from '../users/users.schema.ts';
import { type FakeNetwork, createFakeNetwork } from './fake-network.ts';
import { type FakeServer, createFakeServer } from './fake-server.ts';
import type { FakeParts } from './fake-world.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import { fakePeople } from './people.ts';
import { type LogSketch, shopLogs } from './sample-logs.ts';

export type FakeBackendOptions = {
  /** Username from `fakePeople`; a client starts with their session. Nobody by default. */
  signedInAs?: string;
  /** The logs of that user, in any order; `shopLogs` by default, none for `ducthinh`. */
  logs?: readonly LogSketch[];
  /** Faults from the start; see `network.misbehave` for later. */
  misbehaviours?: readonly Misbehaviour[];
  people?: readonly User[];
  /** Milliseconds of an exchange; 0 by default. */
  latency?: number;
  clock?: Clock;
  /** What it serves beside accounts, notifications and money, by default nothing; `fakeParts` is all. */
  parts?: FakeParts;
};

export type FakeBackend = { readonly server: FakeServer; readonly network: FakeNetwork };

/** An in-memory server that keeps the contract, and the network before it; for any client. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const { signedInAs, clock = systemClock, people = fakePeople, latency = 0, misbehaviours = [] } = options;
  const server = createFakeServer({ clock, people, ...(options.parts && { parts: options.parts }) });
  if (signedInAs !== undefined) {
    const logs = options.logs ?? (signedInAs === 'ducthinh' ? [] : shopLogs);
    for (const log of [...logs].sort((a, b) => b.ago - a.ago))
      server.notify(signedInAs, { ...log, ago: log.ago || 1 });
  }
  return { server, network: createFakeNetwork({ server, clock, latency, misbehaviours }) };
}

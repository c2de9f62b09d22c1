import { createEmbeddedKeo } from '@keo/core';
import { type ClientGroup, createClientGroup } from './client-group.ts';
import { readTestPorts } from '../client/test-ports.ts';

/** Null for the demo. */
export type Address = { apiBase: string; socketUrl: string } | null;

const groups = new Map<string, ClientGroup>();

const createGroup = (address: Address, emptied: () => void): ClientGroup => {
  if (!address) {
    return createClientGroup(
      async () => (await import('./demo-client.ts')).openDemo(createEmbeddedKeo),
      false,
      emptied,
    );
  }
  return createClientGroup(
    (fetchToken) => {
      const keo = createEmbeddedKeo({ ...address, fetchToken, ports: readTestPorts() }).start();
      return { keo, close: () => keo.stop() };
    },
    true,
    emptied,
  );
};

export function groupAt(address: Address): ClientGroup {
  const name = address ? `${address.apiBase} ${address.socketUrl}` : '';
  const known = groups.get(name);
  if (known) return known;
  const group = createGroup(address, () => groups.delete(name));
  groups.set(name, group);
  return group;
}

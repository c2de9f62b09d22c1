import type { Ports } from '@keo/core';

let world: Partial<Ports> = {};

/** Replaces the browser's ports of the elements' clients, in stories and tests. */
export const setTestPorts = (ports: Partial<Ports>): void => {
  world = ports;
};

export const readTestPorts = (): Partial<Ports> => world;

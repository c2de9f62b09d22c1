import type { Ports } from '@keo/core';

let world: Partial<Ports> = {};

/** Ports for the elements' clients in place of the browser's; for stories and tests. */
export const setTestPorts = (ports: Partial<Ports>): void => {
  world = ports;
};

export const readTestPorts = (): Partial<Ports> => world;

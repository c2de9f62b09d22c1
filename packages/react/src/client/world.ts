import type { Ports } from '@keo/core';

let world: Partial<Ports> = {};

/** Parts of the world that the clients of elements use instead of the browser's own; stories and tests set them. */
export const setWorld = (ports: Partial<Ports>): void => {
  world = ports;
};

export const readWorld = (): Partial<Ports> => world;

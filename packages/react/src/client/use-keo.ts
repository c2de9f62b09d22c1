import type { Keo, KeoClient } from '@keo/core';
import { useKeoClient } from './use-keo-client.ts';

export const isWhole = (keo: KeoClient): keo is Keo => 'theme' in keo;

/** Throws for a client of `createEmbeddedKeo`. */
export function asWholeKeo(keo: KeoClient): Keo {
  if (!isWhole(keo)) throw new Error('This needs a client of createKeo: an embedded one has no such part.');
  return keo;
}

/** The client of the nearest `KeoProvider`. Throws without one, or for one of `createEmbeddedKeo`. */
export function useKeo(): Keo {
  return asWholeKeo(useKeoClient());
}

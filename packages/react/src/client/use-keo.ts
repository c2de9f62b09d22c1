import { useContext } from 'react';
import type { Keo } from '@keo/core';
import { KeoContext } from './keo-context.ts';

/** The client of the nearest `KeoProvider`. Throws where there is none. */
export function useKeo(): Keo {
  const keo = useContext(KeoContext);
  if (!keo) throw new Error('No Keo here: wrap this part of the page in <KeoProvider keo={…}>.');
  return keo;
}

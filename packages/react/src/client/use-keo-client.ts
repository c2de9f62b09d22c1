import { useContext } from 'react';
import type { KeoClient } from '@keo/core';
import { KeoContext } from './keo-context.ts';

/** Throws without a `KeoProvider`. */
export function useKeoClient(): KeoClient {
  const keo = useContext(KeoContext);
  if (!keo) throw new Error('No Keo here: wrap this part of the page in <KeoProvider keo={…}>.');
  return keo;
}

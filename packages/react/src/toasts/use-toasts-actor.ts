import { createContext, useContext } from 'react';
import type { ToastsActor } from '@keo/core';
import { isWhole } from '../client/use-keo.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { toastsOf } from './toasts-of.ts';

/** Overrides the client's toasts. */
export const ToastsContext = createContext<ToastsActor | null>(null);

/** The toasts of this subtree; default is the client's. */
export function useToastsActor(): ToastsActor {
  const keo = useKeoClient();
  return useContext(ToastsContext) ?? (isWhole(keo) ? keo.toasts : toastsOf(keo));
}

import { createContext, useContext } from 'react';
import type { ToastsActor } from '@keo/core';
import { isWhole } from '../client/use-keo.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { toastsOf } from './toasts-of.ts';

/** Toasts that are not those of the client. */
export const ToastsContext = createContext<ToastsActor | null>(null);

/** The toasts of this part of the page: those of the client unless told otherwise. */
export function useToastsActor(): ToastsActor {
  const keo = useKeoClient();
  return useContext(ToastsContext) ?? (isWhole(keo) ? keo.toasts : toastsOf(keo));
}

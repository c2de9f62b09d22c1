import { createContext, useContext } from 'react';
import type { ToastsActor } from '@keo/core';
import { asWholeKeo } from '../client/use-keo.ts';
import { useKeoClient } from '../client/use-keo-client.ts';

/** Toasts that are not those of the client: an embedded one has none. */
export const ToastsContext = createContext<ToastsActor | null>(null);

/** The toasts of this part of the page: those of the product's client unless told otherwise. */
export function useToastsActor(): ToastsActor {
  const keo = useKeoClient();
  return useContext(ToastsContext) ?? asWholeKeo(keo).toasts;
}

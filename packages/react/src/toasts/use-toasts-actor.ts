import { createContext, useContext } from 'react';
import type { ToastsActor } from '@keo/core';
import { isWhole } from '../client/use-keo.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { getToasts } from './get-toasts.ts';

export const ToastsContext = createContext<ToastsActor | null>(null);

export function useToastsActor(): ToastsActor {
  const keo = useKeoClient();
  return useContext(ToastsContext) ?? (isWhole(keo) ? keo.toasts : getToasts(keo));
}

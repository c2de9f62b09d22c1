import type { ReactNode } from 'react';
import type { KeoClient } from '@keo/core';
import { KeoContext } from './keo-context.ts';

export type KeoProviderProps = {
  /** The client of `createKeo(…).start()`, made once outside React: its actors outlive every render. */
  keo: KeoClient;
  children?: ReactNode;
};

/**
 * Provides a Keo client to the hooks and components below.
 *
 * It starts and stops nothing, so that a StrictMode double mount opens no second socket and an unmount leaves none
 * behind. Call `keo.start()` when the page begins and `keo.stop()` when it is done.
 */
export function KeoProvider({ keo, children }: KeoProviderProps) {
  return <KeoContext.Provider value={keo}>{children}</KeoContext.Provider>;
}

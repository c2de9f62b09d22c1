import type { ReactNode } from 'react';
import type { KeoClient } from '@keo/core';
import { KeoContext } from './keo-context.ts';

export type KeoProviderProps = {
  /** The client of `createKeo(…).start()`, made once outside React: its actors outlive every render. */
  keo: KeoClient;
  children?: ReactNode;
};

/**
 * Hands one Keo client down to the hooks and components below.
 *
 * The provider starts nothing and stops nothing, so a mount under StrictMode opens no second socket and an
 * unmount leaves none behind. Call `keo.start()` when the page begins and `keo.stop()` when it is done.
 */
export function KeoProvider({ keo, children }: KeoProviderProps) {
  return <KeoContext.Provider value={keo}>{children}</KeoContext.Provider>;
}

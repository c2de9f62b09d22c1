import type { ReactNode } from 'react';
import type { KeoClient } from '@keo/core';
import { KeoContext } from './keo-context.ts';

export type KeoProviderProps = {
  /** Create it once, outside React. */
  keo: KeoClient;
  children?: ReactNode;
};

/**
 * Provides a Keo client. It neither starts nor stops it, so StrictMode opens no second socket. Call `keo.start()` and
 * `keo.stop()` yourself.
 */
export function KeoProvider({ keo, children }: KeoProviderProps) {
  return <KeoContext.Provider value={keo}>{children}</KeoContext.Provider>;
}

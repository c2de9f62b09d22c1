import { createCookieJar } from '../storage/cookie-jar.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { createPageSignals } from '../storage/page-signals.ts';
import { createSecretStorage } from '../storage/secret-storage.ts';
import { createStorageTabChannel, createTabChannel } from '../storage/tab-channel.ts';
import { createTabLock } from '../storage/tab-lock.ts';
import { connectBySocketIo } from '../socket/connect-by-socket-io.ts';
import { watchCookies } from '../storage/watch-cookies.ts';
import type { Ports } from '../ports/ports.ts';
import { createServerPorts } from './server-ports.ts';

const channelName = 'keo';

/** The browser's ports; in Node those of a server. */
export function createBrowserPorts(): Ports {
  const ports = { ...createServerPorts(), connectSocket: connectBySocketIo };
  if (typeof window === 'undefined') return ports;
  return {
    ...ports,
    cookies: createCookieJar(window),
    storage: createLocalStorage(() => window.localStorage),
    tabs:
      typeof BroadcastChannel === 'undefined'
        ? createStorageTabChannel(channelName, window)
        : createTabChannel(channelName, BroadcastChannel),
    page: watchCookies(createPageSignals(window), window),
    // Both are missing on a page without https.
    lock: navigator.locks && createTabLock(navigator.locks, ports.clock),
    secrets: globalThis.crypto.subtle && createSecretStorage(() => indexedDB, channelName),
  };
}

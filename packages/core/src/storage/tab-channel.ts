import type { TabChannel, TabMessage } from '../ports/ports.ts';

/** For a server, a test, or a browser with neither of the channels below. */
export const silentTabs: TabChannel = { post() {}, subscribe: () => () => {}, close() {} };

type StoragePage = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** BroadcastChannel, open only while somebody listens or posts: an idle page keeps none. */
export function createTabChannel(name: string, Channel: typeof BroadcastChannel): TabChannel {
  const listeners = new Set<(message: TabMessage) => void>();
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new Channel(name);
    return channel;
  };
  const hear = (event: MessageEvent<unknown>) => {
    if (isTabMessage(event.data)) for (const listener of listeners) listener(event.data);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
      open().postMessage(message);
      if (listeners.size === 0) close();
    },
    subscribe(listener) {
      if (listeners.size === 0) open().addEventListener('message', hear);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) close();
      };
    },
    close() {
      listeners.clear();
      close();
    },
  };
}

/** Storage events, for browsers without BroadcastChannel. */
export function createStorageTabChannel(name: string, page: StoragePage): TabChannel {
  const listeners = new Set<(message: TabMessage) => void>();
  const hear = (event: StorageEvent) => {
    if (event.key !== name || !event.newValue) return;
    try {
      const message: unknown = JSON.parse(event.newValue);
      if (isTabMessage(message)) for (const listener of listeners) listener(message);
    } catch {
      // Something else wrote under this key.
    }
  };
  const close = () => {
    listeners.clear();
    page.removeEventListener('storage', hear);
  };
  return {
    post(message) {
      try {
        page.localStorage.setItem(name, JSON.stringify(message));
        page.localStorage.removeItem(name);
      } catch {
        // Without storage other tabs cannot be told; they notice by their cookies.
      }
    },
    subscribe(listener) {
      if (listeners.size === 0) page.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    close,
  };
}

/** Forwards messages only between `resume` and `pause`. */
export function createPausableTabs(tabs: TabChannel) {
  const listeners = new Set<(message: TabMessage) => void>();
  let stop: (() => void) | undefined;
  return {
    post: (message: TabMessage) => tabs.post(message),
    subscribe(listener: (message: TabMessage) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => tabs.close(),
    resume() {
      stop ??= tabs.subscribe((message) => {
        for (const listener of listeners) listener(message);
      });
    },
    pause() {
      stop?.();
      stop = undefined;
    },
  };
}

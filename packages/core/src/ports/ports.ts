import type { Locale } from '../settings/locale.ts';
import type { ThemeChoice } from '../settings/theme.schema.ts';

/** The world as core sees it. Each port has one real implementation beside it and one in `testing.ts`. */

export type Timer = { cancel(): void };

export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after `ms`, also beyond 2147483647 ms, where the platform's own timer would fire at once. */
  after(ms: number, run: () => void): Timer;
};

/** Text by key. `write` takes the lifetime in seconds where the store has one (cookies). */
export type KeyValueStorage = {
  read(key: string): string | null;
  write(key: string, value: string, lifetimeSeconds?: number): void;
  remove(key: string): void;
};

/** What tabs of one browser tell each other. Messages are facts, never commands, and carry no secret. */
export type TabMessage =
  | { type: 'auth.rotated' }
  | { type: 'auth.signedIn' }
  | { type: 'auth.signedOut' }
  | {
      type: 'notifications.marked';
      id: string;
      others?: readonly string[];
      unread: number;
      updatedAt: string;
    }
  | { type: 'notifications.allMarked'; upTo: number; unread: number }
  | { type: 'wallet.masked'; masked: boolean }
  | { type: 'theme.chosen'; choice: ThemeChoice }
  | { type: 'locale.chosen'; locale: Locale };

export type TabChannel = {
  post(message: TabMessage): void;
  /** Subscribes to the other tabs, never this one. Returns the unsubscribe. */
  subscribe(listener: (message: TabMessage) => void): () => void;
  close(): void;
};

/** Runs work while no other tab of this browser runs work of that name. A wait that grows too long is given up. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Values that are no text, such as a key that cannot be exported. */
export type SecretStorage = {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  clear(): Promise<void>;
};

/** What the page knows about itself and its network. */
export type PageSignals = {
  isOnline(): boolean;
  isVisible(): boolean;
  prefersDark(): boolean;
  /** `cookies` says that some cookie changed, where the browser tells. */
  subscribe(
    listener: (signal: 'online' | 'offline' | 'visible' | 'hidden' | 'colour-scheme' | 'cookies') => void,
  ): () => void;
};

/** One connection attempt's life, as socket.io-client gives it; the machine above it decides about retries. */
export type SocketConnection = {
  emit(event: string, payload: unknown, acknowledge?: (answer: unknown) => void): void;
  close(): void;
};

export type SocketListener = {
  connected(transport: string): void;
  upgraded(transport: string): void;
  disconnected(reason: string): void;
  /** The attempt failed on its way; another may succeed. */
  failed(message: string): void;
  /** The server refused this token; the same attempt would be refused again. */
  refused(message: string): void;
  received(event: string, payload: unknown): void;
};

export type ConnectSocket = (
  address: { url: string; token: string; connectTimeout: number },
  listener: SocketListener,
) => SocketConnection;

export type Ports = {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  /** Where the tokens, the domain and the callbackUrl live: cookies in a browser. */
  readonly cookies: KeyValueStorage;
  /** Where the theme and the language live: local storage in a browser. */
  readonly storage: KeyValueStorage;
  readonly tabs: TabChannel;
  readonly page: PageSignals;
  /** Absent where the browser has no locks; correctness must not depend on it. */
  readonly lock?: TabLock | undefined;
  /** Absent where nothing secret can be kept. */
  readonly secrets?: SecretStorage | undefined;
  readonly connectSocket: ConnectSocket;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
};

/** All but the socket, which is loaded late where that helps. */
export type World = Omit<Ports, 'connectSocket'>;

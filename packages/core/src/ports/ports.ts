import type { Locale } from './locale.ts';
import type { ThemeChoice } from './theme.schema.ts';

/** What core needs of its surroundings. Each port has one real implementation and one in `testing.ts`. */

export type Timer = { cancel(): void };

export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Also beyond 2147483647 ms, the limit of `setTimeout`. */
  after(ms: number, run: () => void): Timer;
};

/** The server's time; delays are the device's. Every time of an answer is compared with this one. */
export type ServerClock = Clock & {
  /** Called when the time was corrected by a second or more. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void;
};

/** `write` takes the lifetime in seconds, for cookies. */
export type KeyValueStorage = {
  read(key: string): string | null;
  write(key: string, value: string, lifetimeSeconds?: number): void;
  remove(key: string): void;
};

/** Facts, never commands, and without secrets. */
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
  /** Messages of the other tabs, never of this one. Returns the unsubscribe. */
  subscribe(listener: (message: TabMessage) => void): () => void;
  close(): void;
};

/** Mutual exclusion between the tabs of a browser, by name. A lock that takes too long is skipped. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Values that are no text, such as a non-extractable key. */
export type SecretStorage = {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  clear(): Promise<void>;
};

/** Visibility, network and colour scheme of the page. */
export type PageSignals = {
  isOnline(): boolean;
  isVisible(): boolean;
  prefersDark(): boolean;
  /** `cookies`: some cookie changed, where the browser reports it. */
  subscribe(
    listener: (signal: 'online' | 'offline' | 'visible' | 'hidden' | 'colour-scheme' | 'cookies') => void,
  ): () => void;
};

/** One connection attempt; the machine above it decides about retries. */
export type SocketConnection = {
  emit(event: string, payload: unknown, acknowledge?: (answer: unknown) => void): void;
  close(): void;
};

export type SocketListener = {
  connected(transport: string): void;
  upgraded(transport: string): void;
  disconnected(reason: string): void;
  /** A transient failure: another attempt may succeed. */
  failed(message: string): void;
  /** The server refused this token, and would again. */
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
  /** For tokens, domain and callbackUrl: cookies in a browser. */
  readonly cookies: KeyValueStorage;
  /** For theme and language: local storage in a browser. */
  readonly storage: KeyValueStorage;
  readonly tabs: TabChannel;
  readonly page: PageSignals;
  /** Absent where the browser has no locks; correctness must not depend on it. */
  readonly lock?: TabLock | undefined;
  /** Absent where secrets cannot be stored. */
  readonly secrets?: SecretStorage | undefined;
  readonly connectSocket: ConnectSocket;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
};

/** Without the socket, which may be loaded later. */
export type World = Omit<Ports, 'connectSocket'>;

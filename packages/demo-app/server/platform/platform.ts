import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Routes } from './endpoint-route.ts';
import type { Jobs } from './jobs.ts';
import type { Outbox } from './outbox.ts';
import type { Watchdog } from './watchdog.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SharedReads } from './shared-reads.ts';
import type { Sockets } from './sockets.ts';
import type { Transact } from './unit-of-work.ts';

/** What a module is given: it registers its endpoints on `routes` and its jobs on `jobs`. */
export type Platform = {
  readonly app: FastifyInstance;
  readonly routes: Routes;
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'define' | 'send'>;
  readonly repeat: Jobs['repeat'];
  readonly wake: Jobs['wake'];
  readonly outbox: Outbox;
  readonly limits: RateLimits;
  readonly watchdog: Watchdog;
  readonly shared: SharedReads;
  readonly sockets: Sockets;
  readonly secret: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly sandbox: boolean;
  /** For errors that no caller waits for. */
  report(error: unknown): void;
};

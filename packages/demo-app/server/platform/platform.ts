import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Routes } from './http/endpoint-route.ts';
import type { Queue } from './queue/queue.ts';
import type { Outbox } from './queue/outbox.ts';
import type { Watchdog } from './database/watchdog.ts';
import type { RateLimits } from './security/rate-limits.ts';
import type { SharedReads } from './http/shared-reads.ts';
import type { Sockets } from './realtime/sockets.ts';
import type { Transact } from './database/unit-of-work.ts';

/** What a module is given: it registers its endpoints on `routes` and its work on `queue`. */
export type Platform = {
  readonly app: FastifyInstance;
  readonly routes: Routes;
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'define' | 'send'>;
  readonly repeat: Queue['repeat'];
  readonly wake: Queue['wake'];
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

import { chatLimits } from '@keo/core/contract';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { RateLimitedError } from './refusal.ts';

/** How often, in how many seconds. */
const budgets = {
  loginByAccount: { points: 5, duration: 60 },
  loginByAddress: { points: 20, duration: 60 },
  /** Asking for codes. */
  codes: { points: 3, duration: 15 * 60 },
  /** One address asking for codes of many accounts. */
  codesByAddress: { points: 20, duration: 15 * 60 },
  codeTries: { points: 10, duration: 15 * 60 },
  /** Messages to support, each of which sends a mail. */
  contact: { points: 5, duration: 60 * 60 },
  /** What banks tell; a bank that sends a day's transfers again must get through. */
  callbacks: { points: 600, duration: 60 },
  /** Wrong keys and secrets from one address. */
  partnerTries: { points: 20, duration: 60 },
  /** What one partner's servers ask for. */
  partnerServers: { points: 600, duration: 60 },
  /** What all pages of one partner call together; beside it each of its users has their own. */
  partnerPages: { points: 6000, duration: 60 },
  money: { points: 10, duration: 60 },
  writes: { points: 60, duration: 60 },
  reads: { points: 300, duration: 60 },
  /** Parts of uploads, of up to 1 MB each. */
  parts: { points: 600, duration: 60 },
  /** What one person says in all their conversations. */
  messages: { points: chatLimits.messagesPerMinute, duration: 60 },
  /** Conversations that one person opens over their sockets. */
  joins: { points: 30, duration: 60 },
  /** Connections of one user at a time are counted in `sockets`; this bounds how fast they come. */
  connects: { points: 60, duration: 60 },
} as const;

export type Budget = keyof typeof budgets;

export type RateLimits = {
  /** Takes one from the budget of that key; throws `RateLimitedError` where nothing is left. */
  take(budget: Budget, key: string): Promise<void>;
};

export const noRateLimits: RateLimits = { take: async () => undefined };

/** Counts in Redis where there is one; while Redis is away each node counts by itself, at half. */
export function createRateLimits(redis: Redis | undefined): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries(budgets).map(([name, { points, duration }]) => {
      const keyPrefix = `keo:limit:${name}`;
      if (!redis) return [name, new RateLimiterMemory({ keyPrefix, points, duration })];
      const insuranceLimiter = new RateLimiterMemory({ keyPrefix, points: Math.ceil(points / 2), duration });
      return [
        name,
        new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration, insuranceLimiter }),
      ];
    }),
  );
  return {
    async take(budget, key) {
      try {
        await limiters.get(budget)?.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
  };
}

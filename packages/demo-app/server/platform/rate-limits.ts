import { chatLimits, dataExportLimits } from '@keo/core/contract';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { countedAddress } from './caller-address.ts';
import { RateLimitedError } from './refusal.ts';

/** How often, in how many seconds. See docs/decisions/0006. */
const budgets = {
  /** Of an account from one address. */
  loginByAccount: { points: 5, duration: 60 },
  /** Failed sign-ins to any account: thousands share one address of a mobile carrier. */
  loginByAddress: { points: 100, duration: 60 },
  /** New accounts. */
  signUps: { points: 20, duration: 60 },
  /** Asking for codes. */
  codes: { points: 3, duration: 15 * 60 },
  /** One address asking for codes of many accounts. */
  codesByAddress: { points: 20, duration: 15 * 60 },
  codeTries: { points: 10, duration: 15 * 60 },
  /** Messages to support, each of which sends a mail. */
  contact: { points: 5, duration: 60 * 60 },
  /** What one person finds wrong, for operators to look at. */
  reports: { points: 20, duration: 60 * 60 },
  /** Copies of a user's data, each of which reads all they have. */
  dataExports: { points: dataExportLimits.perDay, duration: 24 * 60 * 60 },
  /** What banks tell; a bank that sends a day's transfers again must get through. */
  callbacks: { points: 600, duration: 60 },
  /** Of those that were not signed, how many of one provider are kept to be looked at. */
  forgedCallbacks: { points: 20, duration: 60 * 60 },
  /** Wrong keys and secrets from one address. */
  partnerTries: { points: 20, duration: 60 },
  /** What one partner's servers ask for. */
  partnerServers: { points: 600, duration: 60 },
  /** What all pages of one partner call together; beside it each of its users has their own. */
  partnerPages: { points: 6000, duration: 60 },
  money: { points: 10, duration: 60 },
  writes: { points: 60, duration: 60 },
  reads: { points: 300, duration: 60 },
  /** The same of all who call from one address without a session, which a mobile carrier gives to thousands. */
  writesByAddress: { points: 600, duration: 60 },
  readsByAddress: { points: 6000, duration: 60 },
  /** Documents: pages, the sitemap, the description of the API. */
  pages: { points: 3000, duration: 60 },
  /** Parts of uploads, of up to 1 MB each. */
  parts: { points: 600, duration: 60 },
  /** What one person says in all their conversations. */
  messages: { points: chatLimits.messagesPerMinute, duration: 60 },
  /** That they are writing there: once in three seconds, and some more. */
  typing: { points: 30, duration: 60 },
  /** Conversations that one person opens over their sockets. */
  joins: { points: 30, duration: 60 },
  /** Sockets from one address, before their handshake. */
  handshakes: { points: 600, duration: 60 },
  /** Of one user; and those from one address that nobody's token came with, or none. How many are open, `sockets` counts. */
  connects: { points: 60, duration: 60 },
} as const;

export type Budget = keyof typeof budgets;

export type RateLimits = {
  /** Takes one from the budget of that key; throws `RateLimitedError` where nothing is left. */
  take(budget: Budget, key: string): Promise<void>;
  /** The same for an address; `more` counts something at it apart. */
  takeFrom(address: string, budget: Budget, more?: string): Promise<void>;
  /** Gives back what `takeFrom` took. */
  giveBack(address: string, budget: Budget): Promise<void>;
};

const nothing = async () => undefined;
export const noRateLimits: RateLimits = { take: nothing, takeFrom: nothing, giveBack: nothing };

const keyOf = (address: string, more?: string) =>
  `address:${countedAddress(address)}${more === undefined ? '' : `:${more}`}`;

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
  const take: RateLimits['take'] = async (budget, key) => {
    try {
      await limiters.get(budget)?.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
  return {
    take,
    takeFrom: (address, budget, more) => take(budget, keyOf(address, more)),
    // Failing to give back is harmless: the caller waits a little longer.
    giveBack: async (address, budget) =>
      void (await limiters
        .get(budget)
        ?.reward(keyOf(address))
        .catch(() => undefined)),
  };
}

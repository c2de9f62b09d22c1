import { chatLimits, dataExportLimits } from '@keo/core/contract';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { countedAddress, countedLine } from './caller-address.ts';
import { RateLimitedError } from '../http/refusal.ts';

const day = 24 * 60 * 60;

/** `duration` in seconds. See docs/decisions/0006. */
const budgets = {
  /** For each account and address. */
  loginByAccount: { points: 5, duration: 60 },
  /** Failed sign-ins to any account: a mobile carrier gives one address to thousands. */
  loginByAddress: { points: 100, duration: 60 },
  signUps: { points: 20, duration: 60 },
  codes: { points: 3, duration: 15 * 60 },
  /** Codes of any account. */
  codesByAddress: { points: 20, duration: 15 * 60 },
  /** Not by line: neighbours must not use up the tries of the address that asked, and each code counts its lines. */
  codeTries: { points: 10, duration: 15 * 60, byLine: false },
  /** Each sends a mail. */
  contact: { points: 5, duration: 60 * 60 },
  /** Operators read each. */
  reports: { points: 20, duration: 60 * 60 },
  /** Questions of one worker to one author, as many as a deal has parts. */
  portfolioAsks: { points: 20, duration: day },
  /** Of one worker's work for one author: what was taken back can be asked for again. */
  portfolioRemovals: { points: 20, duration: day },
  /** Notes from one person to another that ask for an answer. */
  notesToAnswer: { points: 10, duration: day },
  /** To work that is not posted. */
  invitations: { points: 30, duration: day },
  /** Each reads all of the user's data. */
  dataExports: { points: dataExportLimits.perDay, duration: day },
  /** High: a bank may resend the transfers of a day. */
  callbacks: { points: 600, duration: 60 },
  /** Unsigned callbacks of a provider that are stored for inspection. */
  forgedCallbacks: { points: 20, duration: 60 * 60 },
  /** Wrong keys and secrets from one address. */
  partnerTries: { points: 20, duration: 60 },
  /** Servers of one partner. */
  partnerServers: { points: 600, duration: 60 },
  /** All pages of one partner together; each of its users also has the limit of a user. */
  partnerPages: { points: 6000, duration: 60 },
  money: { points: 10, duration: 60 },
  writes: { points: 60, duration: 60 },
  reads: { points: 300, duration: 60 },
  /** Without a session: a mobile carrier gives one address to thousands. */
  writesByAddress: { points: 600, duration: 60 },
  readsByAddress: { points: 6000, duration: 60 },
  /** Pages, the sitemap, the API document. */
  pages: { points: 3000, duration: 60 },
  /** Parts of uploads, up to 1 MB each. */
  parts: { points: 600, duration: 60 },
  messages: { points: chatLimits.messagesPerMinute, duration: 60 },
  /** Clients send one in three seconds. */
  typing: { points: 30, duration: 60 },
  /** Chat rooms that a user opens over sockets. */
  joins: { points: 30, duration: 60 },
  /** Sockets from one address, before the handshake. */
  handshakes: { points: 600, duration: 60 },
  /** Of one user; also of one address with unknown tokens or none. `sockets` limits how many are open. */
  connects: { points: 60, duration: 60 },
} as const;

export type Budget = keyof typeof budgets;

/** A line of IPv6 (/56) has the budget of so many addresses (/64): mobile carriers give them to different people. */
const addressesOfLine = 4;

export type RateLimits = {
  /** @throws RateLimitedError where the budget of that key is used up. */
  take(budget: Budget, key: string): Promise<void>;
  /** The same for an address, and for its line if it is an IPv6; `more` is a separate key at it. */
  takeFrom(address: string, budget: Budget, more?: string): Promise<void>;
  giveBack(address: string, budget: Budget): Promise<void>;
};

const nothing = async () => undefined;
export const noRateLimits: RateLimits = { take: nothing, takeFrom: nothing, giveBack: nothing };

type Keyed = { limiter: RateLimiterAbstract; key: string };

async function consume({ limiter, key }: Keyed): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Counts in Redis if there is one; while it is away each node counts for itself, with half the budget. */
export function createRateLimits(redis: Redis | undefined): RateLimits {
  const createLimiter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const keyPrefix = `keo:limit:${name}`;
    if (!redis) return new RateLimiterMemory({ keyPrefix, points, duration });
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix, points: Math.ceil(points / 2), duration });
    return new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration, insuranceLimiter });
  };
  const limiters = new Map(
    Object.entries(budgets).map(([name, { points, duration, ...more }]) => {
      const line =
        'byLine' in more ? null : createLimiter(`${name}:line`, points * addressesOfLine, duration);
      return [name, { each: createLimiter(name, points, duration), line }];
    }),
  );
  /** The address, and the line around it. */
  const getCounters = (budget: Budget, address: string, more?: string): Keyed[] => {
    const { each, line } = limiters.get(budget) ?? {};
    const toKey = (counted: string) => `address:${counted}${more === undefined ? '' : `:${more}`}`;
    const [own, around] = [countedAddress(address), countedLine(address)];
    return [
      ...(each ? [{ limiter: each, key: toKey(own) }] : []),
      ...(line && around !== own ? [{ limiter: line, key: toKey(around) }] : []),
    ];
  };
  return {
    async take(budget, key) {
      const limiter = limiters.get(budget)?.each;
      if (limiter) await consume({ limiter, key });
    },
    async takeFrom(address, budget, more) {
      for (const counter of getCounters(budget, address, more)) await consume(counter);
    },
    // A failure is harmless: the caller waits a little longer.
    async giveBack(address, budget) {
      const back = getCounters(budget, address).map(({ limiter, key }) => limiter.reward(key));
      await Promise.allSettled(back);
    },
  };
}

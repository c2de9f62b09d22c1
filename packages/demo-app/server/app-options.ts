import type { AccountLookup } from './modules/bank-cards/holder-check.ts';
import type { ReceivingBank } from './modules/recharge/receiving-bank.ts';
import type { DatabaseTimeouts } from './platform/database/open-database.ts';
import type { ObjectStore, Pools } from './platform/env.ts';

export type AppOptions = {
  /** PostgreSQL, or undefined for the embedded database. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string | undefined;
  /** Dump of an embedded in-memory database to start from. */
  dump?: Blob;
  /** Timeouts of PostgreSQL, where not the default: tests must not depend on the machine's speed. */
  databaseTimeouts?: DatabaseTimeouts | undefined;
  pools?: Pools;
  secret: string;
  publicUrl: string;
  /** Icon hosts for pages besides this server. */
  iconHosts?: readonly string[] | undefined;
  sandbox: boolean;
  /** Host names that the sandbox answers to, besides localhost and that of `publicUrl`. */
  hosts?: readonly string[];
  /** The sandbox's demo data: a market of three months, the seed file alone, or only users with money. */
  demo?: 'market' | 'named' | 'people';
  /** Whether demo users act towards visitors (the live story), in the sandbox. */
  story: boolean;
  trustedProxies?: number;
  smtpUrl?: string | undefined;
  /** Bucket for uploads; default is the data folder. */
  objectStore?: ObjectStore | undefined;
  /** Upload quota of each user, in megabytes. */
  uploadQuotaMb?: number;
  /** The account for recharges and the secrets of its callbacks; the sandbox has its own. */
  bank?: ReceivingBank | undefined;
  /** Provider of account holders' names; default is none. */
  accountLookup?: AccountLookup | undefined;
  logLevel?: string;
  /** Where the log is written; default is stdout. */
  logStream?: { write(line: string): void };
  /** KiB of memory for hashing a password; less than the default for tests, which hash thousands. */
  passwordMemory?: number | undefined;
  /** Off for benchmarks. */
  rateLimits?: boolean;
  /** Caches reads of public pages for a few seconds; off for tests, which read what they have just changed. */
  sharedReads?: boolean;
  /** Whether jobs run at their hours; off for tests, which must not depend on the hour. */
  schedule?: boolean;
  /** Build folder of the product's pages. */
  pagesFolder?: string;
  /** Build folder of the script tag. */
  scriptTagFolder?: string;
  /** Build folder of Storybook, shown in the sandbox; it may appear later. */
  storybookFolder?: string;
};

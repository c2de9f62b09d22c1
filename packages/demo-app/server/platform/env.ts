import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';

const flag = v.pipe(
  v.picklist(['', '0', '1', 'true', 'false', 'on', 'off'], 'is a switch: 1 or 0'),
  v.transform((value) => ['1', 'true', 'on'].includes(value)),
);
const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `is an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

const count = (min: number, max: number, what: string) => {
  const message = `is a number of ${what} from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** One secret, or two separated by a comma during a rotation. */
const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((secret) => secret.trim())),
  v.check(
    (list) => list.length <= 2 && list.every((secret) => secret.length >= 16),
    'is a secret of at least 16 characters, or two parted by a comma',
  ),
);

export const defaultQuotaMb = 2048;
/** A load balancer that checks every five seconds then sees three failures. */
const defaultDrainSeconds = 15;

/** Limits of expensive work in one process. */
export type Pools = {
  /** Connections to PostgreSQL for requests. */
  databaseConnections: number;
  /** Connections to PostgreSQL for the queue. */
  jobConnections: number;
  /** Parallel password hashes, each in some 46 MiB. */
  passwordHashes: number;
};
export const defaultPools: Pools = { databaseConnections: 10, jobConnections: 3, passwordHashes: 2 };

const sandboxSecret = 'the sandbox keeps no secrets worth guessing';

const settings = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'is a port number from 0 to 65535'),
    ),
    '4000',
  ),
  HOST: v.optional(v.string()),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  REDIS_URL: v.optional(address(['redis:', 'rediss:'])),
  KEO_DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('names a folder')), '.keo/data'),
  KEO_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'has at least 32 characters'))),
  KEO_PUBLIC_URL: v.optional(
    v.pipe(
      address(['http:', 'https:']),
      v.check((value) => !/[?#]/.test(value), 'has neither ? nor #, for paths are put behind it'),
    ),
  ),
  KEO_SANDBOX: v.optional(flag),
  KEO_SANDBOX_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim())),
      v.check(
        (names) => names.every((name) => /^([\w.-]+|\[[\da-f:.]+\])$/i.test(name)),
        'is a host name, or several parted by commas, without ports',
      ),
    ),
  ),
  KEO_DEMO: v.optional(v.picklist(['market', 'people'], 'is market or people'), 'market'),
  KEO_STORY: v.optional(flag),
  KEO_TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'is the number of proxies in front, 0 to 9'), v.transform(Number)),
    '0',
  ),
  KEO_ICON_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((host) => host.trim())),
      v.check(
        (hosts) => hosts.every((host) => /^https:\/\/[^\s;'"?#]+$/.test(host) && URL.canParse(host)),
        'names addresses that start with https://, parted by commas',
      ),
    ),
  ),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  KEO_BANK: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{6}:[A-Za-z0-9]{1,19}:[A-Z0-9 ]{1,50}$/, 'reads like 970436:0123456789:CONG TY KEO'),
      v.transform((text) => {
        const [bin = '', accountNo = '', name = ''] = text.split(':');
        return { bin, accountNo, name };
      }),
    ),
  ),
  SEPAY_SECRET: v.optional(secrets),
  CASSO_SECRET: v.optional(secrets),
  PAYOS_CHECKSUM_KEY: v.optional(secrets),
  KEO_UPLOAD_QUOTA_MB: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'is a number of megabytes'), v.transform(Number)),
    String(defaultQuotaMb),
  ),
  KEO_DRAIN_SECONDS: v.optional(count(0, 300, 'seconds')),
  KEO_DATABASE_CONNECTIONS: v.optional(
    count(2, 500, 'connections'),
    String(defaultPools.databaseConnections),
  ),
  KEO_JOB_CONNECTIONS: v.optional(count(2, 100, 'connections'), String(defaultPools.jobConnections)),
  KEO_PASSWORD_HASHES: v.optional(count(1, 64, 'hashes at once'), String(defaultPools.passwordHashes)),
  S3_ENDPOINT: v.optional(address(['http:', 'https:'])),
  S3_REGION: v.optional(v.string(), 'auto'),
  S3_BUCKET: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(levels, `is one of ${levels.slice(0, -1).join(', ')} and ${levels.at(-1)}`),
    'info',
  ),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'is production, development or test'),
    'development',
  ),
});

export type ObjectStore = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The account for recharges, and the secrets of each provider's callbacks. */
export type BankSettings = {
  account: { bin: string; accountNo: string; name: string } | null;
  secrets: Record<string, readonly string[]>;
};

/** `databaseUrl` undefined: the embedded database in `dataDir`. */
export type Env = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  secret: string;
  publicUrl: string;
  sandbox: boolean;
  /** Further host names that the sandbox answers to. */
  hosts: readonly string[];
  demo: 'market' | 'people';
  story: boolean;
  trustedProxies: number;
  iconHosts: readonly string[];
  smtpUrl: string | undefined;
  bank: BankSettings;
  objectStore: ObjectStore | undefined;
  /** For each user. */
  uploadQuotaMb: number;
  /** Graceful shutdown: how long the process still serves, so that load balancers stop sending traffic. */
  drainSeconds: number;
  pools: Pools;
  logLevel: string;
};

/** Stops the start; the message is one sentence for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError' as const;
}

/** @throws SettingError for the first setting that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const input = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  refuseUnknown(Object.keys(input));
  const result = v.safeParse(settings, input);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingError(`${String(issue.path?.[0].key)} ${issue.message}.`);
  }
  const env = result.output;
  const production = env.NODE_ENV === 'production';
  const sandbox = env.KEO_SANDBOX ?? !production;
  const guarded = production || !sandbox;
  if (guarded && !env.KEO_SECRET)
    throw new SettingError(
      `KEO_SECRET is needed ${production ? 'in production' : 'outside the sandbox'}: at least 32 random characters.`,
    );
  if (guarded && new Set(env.KEO_SECRET).size < 10)
    throw new SettingError('KEO_SECRET is too easy to guess: use at least 32 random characters.');
  if (guarded && env.KEO_SECRET === sandboxSecret)
    throw new SettingError(
      'KEO_SECRET is the one of the sandbox, which everybody knows: use one of your own.',
    );
  return {
    port: env.PORT,
    // Anybody can move the sandbox's clock, so by default it listens on localhost only.
    host: env.HOST ?? (sandbox ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    dataDir: path.resolve(env.KEO_DATA_DIR),
    secret: env.KEO_SECRET ?? sandboxSecret,
    publicUrl: (env.KEO_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    sandbox,
    hosts: [asHostName(env.HOST ?? 'localhost'), ...(env.KEO_SANDBOX_HOSTS ?? [])],
    demo: env.KEO_DEMO,
    story: sandbox && (env.KEO_STORY ?? true),
    trustedProxies: env.KEO_TRUSTED_PROXIES,
    iconHosts: env.KEO_ICON_HOSTS ?? [],
    smtpUrl: env.SMTP_URL,
    bank: {
      account: env.KEO_BANK ?? null,
      secrets: {
        sepay: env.SEPAY_SECRET ?? [],
        casso: env.CASSO_SECRET ?? [],
        payos: env.PAYOS_CHECKSUM_KEY ?? [],
      },
    },
    objectStore: toObjectStore(env),
    uploadQuotaMb: env.KEO_UPLOAD_QUOTA_MB,
    drainSeconds: env.KEO_DRAIN_SECONDS ?? (sandbox ? 0 : defaultDrainSeconds),
    pools: {
      databaseConnections: env.KEO_DATABASE_CONNECTIONS,
      jobConnections: env.KEO_JOB_CONNECTIONS,
      passwordHashes: env.KEO_PASSWORD_HASHES,
    },
    logLevel: env.LOG_LEVEL,
  };
}

/** An unknown `KEO_` name is a misspelt setting. `KEO_TEST_` names belong to tests. */
function refuseUnknown(names: readonly string[]): void {
  const ours = names.filter((name) => /^KEO_(?!TEST_|E2E_)/i.test(name));
  const known = Object.keys(settings.entries);
  const unknown = ours.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = closest(
    unknown.toUpperCase(),
    known.filter((name) => name.startsWith('KEO_')),
  );
  throw new SettingError(`${unknown} is no setting of Keo; the nearest is ${near}.`);
}

/** IPv6 needs brackets in a URL. */
const asHostName = (address: string) => (address.includes(':') ? `[${address}]` : address);

function toObjectStore(env: v.InferOutput<typeof settings>): ObjectStore | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values(parts).every((part) => part === undefined)) return undefined;
  const missing = Object.entries(parts).find(([, part]) => part === undefined);
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new SettingError(`${String(missing?.[0])} is needed where uploads go to S3.`);
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

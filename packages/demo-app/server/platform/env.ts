import path from 'node:path';
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
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('names the address to listen on')), '0.0.0.0'),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  REDIS_URL: v.optional(address(['redis:', 'rediss:'])),
  KEO_DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('names a folder')), '.keo/data'),
  KEO_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'has at least 32 characters'))),
  KEO_PUBLIC_URL: v.optional(address(['http:', 'https:'])),
  KEO_SANDBOX: v.optional(flag),
  KEO_STORY: v.optional(flag),
  KEO_TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'is the number of proxies in front, 0 to 9'), v.transform(Number)),
    '0',
  ),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is a log level'),
    'info',
  ),
  NODE_ENV: v.optional(v.string(), ''),
});

/** The settings of one server process. `databaseUrl` undefined means the embedded database in `dataDir`. */
export type Env = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Absolute folder of the embedded database. */
  dataDir: string;
  secret: string;
  publicUrl: string;
  sandbox: boolean;
  story: boolean;
  trustedProxies: number;
  smtpUrl: string | undefined;
  logLevel: string;
};

/** A setting that stops the start; its message is the one sentence the person needs. */
export class SettingError extends Error {
  override readonly name = 'SettingError' as const;
}

/** Reads the settings; throws a `SettingError` with one sentence about the first that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = v.safeParse(settings, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingError(`${String(issue.path?.[0].key)} ${issue.message}.`);
  }
  const env = result.output;
  const production = env.NODE_ENV === 'production';
  const sandbox = env.KEO_SANDBOX ?? !production;
  if (production && !env.KEO_SECRET)
    throw new SettingError('KEO_SECRET is needed in production: at least 32 random characters.');
  if (!sandbox && !env.SMTP_URL)
    throw new SettingError('SMTP_URL is needed outside the sandbox: codes and tickets go out by mail.');
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    dataDir: path.resolve(env.KEO_DATA_DIR),
    secret: env.KEO_SECRET ?? 'the sandbox keeps no secrets worth guessing',
    publicUrl: env.KEO_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    sandbox,
    story: sandbox && (env.KEO_STORY ?? true),
    trustedProxies: env.KEO_TRUSTED_PROXIES,
    smtpUrl: env.SMTP_URL,
    logLevel: env.LOG_LEVEL,
  };
}

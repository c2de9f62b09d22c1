import { describe, expect, it } from 'vitest';
import { SettingError, readEnv } from './env.ts';

const secret = 'q8Zr2Lw0vT5xYc7nBd3mKf9sHj1pGa4e';
const sentenceFor = (env: Record<string, string>) => {
  try {
    readEnv(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return null;
};

describe('the settings', () => {
  it.each([
    [{ PORT: '80a' }, 'PORT is a port number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is a port number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is an address that starts with postgres:// or postgresql://.',
    ],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is an address that starts with redis:// or rediss://.'],
    [{ KEO_PUBLIC_URL: 'keo.example' }, 'KEO_PUBLIC_URL is an address that starts with http:// or https://.'],
    [{ KEO_SANDBOX: 'maybe' }, 'KEO_SANDBOX is a switch: 1 or 0.'],
    [{ KEO_DEMO: 'crowd' }, 'KEO_DEMO is market or people.'],
    [{ KEO_TRUSTED_PROXIES: 'all' }, 'KEO_TRUSTED_PROXIES is the number of proxies in front, 0 to 9.'],
    [
      { KEO_ICON_HOSTS: "https://a.example,https://b.example; script-src 'unsafe-inline'" },
      'KEO_ICON_HOSTS names addresses that start with https://, parted by commas.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is an address that starts with smtp:// or smtps://.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of fatal, error, warn, info, debug, trace and silent.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is production, development or test.'],
    [
      { KEO_PUBLIC_URL: 'https://keo.example/?from=mail' },
      'KEO_PUBLIC_URL has neither ? nor #, for paths are put behind it.',
    ],
    [
      { KEO_PUBLIC_URL: 'https://keo.example/#top' },
      'KEO_PUBLIC_URL has neither ? nor #, for paths are put behind it.',
    ],
    [{ KEO_STORY: 'often' }, 'KEO_STORY is a switch: 1 or 0.'],
    [{ KEO_BANK: '97043:0123456789:CONG TY KEO' }, 'KEO_BANK reads like 970436:0123456789:CONG TY KEO.'],
    [{ KEO_BANK: '970436:0123456789:Công ty Keo' }, 'KEO_BANK reads like 970436:0123456789:CONG TY KEO.'],
    ...['SEPAY_SECRET', 'CASSO_SECRET', 'PAYOS_CHECKSUM_KEY'].flatMap((name) =>
      ['short', `${secret},short`, `${secret},${secret},${secret}`].map(
        (value): [Record<string, string>, string] => [
          { [name]: value },
          `${name} is a secret of at least 16 characters, or two parted by a comma.`,
        ],
      ),
    ),
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT is an address that starts with http:// or https://.'],
    [{ KEO_SECRET: 'short' }, 'KEO_SECRET has at least 32 characters.'],
    [{ NODE_ENV: 'production' }, 'KEO_SECRET is needed in production: at least 32 random characters.'],
    [{ KEO_SANDBOX: '0' }, 'KEO_SECRET is needed outside the sandbox: at least 32 random characters.'],
    [
      { KEO_SANDBOX: 'off', KEO_SECRET: 'a'.repeat(64) },
      'KEO_SECRET is too easy to guess: use at least 32 random characters.',
    ],
    [
      { NODE_ENV: 'production', KEO_SECRET: 'a'.repeat(64) },
      'KEO_SECRET is too easy to guess: use at least 32 random characters.',
    ],
    ...[{ NODE_ENV: 'production' }, { KEO_SANDBOX: '0' }].map((where): [Record<string, string>, string] => [
      { ...where, KEO_SECRET: readEnv({}).secret },
      'KEO_SECRET is the one of the sandbox, which everybody knows: use one of your own.',
    ]),
    [
      { KEO_SANDBOX_HOSTS: 'keo.local:4000' },
      'KEO_SANDBOX_HOSTS is a host name, or several parted by commas, without ports.',
    ],
    [{ KEO_UPLOAD_QUOTA_MB: '0' }, 'KEO_UPLOAD_QUOTA_MB is a number of megabytes.'],
    [{ KEO_DRAIN_SECONDS: '301' }, 'KEO_DRAIN_SECONDS is a number of seconds from 0 to 300.'],
    [{ KEO_DATABASE_CONNECTIONS: '1' }, 'KEO_DATABASE_CONNECTIONS is a number of connections from 2 to 500.'],
    [{ KEO_JOB_CONNECTIONS: 'many' }, 'KEO_JOB_CONNECTIONS is a number of connections from 2 to 100.'],
    [{ KEO_PASSWORD_HASHES: '0' }, 'KEO_PASSWORD_HASHES is a number of hashes at once from 1 to 64.'],
    [{ KEO_SANDBOKS: '0' }, 'KEO_SANDBOKS is no setting of Keo; the nearest is KEO_SANDBOX.'],
    [
      { KEO_TRUSTED_PROXY: '1' },
      'KEO_TRUSTED_PROXY is no setting of Keo; the nearest is KEO_TRUSTED_PROXIES.',
    ],
    [{ keo_bank: 'x' }, 'keo_bank is no setting of Keo; the nearest is KEO_BANK.'],
    [{ S3_BUCKET: 'keo' }, 'S3_ENDPOINT is needed where uploads go to S3.'],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'keo', S3_ACCESS_KEY_ID: 'x' },
      'S3_SECRET_ACCESS_KEY is needed where uploads go to S3.',
    ],
  ])('say in one sentence what is wrong with %j', (env, sentence) => {
    expect(sentenceFor(env)).toBe(sentence);
  });

  it('never repeat the value of a secret or of an address that may hold one', () => {
    expect(sentenceFor({ KEO_SECRET: 'hunter2' })).not.toContain('hunter2');
    expect(sentenceFor({ DATABASE_URL: 'http://keo:hunter2@db' })).not.toContain('hunter2');
  });

  it('make a sandbox on this machine alone where nothing is set', () => {
    expect(readEnv({})).toMatchObject({ port: 4000, host: '127.0.0.1', sandbox: true, story: true });
    expect(readEnv({ KEO_SANDBOX: '0', KEO_SECRET: secret })).toMatchObject({ sandbox: false, story: false });
  });

  it('make no sandbox in production unless it is asked for', () => {
    const production = { NODE_ENV: 'production', KEO_SECRET: secret };
    expect(readEnv(production)).toMatchObject({ sandbox: false, story: false, host: '0.0.0.0' });
    expect(readEnv({ ...production, KEO_SANDBOX: '1' })).toMatchObject({ sandbox: true });
  });

  it('drain for as long as load balancers need, and not in the sandbox', () => {
    const outside = { KEO_SANDBOX: '0', KEO_SECRET: secret };
    expect(readEnv(outside)).toMatchObject({ drainSeconds: 15 });
    expect(readEnv({ ...outside, KEO_DRAIN_SECONDS: '0' })).toMatchObject({ drainSeconds: 0 });
    expect(readEnv({})).toMatchObject({ drainSeconds: 0 });
  });

  it('set the pools', () => {
    const input = { KEO_DATABASE_CONNECTIONS: '40', KEO_JOB_CONNECTIONS: '5', KEO_PASSWORD_HASHES: '2' };
    const pools = { databaseConnections: 40, jobConnections: 5, passwordHashes: 2 };
    expect(readEnv(input)).toMatchObject({ pools });
  });

  it('ignore KEO_TEST_ names and empty values', () => {
    expect(readEnv({ KEO_TEST_LONG: '1', KEO_E2E_SEEDED: '{}', KEO_SANDBOKS: '' })).toMatchObject({
      port: 4000,
    });
  });

  it('name the hosts that the sandbox answers to', () => {
    expect(readEnv({}).hosts).toEqual(['localhost']);
    expect(readEnv({ HOST: 'fd00::2' }).hosts).toEqual(['[fd00::2]']);
    const named = readEnv({ HOST: '192.168.1.5', KEO_SANDBOX_HOSTS: 'keo.local, [fd00::1]' });
    expect(named.hosts).toEqual(['192.168.1.5', 'keo.local', '[fd00::1]']);
  });

  it('take an empty value as none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });
});

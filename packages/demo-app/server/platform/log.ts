import type { FastifyServerOptions } from 'fastify';

export const secretFields = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'token',
  'accessToken',
  'refreshToken',
  'ticket',
  'authorization',
  'cookie',
];

/** Without the values of a failed statement, which are private. */
function describeError(error: Error) {
  const chain: Error[] = [];
  for (let at: unknown = error; at instanceof Error && chain.length < 4; at = at.cause) chain.push(at);
  const { code, constraint } = Object(chain.at(-1));
  return {
    type: error.name,
    message: chain.map(({ message }) => message.split('\nparams:')[0]).join(' ← '),
    stack: (error.stack ?? '').split('\n    at ').slice(1, 8).join(' ← '),
    ...(code !== undefined && { reason: String(code) }),
    ...(constraint !== undefined && { constraint: String(constraint) }),
  };
}

/** Logs no header that authorises, no body and no value of a query. */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        // Query values may be tokens (of sockets) or search terms.
        url: request.url.replaceAll(/=[^&]*/g, '=…'),
      }),
    },
  };
}

import type { FastifyServerOptions } from 'fastify';

const secretFields = [
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

/** Structured lines without secrets: no header that authorises, no body, no value of any query. */
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
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        // Values of a query may be tokens (the socket's) or what people search for.
        url: request.url.replaceAll(/=[^&]*/g, '=…'),
      }),
    },
  };
}

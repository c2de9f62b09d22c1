import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerBusy, answerErrors } from './answer-errors.ts';
import { trustProxies } from './caller-address.ts';
import { compressAnswers } from './compression.ts';
import { readBodies } from './read-request.ts';
import { logOptions } from './log.ts';
import { type IsOwnHost, refuseOtherHosts } from './own-hosts.ts';

const bodyLimit = 1024 * 1024;

/** A server without routes: its log, and the limits of what a request may be. */
export const createServer = (options: {
  logLevel?: string;
  logStream?: { write(line: string): void };
  trustedProxies?: number;
}): FastifyInstance =>
  Fastify({
    logger: logOptions(options.logLevel ?? 'info', options.logStream),
    bodyLimit,
    // Against slow requests that hold a connection (slowloris).
    requestTimeout: 30_000,
    trustProxy: trustProxies(options.trustedProxies ?? 0),
    // On close, idle connections are cut at once, others when their request is answered.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });

/** What each request passes, whatever its route: host, headers, load, compression, body; and how errors are answered. */
export async function guardDoors(
  server: FastifyInstance,
  options: {
    isOwnHost: IsOwnHost;
    publicUrl: string;
    iconHosts: readonly string[] | undefined;
    /** Whether the server answers 503 under pressure. */
    shedsLoad: boolean;
  },
): Promise<void> {
  refuseOtherHosts(server, options.isOwnHost);
  await server.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy(options.publicUrl, options.iconHosts) },
    crossOriginEmbedderPolicy: false,
  });
  await server.register(underPressure, {
    maxEventLoopDelay: options.shedsLoad ? 2000 : 0,
    retryAfter: 5,
    pressureHandler: (request, reply) => {
      if (request.url !== '/livez') answerBusy(request, reply);
    },
  });
  await compressAnswers(server);
  readBodies(server);
  answerErrors(server);
}

const contentPolicy = (publicUrl: string, iconHosts: readonly string[] = []) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // React sets style attributes for measures known at run time (a ring's turn, a popover's place).
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'"],
  // In older Safari `'self'` does not cover the page's own WebSocket.
  connectSrc: [
    "'self'",
    publicUrl.replace(/^http/, 'ws'),
    ...new Set(iconHosts.map((host) => new URL(host).origin)),
  ],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: publicUrl.startsWith('https:') ? [] : null,
});

import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { toPath } from '../../../routes/paths.ts';
import { smallestBody } from './body-limits.ts';
import { answerBusy, answerErrors, answerNotFound } from './answer-errors.ts';
import { trustProxies } from '../security/caller-address.ts';
import { compressAnswers } from './compression.ts';
import { mailStyleHash } from '../mail/mail-html.ts';
import { readBodies } from './read-request.ts';
import { logOptions } from '../log.ts';
import { type IsOwnHost, refuseOtherHosts } from '../security/own-hosts.ts';

/** A server without routes: its log and its limits for requests. */
export const createServer = (options: {
  logLevel?: string;
  logStream?: { write(line: string): void };
  trustedProxies?: number;
}): FastifyInstance =>
  Fastify({
    logger: logOptions(options.logLevel ?? 'info', options.logStream),
    // An endpoint has its own; nobody is counted where none is.
    bodyLimit: smallestBody,
    // Against slowloris: slow requests that hold a connection.
    requestTimeout: 30_000,
    trustProxy: trustProxies(options.trustedProxies ?? 0),
    // On close: idle connections end at once, others after their answer.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => wellFormed(url),
    // A parameter too long for anything that is there.
    frameworkErrors: (_, request, reply) => void answerNotFound(request, reply),
  });

/** A malformed address takes the way of every other, with each of its percent signs as a letter. */
function wellFormed(url: string): string {
  const path = toPath(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
  }
}

/** For every route: host check, security headers, load shedding, compression, JSON bodies, error answers. */
export async function registerGuards(
  server: FastifyInstance,
  options: {
    isOwnHost: IsOwnHost;
    publicUrl: string;
    iconHosts: readonly string[] | undefined;
    /** Load shedding: 503 under pressure. */
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
      if (request.url !== '/livez') answerBusy(reply);
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
  styleSrc: ["'self'", mailStyleHash],
  // React sets style attributes for values known at run time (a ring's angle, a popover's position).
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
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

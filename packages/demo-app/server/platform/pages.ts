import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findPagePath } from '../../src/routes/paths.ts';
import { codes } from '@keo/core/contract';
import { localeOf, say } from '../texts/say.ts';
import { apiBase } from './endpoint-route.ts';
import { type AboutPage, fillHead } from './page-head.ts';

const aYear = 31_536_000;
/**
 * Serves the built product: hashed assets for a year, every page fresh, a real 404 for an address the product does
 * not have. `about` tells the content of those that have some. Without a build only the API answers.
 */
export async function servePages(
  app: FastifyInstance,
  options: {
    folder: string;
    publicUrl: string;
    sandbox: boolean;
    about: AboutPage;
    iconHosts?: readonly string[] | undefined;
  },
): Promise<void> {
  const index = path.join(options.folder, 'index.html');
  const html = existsSync(index) ? await readFile(index, 'utf8') : null;
  if (html !== null) {
    await app.register(serveStatic, {
      root: options.folder,
      index: false,
      wildcard: false,
      setHeaders(reply, file) {
        const immutable = file.includes(`${path.sep}assets${path.sep}`);
        void reply.header('cache-control', immutable ? `public, max-age=${aYear}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split(/[?#]/);
    const locale = localeOf(request.headers['accept-language']);
    const isPage =
      html !== null &&
      request.method === 'GET' &&
      !pathname.startsWith(apiBase) &&
      !pathname.startsWith('/api/');
    if (!isPage || /\.\w{2,5}$/.test(pathname)) {
      return reply
        .code(404)
        .send({ code: codes.refused, msg: say(locale, 'notFound'), data: { reason: 'NOT_FOUND' } });
    }
    const isRoute = findPagePath(pathname) !== undefined && (options.sandbox || pathname !== '/sandbox');
    // A page is worth more than its preview: without the database it is there all the same.
    const about = isRoute ? await options.about(pathname, locale).catch(() => undefined) : null;
    // The page's own libraries write two style sheets at run time; only what knows this word may.
    const nonce = randomBytes(16).toString('base64url');
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    return reply
      .code(about === null ? 404 : 200)
      .header(
        'content-security-policy',
        policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fillHead(
          html,
          {
            publicUrl: options.publicUrl,
            pathname,
            sandbox: options.sandbox,
            nonce,
            iconHosts: options.iconHosts,
          },
          locale,
          about,
        ),
      );
  });
}

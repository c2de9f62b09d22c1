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
import type { RateLimits } from './rate-limits.ts';

const aYear = 31_536_000;

type Pages = {
  folder: string;
  publicUrl: string;
  sandbox: boolean;
  about: AboutPage;
  limits: RateLimits;
  iconHosts?: readonly string[] | undefined;
};

/** Paths of the API and of files are no pages, even where nothing is served there. */
const isPage = (pathname: string) =>
  !pathname.startsWith(apiBase) && !pathname.startsWith('/api/') && !/\.\w{2,5}$/.test(pathname);

/**
 * Serves the built product: hashed assets for a year, pages uncached, 404 for unknown paths. Without a build only the
 * API answers.
 */
export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    const msg = say(localeOf(request.headers['accept-language']), 'notFound');
    return reply.code(404).send({ code: codes.refused, msg, data: { reason: 'NOT_FOUND' } });
  });
  const index = path.join(pages.folder, 'index.html');
  if (!existsSync(index)) return;
  await serveFiles(app, pages.folder);
  serveDocuments(app, pages, await readFile(index, 'utf8'));
}

/** `.br` and `.gz` files are written by the build. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', immutable ? `public, max-age=${aYear}, immutable` : 'no-cache');
    },
  });
}

function serveDocuments(
  app: FastifyInstance,
  { publicUrl, sandbox, about: aboutPage, limits, iconHosts }: Pages,
  html: string,
): void {
  app.get('/*', async (request, reply) => {
    const [asked = '/'] = request.url.split(/[?#]/);
    if (!isPage(asked)) return reply.callNotFound();
    await limits.takeFrom(request.ip, 'pages');
    const pathname = `/${asked
      .split('/')
      .filter((part) => part !== '')
      .join('/')}`;
    const row = findPagePath(pathname);
    // One canonical URL for each job.
    if (row?.path === '/jobs/{slug}')
      return reply.redirect(
        `${pathname.replace('/jobs/', '/tasks/')}${request.url.slice(asked.length)}`,
        301,
      );
    const locale = localeOf(request.headers['accept-language']);
    const isRoute = row !== undefined && (sandbox || pathname !== '/sandbox');
    // Without the database the page is served without its preview.
    const about = isRoute ? await aboutPage(pathname, locale).catch(() => undefined) : null;
    // For two libraries that insert style sheets at run time.
    const nonce = randomBytes(16).toString('base64url');
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply
      .code(about === null ? 404 : 200)
      .header(
        'content-security-policy',
        policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
      )
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, accept-encoding')
      .type('text/html; charset=utf-8')
      .compress(fillHead(html, { publicUrl, pathname, sandbox, nonce, iconHosts }, locale, about));
    return reply;
  });
}

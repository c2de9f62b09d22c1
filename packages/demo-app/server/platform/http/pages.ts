import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { toPath, readPath } from '../../../routes/paths.ts';
import { parseLocale } from '../texts/say.ts';
import { answerNotFound } from './answer-errors.ts';
import { apiBase } from './endpoint-route.ts';
import { type AboutPage, fillHead } from './page-head.ts';
import type { RateLimits } from '../security/rate-limits.ts';

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
  app.setNotFoundHandler(answerNotFound);
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
    const url = toPath(request.originalUrl);
    if (!isPage(url)) return reply.callNotFound();
    await limits.takeFrom(request.ip, 'pages');
    const reading = readPath(url);
    // One canonical URL for each job.
    const { page, canonical } = reading;
    const place = page?.path === '/jobs/{slug}' ? canonical.replace('/jobs/', '/tasks/') : canonical;
    if (place !== url) return reply.redirect(`${place}${request.originalUrl.slice(url.length)}`, 301);
    const locale = parseLocale(request.headers['accept-language']);
    const isRoute = page !== undefined && (sandbox || page.path !== '/sandbox');
    // Without the database the page is served without its preview.
    const about = isRoute ? await aboutPage(reading, locale).catch(() => undefined) : null;
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
      .compress(fillHead(html, { publicUrl, path: reading, sandbox, nonce, iconHosts }, locale, about));
    return reply;
  });
}

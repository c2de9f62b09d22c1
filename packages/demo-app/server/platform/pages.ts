import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { descriptions } from '../../src/routes/descriptions.ts';
import { findPagePath } from '../../src/routes/paths.ts';
import { codes } from '@keo/core/contract';
import { localeOf, say } from '../texts/say.ts';
import { apiBase } from './endpoint-route.ts';

const aYear = 31_536_000;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The built page with title, description and Open Graph of that address, in the reader's language. */
function fill(
  html: string,
  at: { url: string; pathname: string; sandbox: boolean; nonce: string },
  locale: 'vi' | 'en',
): string {
  const { url, pathname, sandbox, nonce } = at;
  const page = findPagePath(pathname);
  const title = page ? `${page.title[locale]} · Keo` : 'Page Not Found · Keo';
  const description = page ? descriptions[page.path][locale] : '';
  const tags = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(url)}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(sandbox ? ['<meta name="keo-sandbox" content="on">'] : []),
  ].join('\n    ');
  return html
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, tags);
}

/**
 * Serves the built product: hashed assets for a year, every page fresh, a real 404 for an address the product does
 * not have. Without a build only the API answers.
 */
export async function servePages(
  app: FastifyInstance,
  options: { folder: string; publicUrl: string; sandbox: boolean },
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
    const known = findPagePath(pathname) !== undefined && (options.sandbox || pathname !== '/sandbox');
    // The page's own libraries write two style sheets at run time; only what knows this word may.
    const nonce = randomBytes(16).toString('base64url');
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    return reply
      .code(known ? 200 : 404)
      .header(
        'content-security-policy',
        policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fill(
          html,
          { url: `${options.publicUrl}${pathname}`, pathname, sandbox: options.sandbox, nonce },
          locale,
        ),
      );
  });
}

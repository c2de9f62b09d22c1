import { access } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { parseLocale, say } from '../texts/say.ts';

/** Storybook inlines scripts and styles in its pages; the policy limits them to their own files. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/**
 * Serves the build at `/storybook/`; it may appear or change at any time. While it is missing, a page says so and
 * reloads itself.
 */
export async function serveStorybook(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (book) => {
    await book.register(serveStatic, { root: path.dirname(folder), serve: false });
    book.get('/storybook', (_request, reply) => reply.redirect('/storybook/'));
    book.get<{ Params: { '*': string } }>('/storybook/*', async (request, reply) => {
      const isThere = await access(path.join(folder, 'index.html')).then(
        () => true,
        () => false,
      );
      void reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
      if (isThere)
        return reply.sendFile(request.params['*'] || 'index.html', folder, { cacheControl: false });
      const locale = parseLocale(request.headers['accept-language']);
      return reply
        .code(503)
        .header('retry-after', '5')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="${locale}"><meta http-equiv="refresh" content="5"><title>Storybook</title>` +
            `<p>${say(locale, 'storybook.building')}</p><p>${say(locale, 'storybook.byHand')}</p></html>`,
        );
    });
  });
}

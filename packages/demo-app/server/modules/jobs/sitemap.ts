import { and, desc, eq, gte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { jobs } from './jobs.table.ts';

/** What the protocol allows in one file. */
const most = 50_000;
/** Pages that everybody may read and that no posting makes. */
const pages = ['/', '/tasks', '/jobs', '/about', '/terms', '/privacy', '/contact'];

/** `/sitemap.xml`: the open pages and every open posting, the newest first; `/robots.txt` says where it is. */
export function serveSitemap(
  app: FastifyInstance,
  { db, clock, publicUrl }: { db: Database; clock: Pick<Clock, 'now'>; publicUrl: string },
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const rows = await db
      .select({ slug: jobs.slug, publishedAt: jobs.publishedAt })
      .from(jobs)
      .where(and(eq(jobs.state, 'OPEN'), gte(jobs.expiresAt, clock.now())))
      .orderBy(desc(jobs.publishedAt), desc(jobs.id))
      .limit(most - pages.length);
    const urls = [
      ...pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`),
      ...rows.map(
        ({ slug, publishedAt }) =>
          `<url><loc>${publicUrl}/tasks/${slug}</loc>${publishedAt ? `<lastmod>${publishedAt.toISOString()}</lastmod>` : ''}</url>`,
      ),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /dashboard\nDisallow: /au/api/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
}

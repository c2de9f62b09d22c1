import { and, desc, eq, gte } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import {
  type PrecompressedText,
  precompress,
  sendPrecompressed,
} from '../../../platform/http/precompressed-text.ts';
import { pagePaths } from '../../../../routes/paths.ts';
import { jobs } from './jobs.table.ts';

const minute = 60_000;
/** Limit of the sitemap protocol for one file. */
const maxUrls = 50_000;
const pages = pagePaths
  .filter(({ path, layout }) => layout === 'default' && path !== '/sandbox' && !path.includes('{'))
  .map(({ path }) => path);

async function write({
  db,
  clock,
  publicUrl,
}: Pick<Platform, 'db' | 'clock' | 'publicUrl'>): Promise<string> {
  const rows = await db
    .select({ slug: jobs.slug, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(and(eq(jobs.state, 'OPEN'), gte(jobs.expiresAt, clock.now())))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(maxUrls - pages.length);
  const urls = [
    ...pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`),
    ...rows.map(
      ({ slug, publishedAt }) =>
        `<url><loc>${publicUrl}/tasks/${slug}</loc>${publishedAt ? `<lastmod>${publishedAt.toISOString()}</lastmod>` : ''}</url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `/sitemap.xml`: public pages and open jobs, newest first. `/robots.txt` refers to it. */
export function serveSitemap(
  platform: Pick<Platform, 'app' | 'db' | 'clock' | 'publicUrl' | 'limits' | 'shared'>,
): void {
  const { app, publicUrl, limits } = platform;
  const share = platform.shared<PrecompressedText>(minute);
  app.get('/sitemap.xml', async (request, reply) => {
    await limits.takeFrom(request.ip, 'pages');
    const map = await share('', async () => precompress(await write(platform)));
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
    return sendPrecompressed(request, reply, map);
  });
  app.get('/robots.txt', async (request, reply) => {
    await limits.takeFrom(request.ip, 'pages');
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /dashboard\nDisallow: /au/api/\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
}

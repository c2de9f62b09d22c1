import path from 'node:path';
import type { AppOptions } from './app-options.ts';
import { createJobPages } from './modules/market/jobs/job-pages.ts';
import { serveSitemap } from './modules/market/jobs/sitemap.ts';
import { createUserPages } from './modules/users/user-pages.ts';
import { serveOpenApi } from './platform/http/open-api.ts';
import { getFirst } from './platform/http/page-head.ts';
import { servePages } from './platform/http/pages.ts';
import type { Platform } from './platform/platform.ts';
import { serveScriptTag } from './platform/http/script-tag.ts';
import { serveStorybook } from './platform/http/storybook.ts';
import type { Services } from './services.ts';

const besideServer = (place: string) => path.resolve(import.meta.dirname, '..', place);

/** All routes beside the API: its document, the script tag, Storybook, the sitemap, pages and files. */
export async function serveSite(
  platform: Platform,
  options: AppOptions,
  { jobs, users }: Pick<Services, 'jobs' | 'users'>,
): Promise<void> {
  const { app, publicUrl, sandbox, limits } = platform;
  serveOpenApi(platform);
  await serveScriptTag(app, options.scriptTagFolder ?? besideServer('../react/script-tag/dist'));
  if (sandbox) await serveStorybook(app, options.storybookFolder ?? besideServer('../../.storybook-static'));
  serveSitemap(platform);
  await servePages(app, {
    folder: options.pagesFolder ?? besideServer('dist'),
    publicUrl,
    sandbox,
    iconHosts: options.iconHosts,
    about: getFirst(createJobPages({ ...platform, jobs }), createUserPages({ ...platform, users })),
    limits,
  });
}

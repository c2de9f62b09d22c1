import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';

const define = path.resolve(import.meta.dirname, '../../react/src/embed/define.ts');

/** A bundle of `import '@keo/react/embed/define'`, as a site's own build would make it. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, '..'),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: define, formats: ['es'], fileName: 'page' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('The partner has no bundle');
  return new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  );
}

let bundled: ReturnType<typeof bundle> | undefined;

/** Serves the React build instead of the script tag: under `from`, for the page's `keo.js`. */
export async function serveReactBuild(page: Page, from: string): Promise<void> {
  const files = await (bundled ??= bundle());
  await page.route(`**${from}/*.js`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = files.get(name === 'keo.js' ? 'page.js' : name);
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: 'text/javascript', body });
  });
}

/** How a site gets its elements: from its own build with React, or from Keo's script tag. */
export const builds = ['react', 'script tag'] as const;
export type Build = (typeof builds)[number];

/** The strictest CSP of a page that loads its own script and calls one API. */
const policy = (origin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${origin.replace('http', 'ws')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A site around Keo's elements. Its backend issues what `token` returns at that time. */
export async function openPartner(
  page: Page,
  site: { build: Build; origin: string; html: string; token: () => string | null },
): Promise<void> {
  if (site.build === 'react') await serveReactBuild(page, '/embed/v1');
  await page.route('**/partner/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/partner/token') {
      const token = site.token();
      return route.fulfill(token === null ? { status: 401 } : { json: { token } });
    }
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy(site.origin) },
      body: `<!doctype html><html lang="vi"><title>Partner</title>
        <script type="module" src="/embed/v1/keo.js"></script><main>${site.html}</main></html>`,
    });
  });
  await page.goto(`${site.origin}/partner/`);
}

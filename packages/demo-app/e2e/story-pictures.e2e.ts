import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';
import { look, moment, surroundings } from '../../../.storybook/pictures/look.ts';
import { freezeDate } from './device-date.ts';

const pictures = path.resolve(import.meta.dirname, '../../../.storybook/pictures');

type Files = ReadonlyMap<string, string | Uint8Array>;

const test = base.extend<object, { files: Files }>({
  files: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter names the fixtures that are needed: none
    async ({}, use) => {
      const built = await build({
        configFile: false,
        root: pictures,
        logLevel: 'error',
        resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
        build: {
          write: false,
          minify: false,
          rolldownOptions: {
            input: path.join(pictures, 'threshold-page.tsx'),
            output: { entryFileNames: 'page.js' },
          },
        },
      });
      if (!('output' in built)) throw new Error('One page has one build.');
      await use(
        new Map(
          built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
        ),
      );
    },
    { scope: 'worker' },
  ],
});

test.use(surroundings);
test.skip(({ isMobile }) => isMobile, 'One width shows it.');

const origin = 'http://stories.test';

async function serveStories(page: Page, files: Files): Promise<void> {
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('');
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname;
    const body = files.get(name) ?? `<!doctype html>${links}<script type="module" src="/page.js"></script>`;
    const contentType = name.endsWith('.css')
      ? 'text/css'
      : name.endsWith('.js')
        ? 'text/javascript'
        : 'text/html';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
}

async function drawStories(page: Page): Promise<void> {
  await page.goto(origin);
  await expect(page.getByText('Bị từ chối')).toBeVisible();
}

/** Changes one channel of a colour token by one step of 255. */
const nudge = (page: Page, token: string) =>
  page.evaluate((name) => {
    const root = document.documentElement;
    const color = Number.parseInt(getComputedStyle(root).getPropertyValue(name).slice(1), 16);
    root.style.setProperty(name, `#${(color + 1).toString(16)}`);
  }, token);

test('pictures of stories: the same code differs in nothing, one step of one colour is seen', async ({
  page,
  files,
}, info) => {
  await serveStories(page, files);
  await freezeDate(page, moment);
  const base = info.snapshotPath('base.png', { kind: 'screenshot' });
  await mkdir(path.dirname(base), { recursive: true });
  await drawStories(page);
  await writeFile(base, await page.screenshot({ ...look, fullPage: true }));

  for (const token of ['--keo-canvas', '--keo-line-strong']) {
    await drawStories(page);
    await expect(page).toHaveScreenshot('base.png', { ...look, fullPage: true });
    await drawStories(page);
    await nudge(page, token);
    await expect(page).not.toHaveScreenshot('base.png', { ...look, fullPage: true });
  }
});

import { execFileSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.ts';

const apps = inject('apps');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

/** The built app at an address of its own; nothing else answers there. */
async function open(dist: string, faults: string[]): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN' });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(path.join(dist, file)).catch(() => null);
    const contentType = types[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill(body === null ? { status: 404 } : { body, contentType });
  });
  await page.goto('http://app.example/');
  return page;
}

describe.each(['18', '19'])('what Vite builds on React %s', (major) => {
  it('shows components with their styles and elements that live', async () => {
    const folder = path.join(apps, `react${major}`);
    execFileSync('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: folder });
    const assets = await readdir(path.join(folder, 'dist/assets'));
    expect(assets.some((name) => name.endsWith('.css'))).toBe(true);

    const faults: string[] = [];
    const page = await open(path.join(folder, 'dist'), faults);
    await page.locator('.keo-bell').first().waitFor();
    await page.getByRole('button', { name: '1,250,000đ' }).waitFor();
    const look = await page
      .getByRole('button', { name: '1,250,000đ' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(look).not.toBe('rgba(0, 0, 0, 0)');
    expect(look).not.toBe('rgb(239, 239, 239)');
    await page.locator('keo-wallet [part=balance]', { hasText: /^[\d,]+đ$/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});

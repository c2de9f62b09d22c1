import { execFileSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.ts';
import { getCode } from './code-of-pages.ts';

const apps = inject('apps');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

async function newPage(faults: string[]): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN' });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  return page;
}

const fromAnywhere = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const token = (name: string) => ({
  json: { token: name, expiresAt: new Date(Date.now() + 600_000).toISOString() },
});

async function open(dist: string, requests: string[], faults: string[]): Promise<Page> {
  const page = await newPage(faults);
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (pathname === '/my-site/keo-token') return route.fulfill(token('of the reader'));
    if (origin === 'https://keo.example') {
      if (request.method() !== 'OPTIONS')
        requests.push(`${origin}${pathname} ${request.headers()['authorization'] ?? ''}`);
      return route.fulfill({ status: 401, json: { code: 401, msg: '', data: null }, headers: fromAnywhere });
    }
    const file = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(path.join(dist, file)).catch(() => null);
    const contentType = types[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill(body === null ? { status: 404 } : { body, contentType });
  });
  await page.goto('http://app.example/');
  return page;
}

describe.each(inject('long') ? ['18', '19'] : ['19'])('what Vite builds on React %s', (major) => {
  it('shows components with their styles, and live elements', async () => {
    const folder = path.join(apps, `react${major}`);
    execFileSync('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: folder });
    const assets = await readdir(path.join(folder, 'dist/assets'));
    expect(assets.some((name) => name.endsWith('.css'))).toBe(true);

    const requests: string[] = [];
    const faults: string[] = [];
    const page = await open(path.join(folder, 'dist'), requests, faults);
    await page.locator('.keo-bell').first().waitFor();
    await page.getByRole('button', { name: '1,250,000đ' }).waitFor();
    const look = await page
      .getByRole('button', { name: '1,250,000đ' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(look).not.toBe('rgba(0, 0, 0, 0)');
    expect(look).not.toBe('rgb(239, 239, 239)');
    await page.locator('#readme .keo-bell').waitFor();
    await page.locator('keo-wallet [part=balance]', { hasText: /^[\d,]+đ$/ }).waitFor();
    await expect.poll(() => requests[0]).toBe('https://keo.example/au/api/user/info of the reader');
    expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([]);
    await page.close();
  });
});

describe("README's two lines of HTML", () => {
  const scriptTag = path.resolve(import.meta.dirname, '../packages/react/script-tag/dist');
  const twoLines = getCode('README.md', 'html')[0]?.code ?? '';

  async function openSite(lines: string, requests: string[], faults: string[]): Promise<Page> {
    const page = await newPage(faults);
    await page.route('**/*', async (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      if (origin === 'https://site.example' && pathname === '/')
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="vi"><title>Site</title>${lines}</html>`,
        });
      const headers = fromAnywhere;
      if (pathname.startsWith('/embed/v1/')) {
        const body = await readFile(path.join(scriptTag, pathname.replace('/embed/v1/', '')));
        return route.fulfill({ body, contentType: 'text/javascript', headers });
      }
      if (pathname === '/my-site/keo-token') return route.fulfill(token('of the reader'));
      if (request.method() !== 'OPTIONS')
        requests.push(`${origin}${pathname} ${request.headers()['authorization'] ?? ''}`);
      return route.fulfill({ status: 503, headers });
    });
    await page.goto('https://site.example/');
    return page;
  }

  it("request the site's token and send it to the API", async () => {
    const requests: string[] = [];
    const page = await openSite(twoLines, requests, []);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests[0]).toBe('https://keo.example/au/api/user/info of the reader');
    await page.close();
  });

  it('show sample data without attributes', async () => {
    const requests: string[] = [];
    const faults: string[] = [];
    const page = await openSite(
      twoLines.replaceAll(/ (?:api-base|token-endpoint)="[^"]*"/g, ''),
      requests,
      faults,
    );
    await page.getByRole('button', { name: /^Thông báo, \d+ chưa đọc$/ }).waitFor();
    expect([...requests, ...faults]).toEqual([]);
    await page.close();
  });
});

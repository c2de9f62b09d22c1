import type { Page } from '@playwright/test';
import { expect, inTurns, newAddress, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

/** Values of `callbackUrl=` by which an attacker would receive a person who has just signed in. */
const attacks = {
  'another scheme': [
    'https://evil.example/',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:document.title="evil"',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
  ],
  'slashes and backslashes': [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/tasks/..//evil.example',
  ],
  'what browsers drop': [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'java\nscript:alert(1)',
    '/\njavascript:alert(1)',
    '\u0000//evil.example',
    '/\u0000/evil.example',
  ],
  'look-alikes': [
    '\u200B//evil.example',
    '\uFEFF//evil.example',
    '\u00A0//evil.example',
    'https://evil。example',
    '//evil。example',
    '\uFF0F\uFF0Fevil.example',
    '//2130706433/',
    '//[::1]/',
  ],
  'our name before an @': [
    '//keo@evil.example',
    'https://127.0.0.1@evil.example',
    'https://127.0.0.1\\@evil.example',
  ],
  'encoded once more': [
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%09/evil.example',
    '/%2e%2e//evil.example',
    '/%00/evil.example',
  ],
  'nested and endless': [
    '/signin?callbackUrl=//evil.example',
    '/%73ignin?callbackUrl=https://evil.example',
    '/signup?callbackUrl=/%5cevil.example',
    '/au/api/user/logout',
    `/${'a'.repeat(3000)}`,
  ],
};

/** What a browser itself reads otherwise than it stands there; core's `callback-url.test.ts` tries every kind. */
const readByBrowsers = ['slashes and backslashes', 'what browsers drop'];

/** Hosts of all requests of the page, in any tab. */
function collectHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

const keptBy = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'callbackUrl')?.value;

/** A new user from another address, because sign-ins are limited by address. */
async function startOver(page: Page): Promise<void> {
  // An open page would notice the lost session and navigate away.
  await page.goto('/livez');
  await page.context().clearCookies();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
}

inTurns({ phone: 'en-US' }, () => {
  for (const [kind, values] of Object.entries(attacks)) {
    test(`signing in leads home, whatever callbackUrl says: ${kind}`, async ({ I, api, keo, isMobile }) => {
      test.skip(!isLong && !readByBrowsers.includes(kind), 'the same lines read every kind');
      const account = await api.signUp();
      const { page } = I;
      const hosts = collectHosts(page);
      page.on('dialog', () => hosts.add('a dialog'));
      // A phone tries one: the code that reads the URL is the same.
      const tried = isMobile ? values.slice(0, 1) : values;
      for (const value of tried) {
        await test.step(JSON.stringify(value.slice(0, 60)), async () => {
          await startOver(page);
          await I.open(`/signin?callbackUrl=${encodeURIComponent(value)}`);
          await page.locator('input[name=username]').waitFor();
          expect(await keptBy(page)).toBeUndefined();
          // Also as a cookie planted by another service on the same host, not only in a link.
          await page
            .context()
            .addCookies([{ name: 'callbackUrl', value: encodeURIComponent(value), url: keo.origin }]);
          await I.trySignIn(account);
          await I.seePath('/');
          await expect(page.getByRole('button', { name: /Trần Thị Thử/ })).toBeVisible();
          expect(new URL(page.url()).origin).toBe(keo.origin);
          expect(await keptBy(page)).toBeUndefined();
        });
      }
      expect([...hosts]).toEqual([new URL(keo.origin).host]);
    });
  }

  const ownPlaces = {
    '/dashboard/settings': '/dashboard/settings',
    '/tasks?callbackUrl=//evil.example': '/tasks',
    '/about?next=https://evil.example#//evil.example': '/about',
    '/user/an@vidu.vn': '/user/an@vidu.vn',
    '/./about': '/about',
  };

  test('an address of our own is followed, and what it carries leads no further', async ({ I, api, keo }) => {
    const account = await api.signUp();
    const { page } = I;
    const hosts = collectHosts(page);
    const absolute = { [`${keo.origin}/dashboard/wallet`]: '/dashboard/wallet' };
    for (const [value, path] of Object.entries({ ...ownPlaces, ...absolute })) {
      await startOver(page);
      await I.open(`/signin?callbackUrl=${encodeURIComponent(value)}&callbackUrl=//evil.example`);
      await I.trySignIn(account);
      await I.seePath(path);
      expect(await keptBy(page)).toBeUndefined();
    }
    expect([...hosts]).toEqual([new URL(keo.origin).host]);
  });
});

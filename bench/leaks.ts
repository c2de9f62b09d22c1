/** Leaked sockets of each React bell after mount, change of user and unmount. */
import path from 'node:path';
import { type Browser, type WebSocket, chromium } from 'playwright-core';
import { launchOptions } from '../scripts/chromium.ts';
import { bundlePage } from './bundle.ts';
import { type Site, openSite } from './canned-site.ts';
import { watchPage } from './page-watch.ts';

/** In ms without socket or network activity. */
const quietTime = 2000;
const users = ['first-user', 'second-user'] as const;

const bells = [
  ['**Keo** `<keo-notifications>`', 'keo-element'],
  ['**Keo** `@keo/react` NotificationInbox', 'keo-inbox'],
  ['`@novu/react` Inbox', 'novu'],
  ['`@knocklabs/react` feed popover', 'knock'],
  ['`@magicbell/react` FloatingInbox', 'magicbell'],
  ['`@trycourier/courier-react` inbox menu', 'courier'],
  ['the same, with `signOut()` at its end', 'courier-signed-out'],
] as const;

const columns = ['calls', 'created', 'mounted', 'switched', 'renewed', 'unmounted'] as const;

type Leaks = Record<(typeof columns)[number], number>;

async function measureLeaks(name: string, site: Site, browser: Browser, isStrict: boolean): Promise<Leaks> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const watched = watchPage(page);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const show = async (user: string | null) => {
    await page.evaluate(
      (user) => (globalThis as unknown as { show(user: string | null): void }).show(user),
      user,
    );
    await watched.untilQuiet(quietTime);
    if (failures.length > 0) throw new Error(`${name} failed: ${failures.join('; ')}`);
    const open = watched.open();
    if (open.length !== site.connections())
      throw new Error(
        `${name}: the browser has ${open.length} sockets open, the server ${site.connections()}.`,
      );
    return open;
  };
  const filterSockets = (open: readonly WebSocket[], user: string) =>
    open.filter((socket) => socket.url().includes(user));
  try {
    await page.goto(`${site.origin}/${isStrict ? '?strict' : ''}`);
    const mounted = await show(users[0]);
    // A bell that never connects would pass too.
    if (filterSockets(mounted, users[0]).length === 0)
      throw new Error(`${name} has opened no socket of its user.`);
    const [calls, created] = [watched.calls(), watched.sockets().length];
    const switched = await show(users[1]);
    const unmounted = await show(null);
    return {
      calls,
      created,
      mounted: mounted.length,
      switched: switched.length,
      renewed: filterSockets(switched, users[1]).length,
      unmounted: unmounted.length,
    };
  } finally {
    await context.close();
  }
}

/** Throws if Keo leaks. */
function assertNoLeaks(name: string, { mounted, switched, renewed, unmounted }: Leaks): void {
  const figures = [mounted, switched, renewed, unmounted].join(', ');
  if (name.includes('Keo') && figures !== '1, 1, 1, 0')
    throw new Error(`${name}: ${figures} sockets in place of 1, 1, 1, 0.`);
}

export async function leaks(): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  const lines: string[] = [];
  try {
    for (const [name, file] of bells) {
      const bell = path.join(import.meta.dirname, `leak-bells/${file}.tsx`);
      const site = await openSite(await bundlePage('leaks-page.tsx', 'development', { 'the-bell': bell }));
      try {
        const off = await measureLeaks(name, site, browser, false);
        const on = await measureLeaks(name, site, browser, true);
        for (const one of [off, on]) assertNoLeaks(name, one);
        const cells = columns.map((column) => `${off[column]} / ${on[column]}`);
        lines.push(`| ${name} | ${cells.join(' | ')} |`);
      } finally {
        await site.close();
      }
    }
  } finally {
    await browser.close();
  }
  return [
    '## What a bell leaves open',
    '',
    `Each in React as its own guide has it, built for development, in Chromium; for \`NotificationInbox\` the page makes an embedded client for each user and stops it. One user is signed in, then another, then the bell is taken away. The sockets are the browser's own, to a canned server that speaks each one's protocol; each figure is taken when for ${quietTime / 1000} s no socket was opened or closed and no call begun or answered. Without StrictMode / under it; the goal is 1, 1, 1 and 0. Courier's guide has one client for the page and never signs out.`,
    '',
    '| bell | calls of the first load | sockets opened by it | open then | open after a change of user | of them the new user’s | open after the unmount |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

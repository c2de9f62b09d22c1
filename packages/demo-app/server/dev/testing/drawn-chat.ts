import { type Browser, chromium } from 'playwright';
import { expect } from 'vitest';
import { launchOptions } from '../../../../../scripts/chromium.ts';
import { afterFile } from './after-file.ts';
import { type ChatSide, type ChatSidePlace, onTheWay } from './chat-side.ts';

/** Rendered texts by their place in the list. */
type Drawn = { isAtStart: boolean; texts: [place: number, text: string][] };

/** Scrolls a virtual list from start to end; runs in the page. */
async function readWhole(log: Element): Promise<Drawn> {
  const texts = new Map<number, string>();
  log.scrollTop = 0;
  for (let before = -1; log.scrollTop !== before; ) {
    before = log.scrollTop;
    // The list renders in one frame and measures in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (log.querySelector('.keo-chat__older')) return { isAtStart: false, texts: [] };
    for (const item of log.querySelectorAll('.keo-bubble'))
      texts.set(
        Number(item.getAttribute('aria-posinset')),
        item.querySelector('.keo-bubble__words')?.textContent ?? '',
      );
    log.scrollTop += log.clientHeight / 2;
  }
  return { isAtStart: true, texts: [...texts] };
}

let browser: Promise<Browser> | undefined;
const launch = () =>
  (browser ??= chromium.launch(launchOptions).then((launched) => {
    afterFile(() => {
      browser = undefined;
      return launched.close();
    });
    return launched;
  }));

/**
 * The built product in Chromium, signed in, with one room open: writes in the composer, and reads the rendered list.
 */
export async function openDrawnChat(
  { name, origin, roomId }: ChatSidePlace,
  account: { username: string; password: string },
): Promise<ChatSide> {
  const context = await (await launch()).newContext({
    locale: 'vi-VN',
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}/signin`);
  await page.locator('input[name=username]').fill(account.username);
  await page.locator('input[type=password]').fill(account.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
  await page.goto(`${origin}/dashboard?chat=${roomId}`);
  const field = page.getByRole('textbox', { name: 'Viết tin nhắn' });
  await field.waitFor();
  const log = page.getByRole('log');

  const sent: string[] = [];
  let waiting = 0;
  let goal = 0;
  let failure: unknown;
  const onItsWay = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('chatOutbox') ?? '{"items":[]}').items.length);
  const write = async () => {
    waiting = await onItsWay();
    if (sent.length >= goal || waiting >= onTheWay) return;
    const text = `${name} ${sent.length + 1}`;
    sent.push(text);
    await field.fill(text);
    await field.press('Enter');
    waiting = await onItsWay();
  };
  let writing = Promise.resolve();
  let isWriting = false;
  let texts: string[] = [];
  return {
    name,
    sent,
    stored: () => sent.length - waiting,
    pump(total) {
      if (failure !== undefined) throw failure;
      goal = total;
      if (isWriting) return;
      isWriting = true;
      writing = write()
        .catch((error: unknown) => void (failure = error))
        .finally(() => (isWriting = false));
    },
    async isWhole(count) {
      await writing;
      const drawn = await log.evaluate(readWhole);
      texts = drawn.texts.toSorted(([a], [b]) => a - b).map(([, text]) => text);
      return drawn.isAtStart && texts.length === count;
    },
    async expectList(stored) {
      expect(texts).toEqual(stored.map(({ text }) => text));
    },
  };
}

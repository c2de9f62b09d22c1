/** How long a visitor waits for a bell: in Chromium, slowed down four times, over one canned server for all of them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Browser, chromium } from 'playwright-core';
import { type Bell, bells } from './bell-pages.ts';
import { answerTo, total } from './canned-answers.ts';
import { launchOptions } from '../scripts/chromium.ts';
import { median } from './median.ts';

const slowdown = 4;
const runs = 7;

/** How long after its number a bell is pressed, in milliseconds: as no hand could, and as a quick one would. */
const pauses = [0, 1000] as const;

type Times = { counting: number; open: number };
type Look = Pick<Bell, 'host' | 'unread' | 'button' | 'row' | 'rows'> & { pause: number };

/** Runs in the page: milliseconds from asking for the script to the sign of unread ones, and from a press to the drawn rows. */
async function measure({ host, unread, button, row, rows, pause }: Look): Promise<Times> {
  const visible = (selector: string) => {
    const root = host === undefined ? document : document.querySelector(host)?.shadowRoot;
    return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  };
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await until(() => visible(unread).length > 0);
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/(?:keo|bell)\.js$/.test(name));
  const counting = performance.now() - (script?.startTime ?? 0);
  await new Promise((resolve) => setTimeout(resolve, pause));
  await new Promise((resolve) => requestIdleCallback(resolve));
  if (visible(row).length > 0) throw new Error('Rows are drawn before anybody pressed.');
  // A press that opens nothing is pressed again, as people do, and counts from then.
  for (;;) {
    const pressed = performance.now();
    const [trigger] = visible(button);
    (trigger?.querySelector('button') ?? trigger)?.click();
    await until(() => visible(row).length >= rows || performance.now() > pressed + 5000);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (visible(row).length >= rows) return { counting, open: performance.now() - pressed };
  }
}

/** Of each pause the times of all runs. */
async function timesOf(bell: Bell, browser: Browser): Promise<Times[][]> {
  const { host, unread, button, row, rows } = bell;
  const look = { unread, button, row, rows, ...(host !== undefined && { host }) };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const code = bell.files.get(url.pathname);
    const [type, body] =
      code !== undefined
        ? ['text/javascript', code]
        : url.pathname === '/'
          ? ['text/html; charset=utf-8', bell.page]
          : ['application/json', JSON.stringify(answerTo(url, await text(request)))];
    response.setHeader('content-type', type);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const times: Times[][] = pauses.map(() => []);
  try {
    for (let run = 0; run < runs * pauses.length; run++) {
      const nth = run % pauses.length;
      const context = await browser.newContext();
      const tab = await context.newPage();
      tab.setDefaultTimeout(60_000);
      const devtools = await context.newCDPSession(tab);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await tab.goto(`http://127.0.0.1:${port}/`);
      times[nth]?.push(await tab.evaluate(measure, { ...look, pause: pauses[nth] ?? 0 }));
      await context.close();
    }
  } finally {
    server.close();
  }
  return times;
}

/** `files` of Keo's script tag by their path; a table of what was measured. */
export async function bellTimes(files: ReadonlyMap<string, string>): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  try {
    const lines: string[] = [];
    for (const bell of await bells(files)) {
      const times = await timesOf(bell, browser);
      const counting = median(times.flat().map((time) => time.counting)).toFixed(0);
      const opens = times.map((some) => median(some.map(({ open }) => open)).toFixed(0));
      lines.push(`| ${[bell.name, counting, ...opens, bell.rows].join(' | ')} |`);
    }
    return [
      `Chromium slowed down ${slowdown} times, ${total} unread notifications behind one canned server without a network and without a live connection, median of ${runs} cold loads for each press. Each shows the first page that it asks for by itself. Courier draws its list with the page, before anybody presses; Keo asks for its list and its panel when it has drawn its number, and draws them when the page has nothing better to do; Novu reads and draws its list at the press. Pressed at once, in the first moment in which the page is at rest after the number, Keo's panel is still on its way; a second later it is there.`,
      '',
      '| bell | script asked for to sign of unread ones drawn (ms) | press at once to first page drawn (ms) | press a second later (ms) | rows of that page |',
      '|---|---:|---:|---:|---:|',
      ...lines,
    ].join('\n');
  } finally {
    await browser.close();
  }
}

/** Time to a bell: Chromium with 4 × CPU throttling, one mock server for all. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { type Bell, bells } from './bell-pages.ts';
import { answerTo, total } from './canned-answers.ts';
import { launchOptions } from '../scripts/chromium.ts';
import { median } from './median.ts';

const slowdown = 4;
const runs = 5;
/** Latency in ms: none, within Vietnam, abroad. */
const latencies = [0, 60, 150] as const;

/** Time between count and press, in ms: at once, and as a quick user. */
const pauses = [0, 1000] as const;

/** Null on a timeout: 10 s for the count, 5 s for the rows. */
type Times = { counting: number | null; open: number | null };
const never: Times = { counting: null, open: null };
type Look = Pick<Bell, 'host' | 'unread' | 'button' | 'row' | 'rows'> & { pause: number };

/** Runs in the page. In ms: from requesting the script to the unread mark, and from the press to rendered rows. */
async function measure({ host, unread, button, row, rows, pause }: Look): Promise<Times> {
  const visible = (selector: string) => {
    const root = host === undefined ? document : document.querySelector(host)?.shadowRoot;
    return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  };
  const isThereWithin = async (limit: number, isThere: () => boolean) => {
    const end = performance.now() + limit;
    while (!isThere() && performance.now() < end)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return isThere();
  };
  if (!(await isThereWithin(10_000, () => visible(unread).length > 0))) return { counting: null, open: null };
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/(?:keo|bell)\.js$/.test(name));
  const counting = performance.now() - (script?.startTime ?? 0);
  await new Promise((resolve) => window.setTimeout(resolve, pause));
  await new Promise((resolve) => requestIdleCallback(resolve));
  if (visible(row).length > 0) throw new Error('Rows are drawn before anybody pressed.');
  const pressed = performance.now();
  const [trigger] = visible(button);
  (trigger?.querySelector('button') ?? trigger)?.click();
  const isOpen = await isThereWithin(5000, () => visible(row).length >= rows);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return { counting, open: isOpen ? performance.now() - pressed : null };
}

async function getTimes(bell: Bell, browser: Browser, latency: number): Promise<Times[][]> {
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
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await tab.goto(`http://127.0.0.1:${port}/`);
      const measured = tab.evaluate(measure, { ...look, pause: pauses[nth] ?? 0 });
      // A hanging page counts as null.
      const late = setTimeout(30_000, never, { ref: false });
      times[nth]?.push(await Promise.race([measured.catch(() => never), late]));
      // A hanging context is closed with the browser.
      await Promise.race([context.close(), setTimeout(5000, undefined, { ref: false })]);
    }
  } finally {
    server.close();
  }
  return times;
}

function inWords(times: readonly (number | null)[]): string {
  const came = times.filter((time) => time !== null);
  const missed = times.length - came.length;
  const usual = came.length > 0 ? median(came).toFixed(0) : '–';
  return missed > 0 ? `${usual} (${missed} of ${times.length} loads never)` : usual;
}

export async function bellTimes(files: ReadonlyMap<string, string>): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  try {
    const lines: string[] = [];
    const rivals = await bells(files);
    for (const latency of latencies)
      for (const bell of rivals) {
        const times = await getTimes(bell, browser, latency);
        const counting = inWords(times.flat().map((time) => time.counting));
        const opens = times.map((some) => inWords(some.map(({ open }) => open)));
        lines.push(`| ${[bell.name, latency, counting, ...opens, bell.rows].join(' | ')} |`);
      }
    return [
      `Chromium slowed down ${slowdown} times, ${total} unread notifications behind one canned server without a live connection, each answer so many milliseconds later than asked as the network column says, median of ${runs} cold loads for each press. Of each as many rows are waited for as it draws by itself, which is more than its panel shows. Courier draws its list with the page, before anybody presses; Keo asks for its list and its panel when it has drawn its number, and draws ten of the twenty rows that come behind its closed panel, as a task of the background; Novu reads and draws its list at the press. Pressed at once is in the first moment in which the page idles after the number.`,
      '',
      '| bell | network (ms) | script asked for to sign of unread ones drawn (ms) | press at once to rows drawn (ms) | press a second later (ms) | rows |',
      '|---|---:|---:|---:|---:|---:|',
      ...lines,
    ].join('\n');
  } finally {
    await browser.close();
  }
}

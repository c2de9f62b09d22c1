import { setTimeout as after } from 'node:timers/promises';
import { type Page, chromium } from 'playwright-core';
import { bundleScriptTag } from '../packages/react/script-tag/bundle.ts';
import { launchOptions } from '../scripts/chromium.ts';
import { bundlePage } from './bundle.ts';
import { arrival, total } from './canned-answers.ts';
import { type Site, openSite } from './canned-site.ts';
import { watchPage } from './page-watch.ts';

const points = [0, 1000, 5000, 10_000] as const;
const batch = 100;
/** In ms, until the next measuring point. */
const timeout = 120_000;
/** In ms without an arrival. */
const lostAfter = 30_000;
/** In ms without requests, before each batch. */
const quietTime = 1000;
const rest = 100;

type Bell = {
  name: string;
  file: string;
  write: keyof typeof arrival;
  presses?: readonly string[];
  host?: string;
  row: string;
};

const keoBell = '.keo-bell';
const trigger = '.nv-inbox__popoverTrigger';
const tag = {
  file: 'keo-element.ts',
  write: 'keo',
  host: 'keo-notifications',
  row: '[data-keo-item]',
} as const;
const bells: readonly Bell[] = [
  { name: '**Keo**, script tag, open', ...tag, presses: [keoBell] },
  { name: 'the same, opened and closed', ...tag, presses: [keoBell, keoBell] },
  { name: '**Keo** in React, bell and list', file: 'keo.tsx', write: 'keo', row: '[data-keo-item]' },
  {
    name: '**Keo** in React, bell with panel, opened and closed',
    file: 'keo-inbox.tsx',
    write: 'keo',
    presses: [keoBell, keoBell],
    row: '[data-keo-item]',
  },
  {
    name: '`@trycourier/courier-ui-inbox`',
    file: 'courier.ts',
    write: 'courier',
    row: 'courier-inbox-list-item',
  },
  {
    name: 'the same, its data without its list',
    file: 'courier-data.ts',
    write: 'courier',
    row: 'courier-inbox-list-item',
  },
  {
    name: '`@novu/js/ui`, open',
    file: 'novu.ts',
    write: 'novu',
    presses: [trigger],
    row: '.nv-notification',
  },
  {
    name: 'the same, opened and closed',
    file: 'novu.ts',
    write: 'novu',
    presses: [trigger, trigger],
    row: '.nv-notification',
  },
];

type Figures = { taken: number; kept: number | null; drawn: number };

const measureFigures = (page: Page, { row, host }: Bell): Promise<Figures> =>
  page.evaluate(
    ({ row, host }) => {
      const { taken, kept } = globalThis as unknown as {
        taken: () => number;
        kept: () => number | null;
      };
      const root = host === undefined ? document : document.querySelector(host)?.shadowRoot;
      return { taken: taken(), kept: kept(), drawn: root?.querySelectorAll(row).length ?? 0 };
    },
    { row, ...(host !== undefined && { host }) },
  );

/** JS heap after garbage collection, in MB (1,000,000 bytes). */
async function measureHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** Null on a timeout. */
const figuresBy = (page: Page, bell: Bell, until: number): Promise<Figures | null> =>
  Promise.race([measureFigures(page, bell), after(until - Date.now(), null, { ref: false })]);

async function getRow(bell: Bell, site: Site, page: Page): Promise<string> {
  const watched = watchPage(page);
  await page.goto(site.origin);
  await watched.untilQuiet(quietTime);
  for (const selector of bell.presses ?? []) {
    await page.click(selector);
    await watched.untilQuiet(quietTime);
  }
  if (site.connections() !== 1) throw new Error(`${bell.name} has ${site.connections()} live connections.`);
  const before = await measureFigures(page, bell);
  const calls = watched.calls();
  let figures = before;
  let sent = 0;

  /** Whether everything arrived in time. Throws if the page stopped receiving. */
  const hasTaken = async (until: number): Promise<boolean> => {
    for (let moved = Date.now(); ; ) {
      const now = await figuresBy(page, bell, until);
      if (now === null) return false;
      if (now.taken !== figures.taken) moved = Date.now();
      figures = now;
      const taken = now.taken - before.taken;
      if (taken === sent) return true;
      if (taken > sent || Date.now() - moved > lostAfter)
        throw new Error(`${bell.name} has taken ${taken} of ${sent}.`);
      await after(20);
    }
  };
  /** Null on a timeout. */
  const heapAfter = async (point: number): Promise<number | null> => {
    const until = Date.now() + timeout;
    while (sent < point) {
      for (const end = sent + batch; sent < end; sent += 1)
        site.tell(...arrival[bell.write](total + sent + 1));
      if (!(await hasTaken(until))) return null;
      await watched.untilQuiet(rest);
    }
    return measureHeap(page);
  };

  const heaps: (number | null)[] = [];
  for (const point of points) heaps.push(heaps.at(-1) === null ? null : await heapAfter(point));
  if (bell.write === 'keo' && heaps.includes(null)) throw new Error('Keo itself is too slow to be measured.');
  const cells = [
    ...heaps.map((heap) => heap?.toFixed(1) ?? '–'),
    ...[figures.taken - before.taken, figures.kept, figures.drawn, watched.calls() - calls].map((count) =>
      count === null ? '–' : count.toLocaleString('en'),
    ),
  ];
  return `| ${bell.name} | ${cells.join(' | ')} |`;
}

export async function memory(): Promise<string> {
  const lines: string[] = [];
  const tagFiles = new Map((await bundleScriptTag()).map(({ fileName, code }) => [`/${fileName}`, code]));
  for (const bell of bells) {
    const script = await bundlePage(`memory-pages/${bell.file}`, 'production');
    const site = await openSite(script, bell.host === undefined ? undefined : tagFiles);
    // One browser each: a hanging page cannot be closed alone.
    const browser = await chromium.launch(launchOptions);
    try {
      lines.push(await getRow(bell, site, await browser.newPage()));
    } finally {
      await browser.close();
      await site.close();
    }
  }
  return [
    '## Memory after 10,000 arrivals',
    '',
    `The JavaScript heap of a page in Chromium after a forced collection, MB; the notifications come one message each over the live connection, in its own protocol from a canned server, ${batch} at a time, and no point is taken before the bell itself says that it has all of them. A point that a bell has not reached ${timeout / 1000} s after the one before is left out: Courier draws its whole list anew for each arrival, so its data is measured without its list too. Novu asks its server for four counts at each arrival; while its list is open new ones wait behind a button, when it is closed they join the list. Keo keeps the newest hundred and draws ten of them, further ones as they are come to; the script tag, which shows nobody what it keeps, has ten drawn behind a closed bell too.`,
    '',
    '| bell | nothing arrived | after 1,000 | after 5,000 | after 10,000 | taken | rows kept | rows drawn | calls meanwhile |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

/** What a page holds after ten thousand notifications have come over its live connection, and whether it keeps all of them. */
import { type Browser, type Page, chromium } from 'playwright-core';
import { launchOptions } from '../scripts/chromium.ts';
import { bundlePage } from './bundle.ts';
import { arrival, total } from './canned-answers.ts';
import { type Site, openSite } from './canned-site.ts';
import { watchPage } from './page-watch.ts';

const points = [0, 1000, 5000, 10_000] as const;
const batch = 500;
/** Milliseconds in which a page has to take the arrivals up to the next point. */
const patience = 120_000;
/** Milliseconds without a newly taken one after which the rest counts as lost. */
const stuck = 10_000;
/** Milliseconds without a call: before the first arrival, and between two batches. */
const stillness = 1000;
const rest = 100;

type Bell = {
  name: string;
  file: string;
  write: keyof typeof arrival;
  /** What is pressed, one after the other, before anything arrives. */
  presses?: readonly string[];
  row: string;
};

const trigger = '.nv-inbox__popoverTrigger';
const bells: readonly Bell[] = [
  { name: '**Keo**, bell and list', file: 'keo.tsx', write: 'keo', row: '[data-keo-item]' },
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

type Figures = { taken: number; kept: number; drawn: number };

const figuresOf = (page: Page, row: string): Promise<Figures> =>
  page.evaluate((row) => {
    const { taken, kept } = globalThis as unknown as { taken: () => number; kept: () => number };
    return { taken: taken(), kept: kept(), drawn: document.querySelectorAll(row).length };
  }, row);

/** MB (1,000,000 bytes) that the page's scripts hold once everything is thrown away that can be. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** Whether the page has taken all that was sent before its time was over. Throws where it has stopped taking. */
async function hasTaken(page: Page, { name, row }: Bell, wanted: number, until: number): Promise<boolean> {
  let [last, moved] = [-1, Date.now()];
  for (;;) {
    const { taken } = await figuresOf(page, row);
    if (taken === wanted) return true;
    if (taken !== last) [last, moved] = [taken, Date.now()];
    if (taken > wanted || Date.now() - moved > stuck)
      throw new Error(`${name} has taken ${taken}, not ${wanted}.`);
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function rowOf(bell: Bell, site: Site, browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const watched = watchPage(page);
  await page.goto(site.origin);
  await watched.untilStill(stillness);
  for (const selector of bell.presses ?? []) {
    await page.click(selector);
    await watched.untilStill(stillness);
  }
  if (site.connections() !== 1) throw new Error(`${bell.name} has ${site.connections()} live connections.`);
  const before = await figuresOf(page, bell.row);
  const calls = watched.calls();
  let sent = 0;

  /** The heap once all up to `point` are taken; null where that takes too long. */
  const heapAfter = async (point: number): Promise<number | null> => {
    const until = Date.now() + patience;
    while (sent < point) {
      for (const end = sent + batch; sent < end; sent += 1)
        site.tell(...arrival[bell.write](total + sent + 1));
      if (!(await hasTaken(page, bell, before.taken + sent, until))) return null;
      await watched.untilStill(rest);
    }
    return heapOf(page);
  };

  const heaps: (number | null)[] = [];
  for (const point of points) heaps.push(heaps.at(-1) === null ? null : await heapAfter(point));
  const { taken, kept, drawn } = await figuresOf(page, bell.row);
  const cells = [
    ...heaps.map((heap) => heap?.toFixed(1) ?? '–'),
    ...[taken - before.taken, kept, drawn, watched.calls() - calls].map((count) =>
      count.toLocaleString('en'),
    ),
  ];
  await page.close();
  return `| ${bell.name} | ${cells.join(' | ')} |`;
}

export async function memory(): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  const lines: string[] = [];
  try {
    for (const bell of bells) {
      const site = await openSite(await bundlePage(`memory-pages/${bell.file}`, 'production'));
      try {
        lines.push(await rowOf(bell, site, browser));
      } finally {
        await site.close();
      }
    }
  } finally {
    await browser.close();
  }
  return [
    '## Memory after 10,000 arrivals',
    '',
    `The JavaScript heap of a page in Chromium after a forced collection, MB; the notifications come one message each over the live connection, in its own protocol from a canned server, ${batch} at a time, and no point is taken before the bell itself says that it has all of them. Courier draws its whole list anew for each arrival; what it could not take within ${patience / 1000} s is left out, and its data is measured without its list beside it. Novu asks its server for four counts at each arrival; while its list is open new ones wait behind a button, when it is closed they join the list.`,
    '',
    '| bell | nothing arrived | after 1,000 | after 5,000 | after 10,000 | taken | rows kept | rows drawn | calls meanwhile |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

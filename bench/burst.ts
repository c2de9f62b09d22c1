/** 1,000 notifications over the socket in one burst: how long until the page rests, and how often it drew. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { type Page, chromium } from 'playwright-core';
import { launchOptions } from '../scripts/chromium.ts';
import { median } from './median.ts';

type Burst = { handled: number; idle: number; renders: number; rows: number };

const packages = path.resolve(import.meta.dirname, '../packages');

async function script(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, 'burst-page.tsx')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      '@keo/core/contract': `${packages}/core/dist/contract.js`,
      '@keo/core': `${packages}/core/dist/index.js`,
      '@keo/react': `${packages}/react/dist/index.js`,
      // One React for the page and the packages, in the build that counts renders.
      react: path.join(import.meta.dirname, 'node_modules/react'),
      'react-dom/client': path.join(import.meta.dirname, 'node_modules/react-dom/profiling.js'),
      'react-dom': path.join(import.meta.dirname, 'node_modules/react-dom'),
    },
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

const send = (page: Page, count: number, from = 0) =>
  page.evaluate(
    ([count, from]) =>
      (globalThis as unknown as { burst(count: number, from: number): Promise<Burst> }).burst(count, from),
    [count, from] as const,
  );

/** MB (1,000,000 bytes) that the page's scripts hold once everything is thrown away that can be. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** Once before anything arrived, then after each of ten thousands. */
async function heapOverArrivals(page: Page): Promise<number[]> {
  await send(page, 0);
  const heap = [await heapOf(page)];
  for (let thousand = 0; thousand < 10; thousand++) {
    await send(page, 1000, thousand * 1000);
    heap.push(await heapOf(page));
  }
  return heap;
}

export async function burst(): Promise<string> {
  const code = await script();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? code : '<!doctype html><div id="root"></div><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(launchOptions);
  const runs: Burst[] = [];
  const heap: number[] = [];
  try {
    for (let run = 0; run < 7; run++) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      runs.push(await send(page, 1000));
      await page.close();
    }
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    heap.push(...(await heapOverArrivals(page)));
  } finally {
    await browser.close();
    server.close();
  }
  const of = (pick: (run: Burst) => number) => median(runs.map(pick));
  return [
    '## A burst of 1,000 notifications',
    '',
    'The built packages in Chromium, the bell and the full list on the page, 1,000 socket messages in one task, median of 7 runs.',
    '',
    '| handled by the machines (ms) | page at rest (ms) | React renders | rows kept |',
    '|---:|---:|---:|---:|',
    `| ${of((run) => run.handled).toFixed(0)} | ${of((run) => run.idle).toFixed(0)} | ${of((run) => run.renders)} | ${of((run) => run.rows)} |`,
    '',
    'Memory of the same page: the JavaScript heap after a forced collection, MB. The peers are not here: their live connections speak protocols of their servers, which nothing here stands in for.',
    '',
    '| nothing arrived | after 1,000 | after 5,000 | after 10,000 |',
    '|---:|---:|---:|---:|',
    `| ${[0, 1, 5, 10].map((thousands) => heap[thousands]?.toFixed(1)).join(' | ')} |`,
  ].join('\n');
}

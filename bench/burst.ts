/** 1,000 notifications over the socket in one burst: how long until the page rests, and how often it drew. */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

type Burst = { handled: number; idle: number; renders: number; rows: number };

const packages = path.resolve(import.meta.dirname, '../packages');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
  const browser = await chromium.launch({
    executablePath:
      process.env['CHROMIUM_PATH'] ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const runs: Burst[] = [];
  try {
    for (let run = 0; run < 7; run++) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      runs.push(
        await page.evaluate(() =>
          (globalThis as unknown as { burst(count: number): Promise<Burst> }).burst(1000),
        ),
      );
      await page.close();
    }
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
  ].join('\n');
}

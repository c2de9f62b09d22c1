/** Size of showing notifications: each entry bundled by the same esbuild, React external, then gzip -9. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Metafile, build } from 'esbuild';

export type Weight = { name: string; scripts: number; styles: number };

type Entry = { name: string; code: string; css?: readonly string[] };

const packages = path.resolve(import.meta.dirname, '../packages');
const core = `${packages}/core/dist`;
const react = `${packages}/react/dist`;

const ours: readonly Entry[] = [
  { name: '`@keo/core` all of it', code: `export * from '${core}/index.js'` },
  { name: '`@keo/core` createKeo', code: `export { createKeo } from '${core}/index.js'` },
  { name: '`@keo/core/contract` one schema', code: `export { codeSchema } from '${core}/contract.js'` },
];

const inboxes: readonly Entry[] = [
  {
    name: '**`@keo/react` NotificationInbox**, as it is imported',
    code: `export { NotificationInbox } from '${react}/index.js'`,
    css: [`${react}/styles.css`],
  },
  {
    name: '**`@keo/react` NotificationInbox** with the client of an embed',
    code: `export { KeoProvider, NotificationInbox } from '${react}/index.js'; export { createEmbeddedKeo } from '${core}/index.js'`,
    css: [`${react}/styles.css`],
  },
  {
    name: '**`@keo/react` NotificationInbox** with the client of an app',
    code: `export { KeoProvider, NotificationInbox } from '${react}/index.js'; export { createKeo } from '${core}/index.js'`,
    css: [`${react}/styles.css`],
  },
  { name: '`@novu/react` Inbox', code: `export { Inbox } from '@novu/react'` },
  {
    name: '`@knocklabs/react` feed popover',
    code: `export { KnockProvider, KnockFeedProvider, NotificationIconButton, NotificationFeedPopover } from '@knocklabs/react'`,
    css: ['node_modules/@knocklabs/react/dist/index.css'],
  },
  {
    name: '`@magicbell/react` FloatingInbox',
    code: `export { default as Provider } from '@magicbell/react/context-provider'; export { default as FloatingInbox } from '@magicbell/react/floating-inbox'`,
    css: ['node_modules/@magicbell/react/styles/floating-inbox.css'],
  },
  {
    name: '`@trycourier/courier-react` inbox menu',
    code: `export { CourierInboxPopupMenu } from '@trycourier/courier-react'`,
  },
];

const gzip = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).byteLength;

function firstLoad(outputs: Metafile['outputs'], entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !outputs[file]) return;
    seen.add(file);
    for (const edge of outputs[file].imports) if (edge.kind === 'import-statement') visit(edge.path);
  };
  visit(entry);
  return [...seen];
}

async function weigh(entry: Entry): Promise<Weight> {
  const result = await build({
    stdin: { contents: entry.code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'out',
    // This folder has its own dependencies.
    absWorkingDir: import.meta.dirname,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.css': 'empty', '.svg': 'dataurl', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const first = firstLoad(result.metafile.outputs, 'out/stdin.js').map((file) =>
    path.resolve(import.meta.dirname, file),
  );
  const scripts = result.outputFiles
    .filter((file) => first.includes(file.path))
    .reduce((sum, file) => sum + gzip(file.contents), 0);
  const sheets = await Promise.all(
    (entry.css ?? []).map((file) => readFile(path.resolve(import.meta.dirname, file))),
  );
  return { name: entry.name, scripts, styles: sheets.reduce((sum, sheet) => sum + gzip(sheet), 0) };
}

const kilobytes = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));
const table = (rows: readonly Weight[]) =>
  [
    '| entry | script, first load (kB gzip) | styles apart (kB gzip) |',
    '|---|---:|---:|',
    ...rows.map((row) => `| ${row.name} | ${kilobytes(row.scripts)} | ${kilobytes(row.styles)} |`),
  ].join('\n');

export async function weights(): Promise<string> {
  const own: Weight[] = [];
  for (const entry of ours) own.push(await weigh(entry));
  const peers: Weight[] = [];
  for (const entry of inboxes) peers.push(await weigh(entry));
  return [
    '## Weight',
    '',
    'Each bundled alone by the same esbuild, React outside, `gzip -9`, 1 kB = 1000 bytes.',
    '',
    table(own),
    '',
    table(peers),
  ].join('\n');
}

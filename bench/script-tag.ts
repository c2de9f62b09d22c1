/**
 * Size of a bell from a script tag: each file by `gzip -9`. References without such a file are bundled with their
 * framework.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleScriptTag } from '../packages/react/script-tag/bundle.ts';
import { withStaticImports } from '../packages/react/script-tag/finish-chunks.ts';
import { bellTimes } from './bell-times.ts';
import { bundle } from './bundle.ts';

const gzip = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 }).byteLength;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Knock publishes no script file; its style sheet is included. */
const knock = `import css from '@knocklabs/react/dist/index.css';
export { css };
export { createRoot } from 'react-dom/client';
export { createElement } from 'react';
export { KnockProvider, KnockFeedProvider, NotificationIconButton, NotificationFeedPopover } from '@knocklabs/react'`;

const bundled = async (code: string): Promise<number> =>
  (await bundle(code, 'iife')).reduce((sum, { contents }) => sum + gzip(contents), 0);

const published = async (file: string) =>
  gzip(await readFile(path.join(import.meta.dirname, 'node_modules', file)));

export async function scriptTag(): Promise<string> {
  const chunks = await bundleScriptTag();
  const weigh = (...names: readonly string[]) =>
    [
      ...new Set(
        names.flatMap((name) =>
          chunks
            .filter((chunk) => chunk.name === name)
            .flatMap(({ fileName }) => withStaticImports(chunks, fileName)),
        ),
      ),
    ].reduce((sum, { code }) => sum + gzip(code), 0);
  const bell = ['keo', 'bell'];
  const rows: readonly [string, number][] = [
    ['**Keo**, a bell that counts', weigh(...bell)],
    [
      '**Keo**, its panel, sentences and live connection too',
      weigh(...bell, 'panel-view', 'notifications.vi', 'embedded-live'),
    ],
    [
      '`@trycourier/courier-ui-inbox`, its elements, bundled',
      await bundled(`import '@trycourier/courier-ui-inbox'`),
    ],
    ['`@novu/js/ui`, bell and inbox, bundled', await bundled(`export { NovuUI } from '@novu/js/ui'`)],
    ['`@novu/js` `novu.min.js`, as published, without a bell', await published('@novu/js/dist/novu.min.js')],
    [
      '`@magicbell/embeddable` `magicbell.min.js`, as published',
      await published('@magicbell/embeddable/dist/magicbell.min.js'),
    ],
    ['`@knocklabs/react`, bell and feed, bundled with React', await bundled(knock)],
  ];
  return [
    '## The script tag',
    '',
    'What a page loads, kB (1000 bytes), `gzip -9`.',
    '',
    '| script | kB |',
    '|---|---:|',
    ...rows.map(([name, bytes]) => `| ${name} | ${kilobytes(bytes)} |`),
    '',
    await bellTimes(new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]))),
  ].join('\n');
}

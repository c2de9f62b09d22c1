import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { writeCompressed } from '../core/write-compressed.ts';

/** Text files. Fonts and pictures are compressed already; the server fills in the page's shell. */
const isText = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Writes compressed copies for browsers that accept them, after the build. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'keo-compress-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((name) => isText.test(name)).map((name) => writeCompressed(path.join(folder, name))),
      );
    },
  };
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { writeCompressed } from '../core/write-compressed.ts';

/** Text. Fonts and pictures are compressed as they are; the page's shell is filled in by the server. */
const isText = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Writes what the server gives out to browsers that take it compressed, once the build is whole. */
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

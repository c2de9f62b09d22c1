import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { object, parse, record, string } from 'valibot';

/** The channel of the script tag: what a page names that wants whatever is newest and breaks nothing. */
const channel = 'v1';
const aMoment = 'public, max-age=300, stale-while-revalidate=86400';
const forGood = 'public, max-age=31536000, immutable';

const manifestSchema = object({ version: string(), files: record(string(), string()) });

/**
 * Serves the script tag to pages of anybody: under its channel, where `keo.js` is asked for again after five minutes,
 * and under its version, where nothing ever changes and `integrity.json` says each file's hash. Without a build
 * neither address exists.
 */
export async function serveScriptTag(app: FastifyInstance, folder: string): Promise<void> {
  const manifest = path.join(folder, 'integrity.json');
  if (!existsSync(manifest)) return;
  const { version } = parse(manifestSchema, JSON.parse(await readFile(manifest, 'utf8')));
  for (const place of [channel, version]) {
    await app.register(serveStatic, {
      root: folder,
      prefix: `/embed/${place}/`,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders(reply, file) {
        // The other files carry what is in them in their names.
        const isNamed = place === version || !/[\\/](keo\.js|integrity\.json)(\.\w+)?$/.test(file);
        void reply.header('cache-control', isNamed ? forGood : aMoment);
        void reply.header('access-control-allow-origin', '*');
        void reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
}

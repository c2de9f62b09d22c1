import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { object, parse, record, string } from 'valibot';

/** The channel in the script tag's URL: the newest compatible version. */
const channel = 'v1';
const aMoment = 'public, max-age=300, stale-while-revalidate=86400';
const forGood = 'public, max-age=31536000, immutable';

const manifestSchema = object({ version: string(), files: record(string(), string()) });

/**
 * Serves the script tag to any page: under its channel (`keo.js` cached for five minutes), and under its version
 * (immutable; `integrity.json` has each file's hash).
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
        // The other files have a content hash in their names.
        const isNamed = place === version || !/[\\/](keo\.js|integrity\.json)(\.\w+)?$/.test(file);
        void reply.header('cache-control', isNamed ? forGood : aMoment);
        void reply.header('access-control-allow-origin', '*');
        void reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
}

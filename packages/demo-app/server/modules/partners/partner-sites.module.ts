import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveStatic from '@fastify/static';
import { object, pipe, regex, safeParse, string } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { createDemoPartner } from './demo-partner.service.ts';

const demoApp = path.resolve(import.meta.dirname, '../../..');
const getFile = (folder: string, file: string) => () => readFile(path.join(folder, file), 'utf8');
/** The React that old pages load; it is a dependency of the component tests. */
const oldReact = path.resolve(demoApp, '../react/node_modules');

/** Tailwind's reset (preflight). */
async function tailwindReset(): Promise<string> {
  const { compile } = await import('tailwindcss');
  const source = await readFile(path.join(demoApp, 'node_modules/tailwindcss/preflight.css'), 'utf8');
  return (await compile(source)).build([]);
}

/** Third-party files of the hostile page. */
const ofOthers: Record<string, { type: string; read: () => Promise<string> }> = {
  'react.js': { type: 'text/javascript', read: getFile(oldReact, 'react18/umd/react.production.min.js') },
  'react-dom.js': {
    type: 'text/javascript',
    read: getFile(oldReact, 'react-dom18/umd/react-dom.production.min.js'),
  },
  'bootstrap.css': {
    type: 'text/css',
    read: getFile(demoApp, 'node_modules/bootstrap/dist/css/bootstrap.min.css'),
  },
  'tailwind.css': { type: 'text/css', read: tailwindReset },
};
const askSchema = object({ as: pipe(string(), regex(/^[\w.-]{2,64}$/)) });

/** Replaces Keo's own CSP. */
const policies = (publicUrl: string): Record<string, string> => {
  const socket = publicUrl.replace(/^http/, 'ws');
  return {
    html: `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${socket}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    wordpress: `default-src 'self'; connect-src 'self' ${socket}`,
    hostile: `default-src 'self'; connect-src 'self' ${socket}`,
  };
};

/** Sample sites of partners and their backend, at `/partners/*`; sandbox only. */
export async function partnerSitesModule(
  { app, sandbox, publicUrl, limits }: Platform,
  demo: ReturnType<typeof createDemoPartner>,
): Promise<void> {
  if (!sandbox) return;
  const byName = policies(publicUrl);
  app.post('/partners/token', async (request, reply) => {
    await limits.takeFrom(request.ip, 'readsByAddress');
    const ask = safeParse(askSchema, request.query);
    if (!ask.success) throw new RefusalError('NOT_FOUND', 'notFound');
    const { token, expiresAt } = await demo.tokenFor(ask.output.as);
    return reply.header('cache-control', 'no-store').send({ token, expiresAt });
  });
  for (const [name, { type, read }] of Object.entries(ofOthers))
    app.get(`/partners/hostile/${name}`, async (_request, reply) => reply.type(type).send(await read()));
  for (const [name, policy] of Object.entries(byName)) {
    await app.register(serveStatic, {
      root: path.join(demoApp, 'partners', name),
      prefix: `/partners/${name}/`,
      redirect: true,
      wildcard: false,
      decorateReply: false,
      setHeaders(reply) {
        void reply.header('cache-control', 'no-cache');
        void reply.header('content-security-policy', policy);
      },
    });
  }
}

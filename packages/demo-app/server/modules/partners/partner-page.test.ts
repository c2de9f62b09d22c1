import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Page, chromium } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../../../scripts/chromium.ts';
import { freePort } from '../../dev/testing/free-port.ts';
import { addPartner } from '../../dev/testing/partner.ts';
import { call, register } from '../../dev/testing/person.ts';
import { startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

const browser = await chromium.launch(launchOptions);
afterAll(() => browser.close());

const node = await startNode({ publicUrl: 'https://keo.example' });
const client = path.join(
  path.dirname(createRequire(import.meta.url).resolve('socket.io-client/package.json')),
  'dist/socket.io.min.js',
);

/** A page on another origin, whose CSP allows Keo and its own script. */
async function openSite(): Promise<{ origin: string; page: Page }> {
  const port = await freePort();
  const script = await readFile(client);
  const site = createServer((request, response) => {
    if (request.url === '/socket.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    const connect = `${node.origin} ${node.origin.replace('http', 'ws')}`;
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; connect-src ${connect}`,
    );
    response.setHeader('content-type', 'text/html').end('<script src="/socket.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(port, 'localhost', resolve));
  afterAll(() => void site.close());
  const origin = `http://localhost:${port}`;
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin);
  return { origin, page };
}

/** `blocked` where the browser refuses the call (CORS). */
const ask = (page: Page, where: string, token: string, body?: object) =>
  page.evaluate(
    async ([url, authorization, text]) => {
      try {
        const answer = await fetch(url, {
          method: text === null ? 'GET' : 'POST',
          headers: { authorization, ...(text !== null && { 'content-type': 'application/json' }) },
          body: text,
        });
        return { status: answer.status, ...(await answer.json()) };
      } catch {
        return 'blocked';
      }
    },
    [`${node.origin}/au/api${where}`, token, body ? JSON.stringify(body) : null] as const,
  );

/** Messages are collected in `heard`. */
const connect = (page: Page, token: string, transport: string): Promise<string> =>
  page.evaluate(
    ([origin, shown, by]) =>
      new Promise<string>((resolve) => {
        const world = Object(globalThis);
        const socket = world.io(origin, {
          query: { token: shown },
          transports: [by],
          reconnection: false,
          forceNew: true,
        });
        world.heard ??= [];
        socket.onAny((event: string) => world.heard.push(`${by} ${event}`));
        socket.once('connect', () => resolve('in'));
        socket.once('connect_error', (error: Error) => resolve(error.message));
      }),
    [node.origin, token, transport] as const,
  );

describe('a page in Chromium', async () => {
  const [shop, stranger] = [await openSite(), await openSite()];
  const partner = await addPartner(node, [shop.origin]);
  const person = await register(node);
  await partner.link('p', person.accessToken);
  const token = await partner.token('p');
  const { data: me } = await call(node, '/user/info', { token: person.accessToken });

  it('of a partner reads and marks with a narrow token, and can read refusals', async () => {
    expect(await ask(shop.page, '/wallet/wallet-info', token)).toMatchObject({
      status: 200,
      data: { balance: 0 },
    });
    expect(await ask(shop.page, '/jobdeallog/jobs-deal/mark-read-all', token, {})).toMatchObject({
      status: 200,
    });
    const narrower = await partner.token('p', ['notifications']);
    expect(await ask(shop.page, '/wallet/wallet-info', narrower)).toMatchObject({
      status: 403,
      data: { reason: 'OUT_OF_SCOPE', scopes: ['wallet:read'] },
    });
    expect(await ask(shop.page, '/wallet/wallet-info', 'keo_embed_x')).toMatchObject({ status: 401 });
  });

  it('of a partner cannot call other endpoints', async () => {
    for (const [where, body] of [
      ['/withdraw/withdraws-list', undefined],
      ['/user/update-info', {}],
      ['/user/login', { username: 'minhanh', password: 'x' }],
      ['/embed/token', { user: 'p' }],
    ] as const)
      expect(await ask(shop.page, where, token, body)).toBe('blocked');
  });

  it('of any other site gets nothing, with any token', async () => {
    for (const held of [token, person.accessToken])
      expect(await ask(stranger.page, '/wallet/wallet-info', held)).toBe('blocked');
    for (const transport of ['websocket', 'polling'])
      expect(await connect(stranger.page, token, transport)).not.toBe('in');
  });

  it.each(['websocket', 'polling'])(
    'of a partner gets the messages of its scopes by %s',
    async (transport) => {
      const { data } = await (async () => {
        const answer = await ask(shop.page, '/user/socket-ticket', token, {});
        return Object(answer);
      })();
      expect(await connect(shop.page, data.ticket, transport)).toBe('in');
      await node.platform.transact((unit) =>
        node.notifications.writeLogs(unit, [
          {
            action: 'ACTION_REQUIRED',
            recipientId: me.id,
            recipientRole: 'worker',
            authorId: null,
            workerId: me.id,
            metadata: { reason: 'FIX_BANK_CARD', params: { text: transport } },
          },
        ]),
      );
      const heard = () => shop.page.evaluate<string[]>('heard');
      await until('it has heard', async () => (await heard()).includes(`${transport} notification`));
      const others = (await heard()).filter((event) => !/ (notification|heartbeat)$/.test(event));
      expect(others).toEqual([]);
    },
  );
});

import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { signIn } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { startNode } from '../../dev/testing/start-app.ts';

const parts = { demo: 'people', publicUrl: 'https://keo.example' } as const;
const sandbox = await startNode({ ...parts, hosts: ['keo.local'] });

/** As a browser after DNS rebinding. */
async function ask(host: string, path: string, node = sandbox) {
  const headers = { host, 'accept-language': 'vi' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(node.origin + path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, body: await text(response) };
}
const sentence = 'Phòng thử này không trả lời dưới tên máy chủ evil.example:4000.';
const handshake = '/socket.io/?EIO=4&transport=polling';

it.each(['localhost:4000', '127.0.0.1', '[::1]:4000', 'LOCALHOST', 'keo.example', 'keo.local:80'])(
  'the sandbox answers as %s, pages and sockets too',
  async (host) => {
    expect(await ask(host, '/livez')).toMatchObject({ status: 200 });
    expect(await ask(host, '/au/api/sandbox/outbox')).toMatchObject({ status: 200 });
    expect(await ask(host, handshake)).toMatchObject({ status: 200 });
  },
);

it.each(['/', '/livez', '/au/api/sandbox/outbox', '/au/api/openapi.json', '/storybook/', '/no-such-page'])(
  'the sandbox answers %s under no other name, which a page may have pointed here',
  async (path) => {
    const { status, body } = await ask('evil.example:4000', path);
    expect([status, JSON.parse(body).msg]).toEqual([403, expect.stringContaining(sentence)]);
  },
);

it.each(['evil.example', 'localhost.evil.example', 'localhost@evil.example', 'evil.example#localhost'])(
  'the sandbox does not take %j for its own name',
  async (host) => {
    expect((await ask(host, '/au/api/sandbox/outbox')).status).toBeOneOf([400, 403]);
  },
);

it('the sandbox opens no socket under another name', async () => {
  const { status, body } = await ask('evil.example:4000', handshake);
  expect([status, body]).toEqual([403, expect.stringContaining(sentence)]);
  const { accessToken } = await signIn(sandbox, 'minhanh');
  expect(await admission(openSocket(sandbox, accessToken))).toBe('in');
  expect(await admission(openSocket(sandbox, accessToken, { host: 'evil.example' }))).not.toBe('in');
});

it('outside the sandbox any host name is accepted', async () => {
  const product = await startNode({ ...parts, sandbox: false });
  expect(await ask('upstream', '/livez', product)).toMatchObject({ status: 200 });
  expect(await ask('upstream', handshake, product)).toMatchObject({ status: 200 });
});

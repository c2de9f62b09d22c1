import fastify from 'fastify';
import { expect, it } from 'vitest';
import { ownHosts, refuseOtherHosts } from './own-hosts.ts';
import { RefusalError } from '../http/refusal.ts';

const isOwn = ownHosts(['Keo.Example']);

it.each([
  ['localhost', true],
  ['localhost:4000', true],
  ['127.0.0.1:80', true],
  ['[::1]:4000', true],
  ['KEO.example', true],
  ['keo.example:443:4000', false],
  ['keo.example:', false],
  ['evil.example:4000', false],
  ['', false],
  [undefined, false],
])('the host %s is our own: %s', (host, expected) => {
  expect(isOwn(host)).toBe(expected);
});

it('refuses a request to another host, and says to which', async () => {
  const app = fastify();
  const refused: unknown[] = [];
  app.setErrorHandler(async (error) => {
    refused.push(error);
    return 'refused';
  });
  refuseOtherHosts(app, isOwn);
  app.route({ method: 'GET', url: '/', handler: async () => 'answered' });
  expect((await app.inject({ url: '/', headers: { host: 'localhost' } })).body).toBe('answered');
  expect((await app.inject({ url: '/', headers: { host: 'evil.example' } })).body).toBe('refused');
  expect(refused).toEqual([expect.any(RefusalError)]);
  expect(refused[0]).toMatchObject({
    reason: 'ORIGIN_NOT_ALLOWED',
    text: 'otherHost',
    details: {},
    params: { host: 'evil.example' },
  });
  // As of HTTP/1.0.
  const nameless = fastify();
  nameless.addHook('onRequest', async ({ headers }) => void delete headers.host);
  nameless.setErrorHandler(async (error) => void refused.push(error));
  refuseOtherHosts(nameless, isOwn);
  nameless.route({ method: 'GET', url: '/', handler: async () => 'answered' });
  await nameless.inject('/');
  expect(refused[1]).toMatchObject({ params: { host: '–' } });
});

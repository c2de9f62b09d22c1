import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connectBySocketIo } from './connect-by-socket-io.ts';

const server = createServer();
const io = new Server(server, {
  // Some networks let no WebSocket through.
  allowRequest: ({ headers, url = '' }, answer) =>
    answer(null, !(headers.upgrade && url.includes('blocked'))),
});
io.use((socket, next) =>
  next(socket.handshake.query['token'] === 'wrong' ? new Error('unauthorized') : undefined),
);
io.on('connection', (socket) => {
  const { token } = socket.handshake.query;
  socket.emit('notification', { token });
  socket.on('typing', (...said) => {
    const [payload, acknowledge] = said;
    if (typeof acknowledge === 'function') acknowledge({ heard: payload });
    else socket.emit('heard', said);
  });
  socket.on('leave', () => socket.disconnect(true));
});

let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => io.close());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('socket.io-client');
});

function open({ to = url, token = 'ticket' } = {}) {
  const events: string[] = [];
  const connection = connectBySocketIo(
    { url: to, token, connectTimeout: 5000 },
    {
      connected: (transport) => events.push(`connected ${transport}`),
      upgraded: (transport) => events.push(`upgraded ${transport}`),
      disconnected: (reason) => events.push(`disconnected ${reason}`),
      failed: (message) => events.push(`failed ${message}`),
      refused: (message) => events.push(`refused ${message}`),
      received: (event, payload) => events.push(`${event} ${JSON.stringify(payload)}`),
    },
  );
  return { connection, events, hear: (what: string) => vi.waitFor(() => expect(events).toContain(what)) };
}
const connected = ['connected websocket', 'notification {"token":"ticket"}'];

it('connects by WebSocket first, with its ticket, and hands each message on', async () => {
  const { events, connection, hear } = open();
  await hear('notification {"token":"ticket"}');
  expect(events).toEqual(connected);
  connection.close();
});

it('comes through by polling where the network lets no WebSocket through', async () => {
  const { events, connection, hear } = open({ token: 'blocked' });
  await hear('notification {"token":"blocked"}');
  expect(events[0]).toBe('connected polling');
  connection.close();
});

it('emits, and passes on the acknowledgement where one is asked for', async () => {
  const { events, connection, hear } = open();
  await hear('notification {"token":"ticket"}');
  connection.emit('typing', { roomId: 'a' });
  await hear('heard [{"roomId":"a"}]');
  connection.emit('typing', { roomId: 'b' }, (answer) => events.push(`answer ${JSON.stringify(answer)}`));
  await hear('answer {"heard":{"roomId":"b"}}');
  expect(events).toHaveLength(4);
  connection.close();
});

it('says that it was refused, or that there is no server, once, and tries no more', async () => {
  const refused = open({ token: 'wrong' });
  await refused.hear('refused unauthorized');
  expect(refused.events).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const nobody = open({ to: 'http://127.0.0.1:9' });
  await nobody.hear('failed xhr poll error');
  expect(nobody.events).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('says that its code could not be loaded, unless it was closed before', async () => {
  vi.doMock('socket.io-client', () => ({
    get io() {
      throw new Error('offline');
    },
  }));
  const [closed, failed] = [open(), open()];
  closed.connection.close();
  await vi.waitFor(() => expect(failed.events).toEqual(['failed offline']));
  expect(closed.events).toEqual([]);
});

it('says that the server ended it, and tries no more', async () => {
  const { events, connection, hear } = open();
  await hear('notification {"token":"ticket"}');
  connection.emit('leave', null);
  await hear('disconnected io server disconnect');
  expect(events).toEqual([...connected, 'disconnected io server disconnect']);
});

it('says nothing once it is closed, whenever that is', async () => {
  const early = open();
  early.connection.emit('typing', 1);
  early.connection.emit('typing', 1, () => undefined);
  early.connection.close();
  const late = open();
  await late.hear('notification {"token":"ticket"}');
  late.connection.close();
  await vi.waitFor(async () => expect(await io.fetchSockets()).toEqual([]));
  expect([early.events, late.events]).toEqual([[], connected]);
});

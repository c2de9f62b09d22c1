import { describe, expect, it } from 'vitest';
import { register } from '../testing/person.ts';
import { admission, openSocket } from '../testing/socket.ts';
import { startNode } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';

const node = await startNode({ publicUrl: 'https://keo.example' });
const handshake = async (headers: Record<string, string>) =>
  (await fetch(`${node.origin}/socket.io/?EIO=4&transport=polling&token=x`, { headers })).status;

describe('the guards of the sockets', () => {
  it.each(['https://evil.example', 'https://keo.example.evil.example', 'http://keo.example', 'null', 'x'])(
    'let no page of %s begin',
    async (origin) => {
      expect(await handshake({ origin })).toBe(403);
    },
  );

  it('let the public address, the own address and callers that are no page begin', async () => {
    for (const headers of [{ origin: 'https://keo.example' }, { origin: node.origin }, {}])
      expect(await handshake(headers)).toBe(200);
  });

  it('cut whoever sends more than twenty events in a second', async () => {
    const { accessToken } = await register(node);
    const socket = openSocket(node, accessToken);
    expect(await admission(socket)).toBe('in');
    for (let sent = 0; sent < 60; sent += 1) socket.emit('message', 'x');
    await until('it is cut', () => !socket.connected);
    expect(socket.connected).toBe(false);
  });
});

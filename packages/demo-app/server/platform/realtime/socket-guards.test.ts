import { chatMessages, scopes } from '@keo/core/contract';
import { describe, expect, it } from 'vitest';
import { addPartner } from '../../dev/testing/partner.ts';
import { register } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { jsonBytes } from '../http/json-size.ts';
import { maxMessageSize } from './sockets.ts';

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

  it('accept the public origin, the own host and callers that are no page', async () => {
    for (const headers of [{ origin: 'https://keo.example' }, { origin: node.origin }, {}])
      expect(await handshake(headers)).toBe(200);
  });

  it('let a narrow token listen only', async () => {
    const shop = 'https://shop.example';
    const partner = await addPartner(node, [shop]);
    await partner.link('shop-7', (await register(node)).accessToken);
    const socket = openSocket(node, await partner.token('shop-7', [...scopes]), { origin: shop });
    expect(await admission(socket)).toBe('in');
    const questions = Object.values(chatMessages).filter((message) => 'answer' in message);
    expect(questions.length).toBeGreaterThan(2);
    for (const { event } of questions)
      expect(await socket.timeout(10_000).emitWithAck(event, { roomId: 'rm_none' })).toEqual({
        ok: false,
        reason: 'OUT_OF_SCOPE',
      });
  });

  it('take the longest question, and cut a socket that sends more', async () => {
    const questions = Object.values(chatMessages).filter((message) => 'answer' in message);
    for (const { event, payload } of questions)
      expect(jsonBytes(payload, event) + 100).toBeLessThan(maxMessageSize);
    const socket = openSocket(node, (await register(node)).accessToken);
    expect(await admission(socket)).toBe('in');
    const ask = (payload: unknown) => socket.timeout(10_000).emitWithAck('join_room', payload);
    const deep: unknown = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
    for (const payload of [deep, { roomId: deep }, { x: '.'.repeat(30_000) }])
      expect(await ask(payload)).toEqual({ ok: false, reason: 'INVALID' });
    socket.emit('join_room', { x: '.'.repeat(40_000) });
    await until('it is cut', () => !socket.connected);
    expect(socket.connected).toBe(false);
  });

  it('disconnect a socket that sends more than twenty events in a second', async () => {
    const { accessToken } = await register(node);
    const socket = openSocket(node, accessToken);
    expect(await admission(socket)).toBe('in');
    for (let sent = 0; sent < 60; sent += 1) socket.emit('message', 'x');
    await until('it is cut', () => !socket.connected);
    expect(socket.connected).toBe(false);
  });
});

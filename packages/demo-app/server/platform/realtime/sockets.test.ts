import { describe, expect, it } from 'vitest';
import { within } from '../../dev/testing/long-run.ts';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { lacksRealParts, startNode, startTwoNodes } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

const node = await startNode({});
const getTicket = async (token: string) =>
  String((await call(node, '/user/socket-ticket', { token, body: {} })).data.ticket);

describe('the socket handshake', () => {
  it('requires a token, in the words of the specification', async () => {
    expect(await admission(openSocket(node, null))).toBe('Token is required for authentication');
    expect(await admission(openSocket(node, ''))).toBe('Token is required for authentication');
  });

  it('refuses an unknown token', async () => {
    expect(await admission(openSocket(node, 'x'.repeat(43)))).toBe('NOT_LOGIN');
    const { refreshToken } = await signIn(node, 'minhanh');
    expect(await admission(openSocket(node, refreshToken))).toBe('NOT_LOGIN');
  });

  it('takes a ticket once, also of twenty concurrent sockets', async () => {
    const { accessToken } = await register(node);
    const ticket = await getTicket(accessToken);
    const answers = await Promise.all(Array.from({ length: 20 }, () => admission(openSocket(node, ticket))));
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'NOT_LOGIN')).toHaveLength(19);
  });

  it('takes a ticket for thirty seconds, while the session lasts', async () => {
    const { accessToken } = await register(node);
    const late = await getTicket(accessToken);
    await node.platform.clock.advance(30_001);
    expect(await admission(openSocket(node, late))).toBe('NOT_LOGIN');
    const ticket = await getTicket(accessToken);
    await call(node, '/user/logout', { token: accessToken, body: {} });
    expect(await admission(openSocket(node, ticket))).toBe('NOT_LOGIN');
  });

  it('refuses the eleventh socket of a user and takes one again when another leaves', async () => {
    const { accessToken } = await register(node);
    const sockets = Array.from({ length: 10 }, () => openSocket(node, accessToken));
    expect(await Promise.all(sockets.map(admission))).toEqual(Array.from({ length: 10 }, () => 'in'));
    expect(await admission(openSocket(node, accessToken))).toBe('Too many connections');
    sockets[0]?.disconnect();
    await until('there is room again', async () => (await admission(openSocket(node, accessToken))) === 'in');
  });

  it('keeps no more than ten of thirty that come at once', async () => {
    const { accessToken } = await register(node);
    const sockets = Array.from({ length: 30 }, () => openSocket(node, accessToken));
    await Promise.all(sockets.map(admission));
    await until('the others are gone', () => sockets.filter((socket) => socket.connected).length <= 10);
    expect(node.platform.sockets.connectedUserIds().size).toBeGreaterThan(0);
  });

  it('disconnects a socket that sends more than 64 KB', async () => {
    const { accessToken } = await register(node);
    const socket = openSocket(node, accessToken);
    expect(await admission(socket)).toBe('in');
    socket.emit('message', 'x'.repeat(60 * 1024));
    expect(socket.connected).toBe(true);
    socket.emit('message', 'x'.repeat(64 * 1024));
    await until('it is cut', () => !socket.connected);
  });

  it('reveals nothing of an internal error', async () => {
    const { accessToken } = await register(node);
    await node.platform.db.execute('alter table session_tokens rename to hidden_tokens');
    const answer = await admission(openSocket(node, accessToken));
    await node.platform.db.execute('alter table hidden_tokens rename to session_tokens');
    expect(answer).not.toMatch(/select|session|relation|query/i);
    expect(answer).not.toBe('in');
  });
});

describe.skipIf(lacksRealParts)('sockets on two nodes', async () => {
  const [first, second] = lacksRealParts ? [] : await startTwoNodes();
  if (!first || !second) return;

  it('are disconnected when their session ends on another node', async () => {
    const { accessToken } = await signIn(first, 'minhanh');
    const other = await signIn(first, 'minhanh');
    const [gone, stays] = [openSocket(second, accessToken), openSocket(second, other.accessToken)];
    expect(await Promise.all([admission(gone), admission(stays)])).toEqual(['in', 'in']);
    await call(first, '/user/logout', { token: accessToken, body: {} });
    await until('the socket is cut', () => !gone.connected, within(1500));
    expect(stays.connected).toBe(true);
  });

  it('are disconnected at the end of their access token', async () => {
    const { accessToken } = await signIn(first, 'camtu');
    const socket = openSocket(second, accessToken);
    expect(await admission(socket)).toBe('in');
    await first.platform.clock.advance(15 * 60_000 + 1);
    await until('the socket is cut', () => !socket.connected);
  });

  it('get their own notifications, whichever node wrote them', async () => {
    const { accessToken } = await signIn(first, 'ducthinh');
    const socket = openSocket(second, accessToken);
    const heard: { action: string }[] = [];
    socket.on('notification', (log) => heard.push(log));
    expect(await admission(socket)).toBe('in');
    for (const action of ['DEAL_ACCEPTED', 'PAYMENT_PROCESSED', 'TASK_COMPLETED'])
      await call(first, '/sandbox/notify', { body: { username: 'ducthinh', action } });
    await until('all three are heard', () => heard.length === 3);
    expect(heard.map(({ action }) => action)).toEqual([
      'DEAL_ACCEPTED',
      'PAYMENT_PROCESSED',
      'TASK_COMPLETED',
    ]);
  });
});

import type { Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { Api } from './call-api.ts';
import { type Scene, newId, ok } from './market-scene.ts';
import { admission, openSocket } from './socket.ts';
import type { Node } from './start-app.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever an answer holds, and fail where it does not
type Data = any;

export const openRoom = (api: Api, target: object): Promise<Data> => ok(api.post('/chat/open-room', target));

export const message = (roomId: string, text: string, clientId = newId()) => ({
  roomId,
  clientId,
  type: 'TEXT',
  text,
});

export const say = (api: Api, roomId: string, text: string): Promise<Data> =>
  ok(api.post('/chat/send-message', message(roomId, text)));

export const getMessages = (api: Api, roomId: string, query = ''): Promise<Data> =>
  ok(api.get(`/chat/messages-list?roomId=${roomId}${query}`));

export const readUpTo = (api: Api, roomId: string, upToSeq: number): Promise<Data> =>
  ok(api.post('/chat/mark-read', { roomId, upToSeq }));

/** Newest first. */
export async function getBell(api: Api): Promise<Data[]> {
  const { list } = await ok(api.get('/jobdeallog/jobs-my-deal-logs-list?type=NEW_MESSAGE'));
  return list;
}

/** A socket and everything that it got. */
export type SocketRecording = {
  socket: Socket;
  messages: Data[];
  typing: Data[];
  notifications: Data[];
  ask(event: string, payload: object): Promise<Data>;
};

export async function listen(node: Node, token: string): Promise<SocketRecording> {
  const socket = openSocket(node, token);
  // Sockets of a user are limited.
  onTestFinished(() => void socket.disconnect());
  const messages: Data[] = [];
  const typing: Data[] = [];
  const notifications: Data[] = [];
  socket.on('typing', (payload: Data) => typing.push(payload));
  socket.on('message', (payload: Data) => messages.push(payload));
  socket.on('notification', (payload: Data) => notifications.push(payload));
  const admitted = await admission(socket);
  if (admitted !== 'in') throw new Error(admitted);
  return {
    socket,
    messages,
    typing,
    notifications,
    ask: (event, payload) => socket.timeout(5000).emitWithAck(event, payload),
  };
}

export async function roomOfDeal(scene: Scene, deal: { id: string }): Promise<string> {
  return (await openRoom(scene.author, { dealId: deal.id })).id;
}

import { chatEndpoints, chatMessages } from '@keo/core/contract';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { roomName } from './chat.publisher.ts';
import type { ChatService } from './chat.service.ts';

export function chatModule(
  { routes, sockets, limits }: Pick<Platform, 'routes' | 'sockets' | 'limits'>,
  chat: ChatService,
): void {
  routes.serve(chatEndpoints.openRoom, (target, me) => chat.openRoom(me.userId, target));
  routes.serve(chatEndpoints.roomsList, (page, me) => chat.listRooms(me.userId, page));
  routes.serve(chatEndpoints.messagesList, (query, me) => chat.listMessages(me.userId, query));
  routes.serve(chatEndpoints.searchMessages, (query, me) => chat.search(me.userId, query));
  routes.serve(chatEndpoints.sendMessage, (message, me) => chat.send(me.userId, message));
  routes.serve(chatEndpoints.editMessage, (to, me) => chat.changes.edit(me.userId, to));
  routes.serve(chatEndpoints.deleteMessage, (which, me) => chat.changes.remove(me.userId, which));
  routes.serve(chatEndpoints.markRoomRead, (to, me) => chat.markRead(me.userId, to));

  sockets.answer(chatMessages.joinRoom, async (at, me) => {
    await limits.take('joins', me.userId);
    // Checks membership first. Joins the socket room before reading missed messages, so that none is lost in between.
    await chat.join(me.userId, { ...at, afterSeq: Number.MAX_SAFE_INTEGER });
    await me.join(roomName(at.roomId));
    return chat.join(me.userId, at);
  });
  sockets.answer(chatMessages.leaveRoom, async ({ roomId }, me) => {
    await me.leave(roomName(roomId));
    return {};
  });
  sockets.answer(chatMessages.tellTyping, async ({ roomId }, me) => {
    await limits.take('typing', me.userId);
    if (!me.isIn(roomName(roomId))) throw new RefusalError('NOT_FOUND', 'notFound');
    await chat.refuseTyping(me.userId, roomId);
    me.tellOthers(roomName(roomId), chatMessages.roomTyping, { roomId, userId: me.userId });
    return {};
  });
  sockets.answer(chatMessages.sendRoomMessage, (message, me) => chat.send(me.userId, message));
}

import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';
import type { EndpointData } from '../http/define-endpoint.ts';
import type { ApiError } from '../http/http.errors.ts';
import type { markRoomRead, messagesList, roomsList } from './chat.endpoints.ts';
import type { ChatMessage } from './message.schema.ts';
import type { OutboxItem } from './outbox.schema.ts';
import type { Room } from './room.schema.ts';

/** A message in the outbox; `sent`: stored by the server, not in the list yet. */
export type Outgoing = OutboxItem & {
  state: 'sending' | 'sent' | 'failed';
  /** Transient errors are retried, refusals only by hand. */
  error: ApiError | null;
};

/** Its newest messages without a gap, and older ones on request. */
export type OpenRoom = {
  id: string;
  room: Room | null;
  list: readonly ChatMessage[];
  hasOlder: boolean;
  /** The list ends before the newest message, after a jump to an earlier one. */
  hasNewer: boolean;
  /** The other member is typing. */
  isTyping: boolean;
  /** The list has all changes up to this number. */
  change: number;
  error: ApiError | null;
};

export type ChatContext = {
  rooms: readonly Room[];
  unreadRooms: number;
  roomsError: ApiError | null;
  open: OpenRoom | null;
  outbox: readonly Outgoing[];
  /** Last `seq` reported as read, by room. */
  reported: Readonly<Record<string, number>>;
  /** Pending fetches; `around` is the `seq` of a message to jump to. */
  due: { rooms: boolean; sync: boolean; older: boolean; newer: boolean; around: number | null };
};

export type RoomPage = EndpointData<typeof messagesList>;
export type ReadSettled = EndpointData<typeof markRoomRead>;
type RoomsPage = EndpointData<typeof roomsList>;

export type ChatEvent =
  | { type: 'chat.open'; roomId: string }
  | { type: 'chat.close' }
  | { type: 'chat.older' }
  | { type: 'chat.newer' }
  /** Jumps to a message that is not in the list. */
  | { type: 'chat.goTo'; seq: number }
  /** Jumps to the newest messages. */
  | { type: 'chat.latest' }
  | { type: 'chat.typing'; roomId: string }
  | { type: 'chat.retry' }
  | { type: 'chat.send'; item: OutboxItem }
  /** Retries every failed message, in order. */
  | { type: 'chat.resend' }
  | { type: 'chat.discard'; clientId: string }
  | { type: 'chat.seen'; roomId: string; upToSeq: number }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'typing.heard'; roomId: string; userId: string }
  | { type: 'notification.arrived'; payload: unknown }
  /** Unread rooms at the last heartbeat. */
  | { type: 'heartbeat.heard'; unreadRooms: number }
  /** Connection, network or page is back: messages may have been missed. */
  | { type: 'chat.refresh' }
  | { type: 'send.stored'; message: ChatMessage }
  | { type: 'send.failed'; clientId: string; error: ApiError }
  | ({ type: 'read.settled' } & ReadSettled)
  | { type: 'read.failed'; roomId: string; before: number };

export type SenderCommand =
  | { type: 'send'; item: OutboxItem }
  | { type: 'discard'; clientId: string }
  | { type: 'read'; roomId: string; upToSeq: number; before: number }
  | { type: 'typing'; roomId: string }
  | { type: 'leave'; roomId: string };

export type RoomRequest = { roomId: string; afterSeq?: number; afterChange?: number; beforeSeq?: number };

/** What the machine invokes; `chatDomain` provides it. */
export type ChatActors = {
  fetchRooms: PromiseActorLogic<RoomsPage>;
  /** Joins the room if possible, and reads a page of it. */
  fetchMessages: PromiseActorLogic<RoomPage, RoomRequest>;
  sender: CallbackActorLogic<SenderCommand>;
  signals: CallbackActorLogic<{ type: 'never' }>;
};

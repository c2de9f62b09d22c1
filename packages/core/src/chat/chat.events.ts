import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';
import type { EndpointData } from '../http/define-endpoint.ts';
import type { ApiError } from '../http/http.errors.ts';
import type { markRoomRead, messagesList, roomsList } from './chat.endpoints.ts';
import type { ChatMessage } from './message.schema.ts';
import type { OutboxItem } from './outbox.schema.ts';
import type { Room } from './room.schema.ts';

/** Something on its way: `sent` is stored, and waits for its place in the list to be reached. */
export type Outgoing = OutboxItem & {
  state: 'sending' | 'sent' | 'failed';
  /** Why it was not taken; what may pass is sent again by itself, what was refused only by hand. */
  error: ApiError | null;
};

/** The room that is looked at: its newest messages without a gap, and on request those before them. */
export type OpenRoom = {
  id: string;
  room: Room | null;
  list: readonly ChatMessage[];
  hasOlder: boolean;
  /** It ends before the newest message, because an earlier one was gone to. */
  hasNewer: boolean;
  /** The other is writing there. */
  isTyping: boolean;
  /** All changes up to this one are in the list. */
  change: number;
  error: ApiError | null;
};

export type ChatContext = {
  rooms: readonly Room[];
  unreadRooms: number;
  roomsError: ApiError | null;
  open: OpenRoom | null;
  outbox: readonly Outgoing[];
  /** Up to where each room was reported as read. */
  reported: Readonly<Record<string, number>>;
  /** `around` is the number of a message to go to. */
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
  /** To a message that is not in the list. */
  | { type: 'chat.goTo'; seq: number }
  /** Back to the newest. */
  | { type: 'chat.latest' }
  | { type: 'chat.typing'; roomId: string }
  | { type: 'chat.retry' }
  | { type: 'chat.send'; item: OutboxItem }
  /** Everything that failed is sent again, in its order. */
  | { type: 'chat.resend' }
  | { type: 'chat.discard'; clientId: string }
  | { type: 'chat.seen'; roomId: string; upToSeq: number }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'typing.heard'; roomId: string; userId: string }
  | { type: 'notification.arrived'; payload: unknown }
  /** How many rooms had something unread a moment ago. */
  | { type: 'heartbeat.heard'; unreadRooms: number }
  /** The connection, the network or the page is back: something may have been missed. */
  | { type: 'world.back' }
  | { type: 'send.stored'; message: ChatMessage }
  | { type: 'send.failed'; clientId: string; error: ApiError }
  | ({ type: 'read.settled' } & ReadSettled)
  | { type: 'read.failed'; roomId: string; before: number };

export type CourierCommand =
  | { type: 'send'; item: OutboxItem }
  | { type: 'discard'; clientId: string }
  | { type: 'read'; roomId: string; upToSeq: number; before: number }
  | { type: 'typing'; roomId: string }
  | { type: 'leave'; roomId: string };

export type RoomRequest = { roomId: string; afterSeq?: number; afterChange?: number; beforeSeq?: number };

/** What the machine invokes; `chatDomain` provides it. */
export type ChatActors = {
  fetchRooms: PromiseActorLogic<RoomsPage>;
  /** Joins the room where that is possible, and answers a page of it. */
  fetchMessages: PromiseActorLogic<RoomPage, RoomRequest>;
  courier: CallbackActorLogic<CourierCommand>;
  world: CallbackActorLogic<{ type: 'never' }>;
};

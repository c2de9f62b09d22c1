import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';

const none: readonly never[] = [];

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** Undefined: signed out. */
export const selectRooms = (snapshot: ChatSnapshot | undefined) => ({
  rooms: snapshot?.context.rooms ?? none,
  unreadRooms: snapshot?.context.unreadRooms ?? 0,
  error: snapshot?.context.roomsError ?? null,
  isLoading:
    snapshot === undefined ||
    (snapshot.context.rooms.length === 0 && snapshot.matches({ rooms: 'fetching' })),
});

export const selectUnreadRooms = (snapshot: ChatSnapshot | undefined): number =>
  snapshot?.context.unreadRooms ?? 0;

export const selectOpenRoom = (snapshot: ChatSnapshot | undefined) => ({
  id: snapshot?.context.open?.id ?? null,
  room: snapshot?.context.open?.room ?? null,
  messages: snapshot?.context.open?.list ?? none,
  hasOlder: snapshot?.context.open?.hasOlder ?? false,
  hasNewer: snapshot?.context.open?.hasNewer ?? false,
  error: snapshot?.context.open?.error ?? null,
  outbox: snapshot?.context.outbox ?? none,
  isLoading: snapshot?.hasTag('loading') ?? true,
  isTyping: snapshot?.context.open?.isTyping ?? false,
  isLoadingOlder: snapshot?.hasTag('loadingOlder') ?? false,
});

import { useMemo } from 'react';
import type { Room } from '@keo/core';
import { waitingDeedOf, type WaitingDeed } from '../deals/waiting-deed.ts';
import { type CardPlace, cardPlaces } from './card-places.ts';
import { messageRows } from './message-rows.ts';
import { type ConversationRow, conversationRows } from './conversation-rows.ts';
import { useOpenRoom } from './use-chat.ts';
import { type RoomDeal, useRoomDeal } from './use-room-deal.ts';

export type ConversationParts = {
  rows: readonly ConversationRow[];
  deal: RoomDeal['deal'];
  deed: WaitingDeed | null;
  /** By event id. */
  cards: ReadonlyMap<string, CardPlace>;
};

/** Rows of a room: messages, events of its deal, and deal cards. */
export function useConversation(room: Room): ConversationParts {
  const { messages, outbox, hasOlder, hasNewer } = useOpenRoom();
  const { deal, events } = useRoomDeal(room.dealId);
  const deed = useMemo(() => (deal ? waitingDeedOf(deal) : null), [deal]);
  const rows = useMemo(
    () => conversationRows(messageRows(room, messages, outbox), deal ? events : [], { hasOlder, hasNewer }),
    [room, messages, outbox, deal, events, hasOlder, hasNewer],
  );
  const cards = useMemo(() => (deal ? cardPlaces(events, deal, deed) : new Map()), [deal, events, deed]);
  return { rows, deal, deed, cards };
}

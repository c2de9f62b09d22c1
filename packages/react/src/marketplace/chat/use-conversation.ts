import { useMemo } from 'react';
import type { Room } from '@keo/core';
import { getNextStep, type NextStep } from '../deals/next-step.ts';
import { type CardPlace, cardPlaces } from './card-places.ts';
import { messageRows } from './message-rows.ts';
import { type ConversationRow, conversationRows } from './conversation-rows.ts';
import { useOpenRoom } from './use-chat.ts';
import { type RoomDeal, useRoomDeal } from './use-room-deal.ts';

export type ConversationParts = {
  rows: readonly ConversationRow[];
  deal: RoomDeal['deal'];
  step: NextStep | null;
  cards: ReadonlyMap<string, CardPlace>;
};

export function useConversation(room: Room): ConversationParts {
  const { messages, outbox, hasOlder, hasNewer } = useOpenRoom();
  const { deal, events } = useRoomDeal(room.dealId);
  const step = useMemo(() => (deal ? getNextStep(deal) : null), [deal]);
  const rows = useMemo(
    () => conversationRows(messageRows(room, messages, outbox), deal ? events : [], { hasOlder, hasNewer }),
    [room, messages, outbox, deal, events, hasOlder, hasNewer],
  );
  const cards = useMemo(() => (deal ? cardPlaces(events, deal, step) : new Map()), [deal, events, step]);
  return { rows, deal, step, cards };
}

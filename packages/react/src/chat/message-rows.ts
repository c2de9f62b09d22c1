import type { ChatMessage, Outgoing, Room } from '@keo/core';

export type MessageRow = {
  /** The same from the moment it is written. */
  key: string;
  text: string;
  at: string;
  isMine: boolean;
  /** Of the own ones alone. */
  state: 'sending' | 'sent' | 'seen' | 'failed' | null;
  /** Refused for good: sending it again will not do. */
  isRefused: boolean;
  isMasked: boolean;
  isSuspicious: boolean;
};

/** What is shown of a room: its messages, and after them what is on its way there. */
export function messageRows(
  room: Pick<Room, 'id' | 'other' | 'otherReadSeq'>,
  messages: readonly ChatMessage[],
  outbox: readonly Outgoing[],
): MessageRow[] {
  const stored = messages.map((message): MessageRow => {
    const isMine = message.senderId !== room.other.id;
    return {
      key: isMine ? message.clientId : message.id,
      text: message.text,
      at: message.createdAt,
      isMine,
      state: isMine ? (message.seq <= room.otherReadSeq ? 'seen' : 'sent') : null,
      isRefused: false,
      isMasked: message.isMasked,
      isSuspicious: message.isSuspicious && !isMine,
    };
  });
  const leaving = outbox
    .filter(({ roomId }) => roomId === room.id)
    .map(
      ({ clientId, text, at, state, error }): MessageRow => ({
        key: clientId,
        text,
        at,
        isMine: true,
        state,
        isRefused: error?.kind === 'refused',
        isMasked: false,
        isSuspicious: false,
      }),
    );
  return [...stored, ...leaving];
}

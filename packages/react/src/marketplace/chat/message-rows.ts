import type { Attachment, ChatMessage, Outgoing, Quote, Room } from '@keo/core';

export type MessageRow = {
  /** The same before and after it is stored. */
  key: string;
  text: string;
  at: string;
  isMine: boolean;
  /** Null for the other's messages. */
  state: 'sending' | 'sent' | 'seen' | 'failed' | null;
  /** Refused, so a retry is useless. */
  isRefused: boolean;
  isMasked: boolean;
  isSuspicious: boolean;
  replyTo: Quote | null;
  files: readonly Attachment[];
  isEdited: boolean;
  isDeleted: boolean;
  /** Null while it is being sent. */
  message: ChatMessage | null;
};

function storedRow(room: Pick<Room, 'other' | 'otherReadSeq'>, message: ChatMessage): MessageRow {
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
    replyTo: message.replyTo,
    files: message.files,
    isEdited: message.editedAt !== null,
    isDeleted: message.deletedAt !== null,
    message,
  };
}

const pendingRow = ({
  clientId,
  text,
  at,
  state,
  error,
  replyTo = null,
  files = [],
}: Outgoing): MessageRow => ({
  key: clientId,
  text,
  at,
  isMine: true,
  state,
  isRefused: error?.kind === 'refused',
  isMasked: false,
  isSuspicious: false,
  replyTo,
  files,
  isEdited: false,
  isDeleted: false,
  message: null,
});

export function messageRows(
  room: Pick<Room, 'id' | 'other' | 'otherReadSeq'>,
  messages: readonly ChatMessage[],
  outbox: readonly Outgoing[],
): MessageRow[] {
  return [
    ...messages.map((message) => storedRow(room, message)),
    ...outbox.filter(({ roomId }) => roomId === room.id).map(pendingRow),
  ];
}

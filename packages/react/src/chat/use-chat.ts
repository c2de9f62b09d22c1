import { useMemo } from 'react';
import {
  type Attachment,
  type ChatMessage,
  type ChatSnapshot,
  type Quote,
  chatDomain,
  selectOpenRoom,
  selectRooms,
  selectUnreadRooms,
} from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';
import { useDomainSend } from '../client/use-domain-send.ts';

/** The own conversations, the one with the newest message first. */
export function useRooms(): ReturnType<typeof selectRooms> {
  return useActorValue(useDomain(chatDomain), (snapshot: ChatSnapshot | undefined) => selectRooms(snapshot));
}

/** In how many conversations something is unread. */
export function useUnreadRooms(): number {
  return useActorValue(useDomain(chatDomain), (snapshot: ChatSnapshot | undefined) =>
    selectUnreadRooms(snapshot),
  );
}

/** The conversation that is open. */
export function useOpenRoom(): ReturnType<typeof selectOpenRoom> {
  return useActorValue(useDomain(chatDomain), (snapshot: ChatSnapshot | undefined) =>
    selectOpenRoom(snapshot),
  );
}

export type Said = { text: string; replyTo: Quote | null; files: Attachment[] };

export type ChatCommands = {
  open: (roomId: string) => void;
  close: () => void;
  /** Brings what was said before. */
  older: () => void;
  /** Brings what was said after, where an earlier message was gone to. */
  newer: () => void;
  /** Brings the messages around one that is not here. */
  goTo: (seq: number) => void;
  /** Back to the newest. */
  latest: () => void;
  /** Says that something is being written. */
  typing: (roomId: string) => void;
  retry: () => void;
  send: (roomId: string, said: Said) => void;
  /** A message is this now, as the server has answered. */
  changed: (message: ChatMessage) => void;
  /** Sends again whatever has not arrived, in its order. */
  resend: () => void;
  discard: (clientId: string) => void;
  /** Says that the room was read up to there. */
  seen: (roomId: string, upToSeq: number) => void;
};

/** What can be done about conversations; the functions change only with the person. */
export function useChatCommands(): ChatCommands {
  const send = useDomainSend(chatDomain);
  return useMemo(
    () => ({
      open: (roomId) => send({ type: 'chat.open', roomId }),
      close: () => send({ type: 'chat.close' }),
      older: () => send({ type: 'chat.older' }),
      newer: () => send({ type: 'chat.newer' }),
      goTo: (seq) => send({ type: 'chat.goTo', seq }),
      latest: () => send({ type: 'chat.latest' }),
      typing: (roomId) => send({ type: 'chat.typing', roomId }),
      retry: () => send({ type: 'chat.retry' }),
      send: (roomId, said) => {
        const at = new Date().toISOString();
        send({ type: 'chat.send', item: { roomId, clientId: crypto.randomUUID(), at, ...said } });
      },
      changed: (message) => send({ type: 'message.arrived', message }),
      resend: () => send({ type: 'chat.resend' }),
      discard: (clientId) => send({ type: 'chat.discard', clientId }),
      seen: (roomId, upToSeq) => send({ type: 'chat.seen', roomId, upToSeq }),
    }),
    [send],
  );
}

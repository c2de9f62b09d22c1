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
  randomId,
} from '@keo/core';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useDomain } from '../../client/use-domain.ts';
import { useDomainSend } from '../../client/use-domain-send.ts';

/** Newest message first. */
export function useRooms(): ReturnType<typeof selectRooms> {
  return useActorValue(useDomain(chatDomain), (snapshot: ChatSnapshot | undefined) => selectRooms(snapshot));
}

export function useUnreadRooms(): number {
  return useActorValue(useDomain(chatDomain), (snapshot: ChatSnapshot | undefined) =>
    selectUnreadRooms(snapshot),
  );
}

export function useOpenRoom(): ReturnType<typeof selectOpenRoom> {
  return useActorValue(useDomain(chatDomain), (snapshot: ChatSnapshot | undefined) =>
    selectOpenRoom(snapshot),
  );
}

export type OutgoingMessage = { text: string; replyTo: Quote | null; files: Attachment[] };

export type ChatCommands = {
  open: (roomId: string) => void;
  close: () => void;
  older: () => void;
  /** Loads newer messages after `goTo`. */
  newer: () => void;
  /** Loads the messages around one. */
  goTo: (seq: number) => void;
  latest: () => void;
  typing: (roomId: string) => void;
  retry: () => void;
  send: (roomId: string, said: OutgoingMessage) => void;
  changed: (message: ChatMessage) => void;
  resend: () => void;
  discard: (clientId: string) => void;
  seen: (roomId: string, upToSeq: number) => void;
};

/** The functions are stable for a user. */
export function useChatCommands(): ChatCommands {
  const send = useDomainSend(chatDomain);
  const clock = useClock();
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
        const at = new Date(clock.now()).toISOString();
        send({ type: 'chat.send', item: { roomId, clientId: randomId(), at, ...said } });
      },
      changed: (message) => send({ type: 'message.arrived', message }),
      resend: () => send({ type: 'chat.resend' }),
      discard: (clientId) => send({ type: 'chat.discard', clientId }),
      seen: (roomId, upToSeq) => send({ type: 'chat.seen', roomId, upToSeq }),
    }),
    [send, clock],
  );
}

import { chatDomain, createKeo, createMemoryTokenStore, selectOpenRoom } from '@keo/core';
import { afterFile } from './after-file.ts';

/** One side of a room: a real client that sends numbered messages as fast as they are taken. */
export type ChatPage = {
  readonly name: string;
  /** The texts that were sent, in their order. */
  readonly sent: readonly string[];
  /** How many of them the server has acknowledged. */
  stored(): number;
  /** Sends more while fewer than a few are on their way, until there are `total`. */
  pump(total: number): void;
  /** The list of the room; asks for older pages until it is whole. */
  list(): { seq: number; text: string; clientId: string }[];
  isWhole(): boolean;
};

const onTheWay = 4;

/** A page with one room open, with a storage of its own and no other tabs. */
export function openChatPage(
  origin: string,
  { name, roomId, fetchToken }: { name: string; roomId: string; fetchToken: () => Promise<string> },
): ChatPage {
  const kept = new Map<string, string>();
  const keo = createKeo({
    apiBase: `${origin}/au/api`,
    socketUrl: origin,
    socket: { attempts: 1000, delay: 100, staysConnected: true },
    tokenStore: createMemoryTokenStore(fetchToken),
    root: null,
    ports: {
      storage: {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void kept.set(key, value),
        remove: (key) => void kept.delete(key),
      },
      tabs: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    },
  }).start();
  afterFile(async () => keo.stop());
  const sent: string[] = [];
  let isOpen = false;
  const open = () => selectOpenRoom(keo.actorOf(chatDomain)?.getSnapshot());
  return {
    name,
    sent,
    stored: () => sent.length - open().outbox.length,
    pump(total) {
      const chat = keo.actorOf(chatDomain);
      if (!chat) return;
      if (!isOpen) chat.send({ type: 'chat.open', roomId });
      isOpen = true;
      if (open().room === null) return;
      while (sent.length < total && open().outbox.length < onTheWay) {
        const text = `${name} ${sent.length + 1}`;
        sent.push(text);
        const at = new Date().toISOString();
        chat.send({ type: 'chat.send', item: { roomId, clientId: crypto.randomUUID(), text, at } });
      }
    },
    list: () => open().messages.map(({ seq, text, clientId }) => ({ seq, text, clientId })),
    isWhole() {
      const { hasOlder, isLoading, isLoadingOlder } = open();
      if (hasOlder && !isLoading && !isLoadingOlder) keo.actorOf(chatDomain)?.send({ type: 'chat.older' });
      return !hasOlder;
    },
  };
}

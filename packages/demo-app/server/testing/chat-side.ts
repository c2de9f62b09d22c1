import { chatDomain, createKeo, createMemoryTokenStore, selectOpenRoom } from '@keo/core';
import { expect } from 'vitest';
import { afterFile } from './after-file.ts';

/** A stored message as the server lists it. */
export type StoredMessage = { seq: number; text: string; clientId: string };

/** One side of a room that sends numbered messages as fast as they are taken. */
export type ChatSide = {
  readonly name: string;
  /** The texts that were sent, in their order. */
  readonly sent: readonly string[];
  /** How many of them the server has acknowledged. */
  stored(): number;
  /** Sends more while fewer than a few are on their way, until there are `total`. */
  pump(total: number): void;
  /** Loads older pages; whether the list holds `count` messages, from the first. */
  isWhole(count: number): boolean | Promise<boolean>;
  /** Fails where the side's list is another than the stored one. */
  expectList(stored: readonly StoredMessage[]): Promise<void>;
};

/** Messages that one side has on their way at a time. */
export const onTheWay = 4;

/** What a side needs: its node's address, its room, and how its user signs in. */
export type ChatSideOf = { name: string; origin: string; roomId: string };

/** A client without a page, with one room open, a storage of its own and no other tabs. */
export function openChatClient(
  { name, origin, roomId }: ChatSideOf,
  fetchToken: () => Promise<string>,
): ChatSide {
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
    isWhole(count) {
      const { hasOlder, isLoading, isLoadingOlder, messages } = open();
      if (hasOlder && !isLoading && !isLoadingOlder) keo.actorOf(chatDomain)?.send({ type: 'chat.older' });
      return !hasOlder && messages.length === count;
    },
    async expectList(stored) {
      const list = open().messages.map(({ seq, text, clientId }) => ({ seq, text, clientId }));
      expect(list).toEqual(stored);
    },
  };
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chatDomain, createKeo, createMemoryTokenStore, selectOpenRoom } from '@keo/core';
import { describe, expect, it } from 'vitest';
import { openRoom } from '../../dev/testing/chat-scene.ts';
import { afterFile } from '../../dev/testing/after-file.ts';
import {
  type ChatSide,
  type ChatSidePlace,
  type StoredMessage,
  onTheWay,
} from '../../dev/testing/chat-side.ts';
import { openDrawnChat } from '../../dev/testing/drawn-chat.ts';
import { freePort } from '../../dev/testing/free-port.ts';
import { openGate } from '../../dev/testing/gate.ts';
import { isLong } from '../../dev/testing/long-run.ts';
import { type Scene, meet, ok, taken } from '../../dev/testing/market-scene.ts';
import { call, getPassword, signIn } from '../../dev/testing/person.ts';
import {
  type Node,
  createDatabase,
  emptyRedis,
  lacksRealParts,
  startApp,
} from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

/** `drawn`: rooms with a browser on both sides; the others have clients without a page. */
const size = isLong
  ? { rooms: 50, drawn: 2, messages: 20_000, cuts: 40, restarts: 5, pause: 20_000 }
  : { rooms: 2, drawn: 0, messages: 120, cuts: 2, restarts: 1, pause: 500 };

const each = size.messages / size.rooms / 2;
/** A socket that has given up reconnects within 45 s. */
const reconnectTimeout = { ms: 150_000 };
const product = path.resolve(import.meta.dirname, '../../..');

/** A node on a fixed port that can be restarted, reached by its clients through a gate. */
async function restartable(parts: { databaseUrl: string; redisUrl: string }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const gate = await openGate(origin);
  const publicUrl = gate.url.replace(/\/$/, '');
  const start = async (): Promise<Node> => {
    const app = await startApp({ ...parts, publicUrl });
    await app.server.listen({ port, host: '127.0.0.1' });
    return { ...app, origin };
  };
  let node = await start();
  return {
    gate,
    publicUrl,
    node: () => node,
    async restart() {
      await node.close();
      node = await start();
    },
  };
}

/** Spread evenly over the run. */
function getFaults<Fault>(kinds: readonly { count: number; fault: Fault }[]): Fault[] {
  const all = kinds.flatMap(({ count, fault }) =>
    Array.from({ length: count }, (_, n) => ({ at: (n + 0.5) / count, fault })),
  );
  return all.toSorted((a, b) => a.at - b.at).map(({ fault }) => fault);
}

/** A client without a page: one room open, its own storage, no other tabs. */
function openChatClient(
  { name, origin, roomId }: ChatSidePlace,
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
  const open = () => selectOpenRoom(keo.getActor(chatDomain)?.getSnapshot());
  return {
    name,
    sent,
    stored: () => sent.length - open().outbox.length,
    pump(total) {
      const chat = keo.getActor(chatDomain);
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
      if (hasOlder && !isLoading && !isLoadingOlder) keo.getActor(chatDomain)?.send({ type: 'chat.older' });
      return !hasOlder && messages.length === count;
    },
    async expectList(stored) {
      const list = open().messages.map(({ seq, text, clientId }) => ({ seq, text, clientId }));
      expect(list).toEqual(stored);
    },
  };
}

describe.skipIf(lacksRealParts)(
  'conversations over two nodes, through cuts, restarts and a frozen Redis',
  () => {
    it('lose, double and reorder nothing, in the database and on both sides', async () => {
      if (size.drawn > 0) execFileSync('pnpm', ['run', 'build'], { cwd: product, stdio: 'pipe' });
      const redis = await openGate(await emptyRedis());
      const parts = { databaseUrl: await createDatabase(), redisUrl: redis.url };
      const nodes = [await restartable(parts), await restartable(parts)] as const;
      const scenes: { scene: Scene; roomId: string }[] = [];
      const sides: ChatSide[] = [];
      for (let room = 0; room < size.rooms; room += 1) {
        const scene = await meet(nodes[0].node());
        const { id: roomId } = await openRoom(scene.author, { dealId: (await taken(scene)).id });
        scenes.push({ scene, roomId });
        for (const [index, side] of (['author', 'worker'] as const).entries()) {
          const { username } = await ok(scene[side].get('/user/info'));
          const password = getPassword(username);
          const at = nodes[index === 0 ? 0 : 1];
          const chatSide = { name: `${room} ${side}`, origin: at.publicUrl, roomId };
          const fetchToken = async () => (await signIn(at.node(), username, password)).accessToken;
          sides.push(
            room < size.drawn
              ? await openDrawnChat(chatSide, { username, password })
              : openChatClient(chatSide, fetchToken),
          );
        }
      }

      const cut = async (at: number) => {
        const { gate } = nodes[at % 2 === 0 ? 0 : 1];
        await gate.shut();
        await gate.open();
      };
      const restart = (at: number) => nodes[at % 2 === 0 ? 0 : 1].restart();
      const freezeRedis = async () => {
        redis.hold();
        const from = performance.now();
        await until('Redis has been frozen long enough', () => {
          for (const side of sides) side.pump(each);
          return performance.now() - from > size.pause;
        });
        await redis.open();
      };
      const faults = getFaults<(at: number) => Promise<void>>([
        { count: size.cuts, fault: cut },
        { count: size.restarts, fault: restart },
        { count: 1, fault: freezeRedis },
      ]);
      const stored = () => sides.reduce((sum, side) => sum + side.stored(), 0);
      for (const [at, fault] of [...faults, undefined].entries()) {
        const goal = Math.floor((size.messages * (at + 1)) / (faults.length + 1));
        await until(
          `${goal} messages are stored`,
          () => {
            for (const side of sides) side.pump(each);
            return stored() >= goal;
          },
          reconnectTimeout,
        );
        await fault?.(at);
      }
      for (const side of sides)
        await until('a list is whole', () => side.isWhole(2 * each), reconnectTimeout);

      const numbers = Array.from({ length: 2 * each }, (_, n) => n + 1);
      for (const [room, { roomId, scene }] of scenes.entries()) {
        const both = sides.slice(2 * room, 2 * room + 2);
        const kept: StoredMessage[] = [];
        while (kept.length < 2 * each) {
          const query = `/chat/messages-list?roomId=${roomId}&limit=100&afterSeq=${kept.length}`;
          const { list } = await ok(scene.author.get(query));
          expect(list).not.toEqual([]);
          kept.push(...list.map(({ seq, text, clientId }: StoredMessage) => ({ seq, text, clientId })));
        }
        expect(kept.map(({ seq }) => seq)).toEqual(numbers);
        for (const side of both) {
          expect(kept.map(({ text }) => text).filter((text) => text.startsWith(side.name))).toEqual(
            side.sent,
          );
          await side.expectList(kept);
        }
      }
      expect((await call(nodes[0].node(), '/sandbox/reconcile')).data).toMatchObject({ ok: true });
    });
  },
);

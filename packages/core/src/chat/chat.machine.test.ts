import { type Arbitrary, array, assert, asyncProperty, constantFrom, oneof } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeKeo, createFakeKeo } from '../testing/create-fake-keo.ts';
import {
  DROPS_FRAMES,
  FAILS_EVERY_OTHER,
  LOSES_ACKNOWLEDGEMENTS,
  LOSES_ANSWERS,
  type Misbehaviour,
  OFFLINE,
  REPEATS_FRAMES,
  SWAPS_FRAMES,
  onceSignedIn,
  only,
} from '../testing/misbehaviours.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { chatDomain } from './chat.domain.ts';
import { toQuote } from './to-quote.ts';
import { selectOpenRoom, selectRooms } from './chat.selectors.ts';

const clock = createVirtualClock(Date.UTC(2026, 10, 20, 9));
const fakes: FakeKeo[] = [];
/** Settles promises and advances the clock. */
const pass = (ms = 0) => clock.advance(ms);

async function begin(options: Parameters<typeof createFakeKeo>[0] = {}) {
  const fake = createFakeKeo({ signedInAs: 'minhanh', logs: [], clock, ...options });
  fakes.push(fake);
  await pass(2000);
  const roomId = fake.server.chat.open('minhanh', 'giabao', {
    title: 'Thiết kế bộ nhận diện',
    says: [
      { by: 'author', text: 'Chào em', ago: 60 },
      { by: 'worker', text: 'Em chào chị', ago: 59 },
    ],
  });
  const chat = fake.keo.getActor(chatDomain);
  if (!chat) throw new Error('nobody is signed in');
  await pass(5000);
  return { fake, chat, roomId, ...looking(fake, roomId) };
}

const looking = (fake: FakeKeo, roomId: string) => {
  const open = () => selectOpenRoom(fake.keo.getActor(chatDomain)?.getSnapshot());
  return {
    open,
    texts: () => open().messages.map(({ text }) => text),
    outbox: () => open().outbox.map(({ text, state }) => [text, state]),
    stored: () => fake.server.chat.messages(roomId).map(({ text }) => text),
  };
};

let made = 0;
const item = (roomId: string, text: string) => ({
  roomId,
  clientId: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  text,
  at: new Date(clock.now()).toISOString(),
});

afterEach(async () => {
  for (const { keo } of fakes.splice(0)) keo.stop();
  await pass();
});

const opened = async (options?: Parameters<typeof createFakeKeo>[0]) => {
  const world = await begin(options);
  world.chat.send({ type: 'chat.open', roomId: world.roomId });
  await pass(50);
  return world;
};

describe('rooms', () => {
  it('are listed with what is unread, and read anew after each that gets a message', async () => {
    const { fake, chat, roomId } = await begin();
    const rooms = () => selectRooms(chat.getSnapshot());
    expect(rooms()).toMatchObject({ rooms: [{ id: roomId, unread: 0 }], unreadRooms: 0 });
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    await pass(1000);
    expect(rooms()).toMatchObject({
      rooms: [{ id: roomId, unread: 1, lastMessage: { text: 'Chị ơi' } }],
      unreadRooms: 1,
    });
  });

  it('are retried after they could not be loaded', async () => {
    const { fake, chat, roomId } = await begin({ misbehaviours: [onceSignedIn(OFFLINE)] });
    expect(selectRooms(chat.getSnapshot()).error?.kind).toBe('offline');
    fake.network.misbehave();
    await pass(20_000);
    expect(selectRooms(chat.getSnapshot())).toMatchObject({ error: null, rooms: [{ id: roomId }] });
  });
});

describe('the open room', () => {
  it('shows its messages, hears the next, and no more once it is closed', async () => {
    const { fake, chat, roomId, texts, open } = await opened();
    expect(texts()).toEqual(['Chào em', 'Em chào chị']);
    expect(open().room).toMatchObject({ id: roomId, myRole: 'author', other: { username: 'giabao' } });
    fake.server.chat.say('giabao', roomId, 'Chị gửi em ảnh nhé');
    await pass(10);
    expect(texts().at(-1)).toBe('Chị gửi em ảnh nhé');
    chat.send({ type: 'chat.close' });
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    await pass(10);
    expect(open()).toMatchObject({ id: null, messages: [] });
  });

  it('that is not there says so', async () => {
    const { chat, open } = await begin();
    chat.send({ type: 'chat.open', roomId: 'rm_none' });
    await pass(50);
    expect(open().error).toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('finds a lost message within half a minute', async () => {
    const { fake, roomId, texts, stored } = await opened();
    fake.network.misbehave(DROPS_FRAMES);
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    await pass(29_000);
    expect(texts()).toHaveLength(2);
    await pass(2000);
    expect(texts()).toEqual(stored());
  });

  it('brings what came before on request', async () => {
    const { fake, chat } = await begin();
    const says = Array.from({ length: 120 }, (_, n) => ({ by: 'worker' as const, text: `Tin ${n + 1}` }));
    const long = fake.server.chat.open('minhanh', 'giabao', { title: 'Dài', says });
    chat.send({ type: 'chat.open', roomId: long });
    await pass(50);
    const { open } = looking(fake, long);
    expect([open().messages.length, open().hasOlder]).toEqual([50, true]);
    for (let n = 0; n < 2; n += 1) {
      chat.send({ type: 'chat.older' });
      await pass(50);
    }
    expect(open().messages.map(({ seq }) => seq)).toEqual(says.map((_, n) => n + 1));
    expect(open().hasOlder).toBe(false);
  });

  it('says how far the other has read, and reports once how far its reader has', async () => {
    const { fake, chat, roomId, open } = await opened();
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    await pass(1000);
    expect(selectRooms(chat.getSnapshot()).unreadRooms).toBe(1);
    for (let n = 0; n < 5; n += 1) chat.send({ type: 'chat.seen', roomId, upToSeq: 3 });
    await pass(499);
    expect(fake.server.calls('/chat/mark-read')).toBe(0);
    await pass(1);
    expect(fake.server.calls('/chat/mark-read')).toBe(1);
    expect(selectRooms(chat.getSnapshot()).unreadRooms).toBe(0);
    expect(open().room?.myReadSeq).toBe(3);
    chat.send({ type: 'chat.send', item: item(roomId, 'Chị đây') });
    await pass(10);
    expect(open().room?.otherReadSeq).toBe(2);
    fake.server.chat.read('giabao', roomId, 4);
    await pass(10);
    expect(open().room?.otherReadSeq).toBe(4);
  });

  it('repeats a read report that was lost', async () => {
    const { fake, chat, roomId } = await opened();
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    fake.network.misbehave(onceSignedIn(OFFLINE));
    chat.send({ type: 'chat.seen', roomId, upToSeq: 3 });
    await pass(1000);
    fake.network.misbehave();
    chat.send({ type: 'chat.seen', roomId, upToSeq: 3 });
    await pass(1000);
    expect(fake.server.calls('/chat/mark-read')).toBe(1);
  });
});

describe('a message that was changed', () => {
  it('is shown as it is now, where it stands and where it is quoted', async () => {
    const { fake, chat, roomId, open } = await opened();
    const said = fake.server.chat.say('giabao', roomId, 'Em gửi mẫu');
    await pass(10);
    const quoted = open().messages.find(({ id }) => id === said.id);
    if (!quoted) throw new Error('it is not there');
    chat.send({ type: 'chat.send', item: { ...item(roomId, 'Chị xem nhé'), replyTo: toQuote(quoted) } });
    await pass(10);
    fake.server.chat.edit('giabao', { roomId, messageId: said.id }, 'Em gửi mẫu mới');
    await pass(10);
    expect(open().messages.slice(2)).toMatchObject([
      { text: 'Em gửi mẫu mới', change: 1, seq: 3 },
      { text: 'Chị xem nhé', replyTo: { seq: 3, text: 'Em gửi mẫu mới', isDeleted: false } },
    ]);
    fake.server.chat.remove('giabao', { roomId, messageId: said.id });
    await pass(10);
    expect(open().messages.slice(2)).toMatchObject([
      { text: '', deletedAt: expect.any(String) },
      { replyTo: { text: '', isDeleted: true } },
    ]);
  });

  it('while disconnected is fetched once the connection is back', async () => {
    const { fake, roomId, texts, open } = await opened();
    const said = fake.server.chat.say('giabao', roomId, 'Em gửi mẫu');
    await pass(10);
    fake.network.misbehave(DROPS_FRAMES);
    fake.server.chat.edit('giabao', { roomId, messageId: said.id }, 'Em gửi mẫu mới');
    await pass(1000);
    expect(texts().at(-1)).toBe('Em gửi mẫu');
    fake.network.misbehave();
    fake.network.dropSockets();
    await pass(10_000);
    expect(texts().at(-1)).toBe('Em gửi mẫu mới');
    expect(open().messages).toHaveLength(3);
  });
});

const numbers = (open: () => ReturnType<typeof selectOpenRoom>) => {
  const all = open().messages.map(({ seq }) => seq);
  return [all[0], all.at(-1), all.length];
};

describe('an earlier message', () => {
  const says = Array.from({ length: 400 }, (_, n) => ({ by: 'worker' as const, text: `Tin ${n + 1}` }));
  const far = async () => {
    const { fake, chat } = await begin();
    const roomId = fake.server.chat.open('minhanh', 'giabao', { title: 'Dài', says });
    chat.send({ type: 'chat.open', roomId });
    await pass(50);
    chat.send({ type: 'chat.goTo', seq: 100 });
    await pass(50);
    return { fake, chat, roomId, ...looking(fake, roomId) };
  };

  it('is jumped to without loading all that came after it', async () => {
    const { fake, open, roomId } = await far();
    expect(numbers(open)).toEqual([76, 125, 50]);
    expect([open().hasOlder, open().hasNewer]).toEqual([true, true]);
    const requests = fake.server.calls('/chat/messages-list');
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    await pass(1000);
    expect(fake.server.calls('/chat/messages-list') - requests).toBeLessThan(3);
    await pass(90_000);
    expect(numbers(open)).toEqual([76, 125, 50]);
  });

  it('is left by loading newer pages, after which new messages arrive again', async () => {
    const { fake, chat, open, roomId, texts, stored } = await far();
    for (let n = 0; n < 6; n += 1) {
      chat.send({ type: 'chat.newer' });
      await pass(50);
    }
    expect([numbers(open), open().hasNewer]).toEqual([[76, 400, 325], false]);
    fake.server.chat.say('giabao', roomId, 'Chị ơi');
    await pass(50);
    expect(texts()).toEqual(stored().slice(75));
  });

  it('is left for the newest at once, and the own message has its place', async () => {
    const { chat, open, roomId, outbox, texts } = await far();
    chat.send({ type: 'chat.send', item: item(roomId, 'Em xem lại') });
    chat.send({ type: 'chat.latest' });
    await pass(50);
    expect(texts().at(-1)).toBe('Em xem lại');
    expect([numbers(open), outbox()]).toEqual([[352, 401, 50], []]);
  });
});

describe('that somebody is writing', () => {
  it('is told once in three seconds and forgotten after five, or once they have written', async () => {
    const { fake, chat, roomId, open } = await opened();
    fake.server.chat.typing('giabao', roomId);
    await pass(10);
    expect(open().isTyping).toBe(true);
    await pass(4000);
    fake.server.chat.typing('giabao', roomId);
    await pass(4000);
    expect(open().isTyping).toBe(true);
    await pass(1010);
    expect(open().isTyping).toBe(false);
    fake.server.chat.typing('giabao', roomId);
    fake.server.chat.say('giabao', roomId, 'Đây ạ');
    await pass(10);
    expect(open().isTyping).toBe(false);
    // The user's own typing, in another tab, is ignored.
    fake.server.chat.typing('minhanh', roomId);
    for (let n = 0; n < 20; n += 1) {
      chat.send({ type: 'chat.typing', roomId });
      await pass(500);
    }
    expect(open().isTyping).toBe(false);
    expect(fake.server.calls('typing')).toBe(4);
  });
});

const noSocket: Misbehaviour = { name: 'NO_SOCKET', connect: (listener) => listener.failed('x') };

describe('what somebody says', () => {
  it('is on its way at once, and stored in its place', async () => {
    const { chat, roomId, texts, outbox, stored } = await opened({ latency: 200 });
    await pass(2000);
    chat.send({ type: 'chat.send', item: item(roomId, 'Một') });
    chat.send({ type: 'chat.send', item: item(roomId, 'Hai') });
    expect(outbox()).toEqual([
      ['Một', 'sending'],
      ['Hai', 'sending'],
    ]);
    await pass(2000);
    expect(outbox()).toEqual([]);
    expect(texts()).toEqual(['Chào em', 'Em chào chị', 'Một', 'Hai']);
    expect(stored()).toEqual(texts());
  });

  it('is one message where every answer over the socket is lost', async () => {
    const { fake, chat, roomId, stored, outbox } = await opened();
    fake.network.misbehave(LOSES_ACKNOWLEDGEMENTS, DROPS_FRAMES);
    chat.send({ type: 'chat.send', item: item(roomId, 'Một') });
    await pass(20_000);
    expect(stored()).toEqual(['Chào em', 'Em chào chị', 'Một']);
    expect(outbox()).toEqual([]);
    // Three tries over the socket, then over HTTP.
    expect(fake.server.calls('/chat/send-message')).toBe(1);
  });

  it('waits while there is no network, in its order, and leaves by itself when it is back', async () => {
    const { fake, chat, roomId, stored, outbox } = await opened();
    fake.network.misbehave(onceSignedIn(OFFLINE));
    fake.network.dropSockets();
    for (const text of ['Một', 'Hai', 'Ba']) chat.send({ type: 'chat.send', item: item(roomId, text) });
    await pass(1000);
    expect(outbox().map(([, state]) => state)).toEqual(['failed', 'failed', 'failed']);
    fake.network.misbehave();
    await pass(10_000);
    expect(stored().slice(2)).toEqual(['Một', 'Hai', 'Ba']);
    expect(outbox()).toEqual([]);
  });

  it('is retried once the server is back although the socket failed, the oldest first', async () => {
    const { fake, chat, roomId, stored, outbox } = await opened();
    fake.network.misbehave(noSocket, onceSignedIn(OFFLINE));
    fake.network.dropSockets();
    for (const text of ['Một', 'Hai']) chat.send({ type: 'chat.send', item: item(roomId, text) });
    await pass(120_000);
    fake.network.misbehave(noSocket);
    await pass(20_000);
    expect(stored().slice(2)).toEqual(['Một', 'Hai']);

    fake.network.misbehave(noSocket, onceSignedIn(OFFLINE));
    chat.send({ type: 'chat.send', item: item(roomId, 'Ba') });
    await pass(1000);
    expect(outbox()).toEqual([['Ba', 'failed']]);
    fake.network.misbehave(noSocket);
    chat.send({ type: 'chat.send', item: item(roomId, 'Bốn') });
    await pass(1000);
    expect(stored().slice(4)).toEqual(['Ba', 'Bốn']);
  });

  it('is kept on the device no longer once it is in the list, though the answer to it was lost', async () => {
    const storage = createMemoryStorage();
    const { fake, chat, roomId, texts } = await opened({ ports: { storage } });
    fake.network.misbehave(noSocket, only('/chat/send-message', LOSES_ANSWERS));
    fake.network.dropSockets();
    chat.send({ type: 'chat.send', item: item(roomId, 'Một') });
    await pass(1000);
    expect(storage.read('chatOutbox')).toContain('Một');
    fake.page.goOnline();
    await pass(5000);
    expect(texts()).toEqual(['Chào em', 'Em chào chị', 'Một']);
    expect(storage.read('chatOutbox')).toBeNull();
  });

  it('waits behind an earlier message that failed', async () => {
    const { fake, chat, roomId, stored } = await opened();
    fake.network.misbehave(noSocket, only('/chat/send-message', FAILS_EVERY_OTHER()));
    fake.network.dropSockets();
    for (const text of ['Một', 'Hai', 'Ba']) chat.send({ type: 'chat.send', item: item(roomId, text) });
    await pass(1000);
    expect(stored()).toHaveLength(2);
    for (let n = 0; n < 6; n += 1) {
      chat.send({ type: 'chat.resend' });
      await pass(1000);
    }
    expect(stored().slice(2)).toEqual(['Một', 'Hai', 'Ba']);
  });

  it('outlives the page', async () => {
    const { fake, chat, roomId, stored } = await opened();
    fake.network.misbehave(onceSignedIn(OFFLINE));
    fake.network.dropSockets();
    chat.send({ type: 'chat.send', item: item(roomId, 'Đừng mất nhé') });
    await pass(100);
    fake.keo.stop();
    await pass(100);
    fake.network.misbehave();
    const { keo } = fake.openTab();
    fakes.push({ ...fake, keo });
    await pass(1000);
    keo.getActor(chatDomain);
    await pass(1000);
    expect(stored().at(-1)).toBe('Đừng mất nhé');
    keo.stop();
    await pass();
    const again = fake.openTab();
    fakes.push({ ...fake, ...again });
    await pass(1000);
    again.keo.getActor(chatDomain);
    await pass(1000);
    expect(stored()).toHaveLength(3);
  });

  it('is not sent again by itself where it was refused, and can be thrown away', async () => {
    const { fake, chat } = await begin();
    const closed = fake.server.chat.open('giabao', 'minhanh', { title: 'Chờ', state: 'READONLY' });
    const said = item(closed, 'Anh ơi');
    chat.send({ type: 'chat.send', item: said });
    await pass(1000);
    expect(chat.getSnapshot().context.outbox).toMatchObject([
      { state: 'failed', error: { reason: 'NOT_ALLOWED' } },
    ]);
    fake.network.dropSockets();
    await pass(10_000);
    expect(chat.getSnapshot().context.outbox).toMatchObject([{ state: 'failed' }]);
    chat.send({ type: 'chat.discard', clientId: said.clientId });
    expect(chat.getSnapshot().context.outbox).toEqual([]);
  });

  it('of two who talk at once stands in one order for both', async () => {
    const { fake, chat, roomId, texts, stored } = await opened();
    for (let n = 0; n < 10; n += 1) {
      chat.send({ type: 'chat.send', item: item(roomId, `A${n}`) });
      fake.server.chat.say('giabao', roomId, `B${n}`);
    }
    await pass(1000);
    expect(texts()).toEqual(stored());
    expect(stored()).toHaveLength(22);
  });
});

describe('whatever the network does', () => {
  const worlds: Record<string, () => Misbehaviour[]> = {
    well: () => [],
    'frames are lost': () => [DROPS_FRAMES],
    'frames come twice': () => [REPEATS_FRAMES],
    'frames come in another order': () => [SWAPS_FRAMES()],
    'acknowledgements are lost': () => [LOSES_ACKNOWLEDGEMENTS],
    'answers are lost': () => [only('/chat/', LOSES_ANSWERS), LOSES_ACKNOWLEDGEMENTS],
    'there is none': () => [onceSignedIn(OFFLINE)],
  };
  type Deed =
    | { does: 'says' | 'hears' | 'edited' | 'removed' | 'drops' | 'waits' | 'older' | 'reopens' }
    | { weather: string };
  const deed: Arbitrary<Deed> = oneof(
    { weight: 6, arbitrary: constantFrom('says', 'hears', 'edited').map((does) => ({ does })) },
    {
      weight: 3,
      arbitrary: constantFrom('drops', 'waits', 'older', 'reopens', 'removed').map((does) => ({ does })),
    },
    { weight: 2, arbitrary: constantFrom(...Object.keys(worlds)).map((weather) => ({ weather })) },
  );

  const long = Array.from({ length: 60 }, (_, n) => ({ by: 'worker' as const, text: `Tin ${n + 1}` }));

  it('the list ends equal to the server’s, each message once and none lost', async () => {
    await assert(
      asyncProperty(array(deed, { maxLength: 25 }), async (deeds) => {
        const { fake, chat } = await begin();
        const roomId = fake.server.chat.open('minhanh', 'giabao', { title: 'Dài', says: long });
        const { open, stored, texts } = looking(fake, roomId);
        chat.send({ type: 'chat.open', roomId });
        await pass(50);
        const said: string[] = [];
        /** Messages of the other member that can still be changed. */
        const theirs = () =>
          fake.server.chat
            .messages(roomId)
            .filter(({ senderId, deletedAt }) => senderId === 'u04' && !deletedAt);
        let changed = 0;
        let heard = 0;
        for (const each of deeds) {
          if ('weather' in each) fake.network.misbehave(...(worlds[each.weather]?.() ?? []));
          else if (each.does === 'says') {
            said.push(`A${said.length}`);
            chat.send({ type: 'chat.send', item: item(roomId, said.at(-1) ?? '') });
          } else if (each.does === 'hears') fake.server.chat.say('giabao', roomId, `B${(heard += 1)}`);
          else if (each.does === 'edited' || each.does === 'removed') {
            const messageId = theirs().at((changed += 1) % 2 ? 0 : -1)?.id ?? '';
            if (each.does === 'removed') fake.server.chat.remove('giabao', { roomId, messageId });
            else fake.server.chat.edit('giabao', { roomId, messageId }, `E${changed}`);
          } else if (each.does === 'drops') fake.network.dropSockets();
          else if (each.does === 'older') chat.send({ type: 'chat.older' });
          else if (each.does === 'reopens') {
            chat.send({ type: 'chat.close' });
            chat.send({ type: 'chat.open', roomId });
          }
          await pass(each === deeds.at(-1) || ('does' in each && each.does === 'waits') ? 7000 : 40);
        }
        fake.network.misbehave();
        fake.network.dropSockets();
        await pass(120_000);
        while (open().hasOlder) {
          chat.send({ type: 'chat.older' });
          await pass(1000);
        }
        expect(texts()).toEqual(stored());
        expect(open().messages.map(({ change }) => change)).toEqual(
          fake.server.chat.messages(roomId).map(({ change }) => change),
        );
        expect(stored().filter((text) => text.startsWith('A'))).toEqual(said);
        expect(stored()).toHaveLength(long.length + said.length + heard);
        expect(open().outbox).toEqual([]);
        expect(open().error).toBeNull();
        fake.keo.stop();
        await pass();
      }),
      { numRuns: 150 },
    );
  });
});

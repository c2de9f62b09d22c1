import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type SocketRecording,
  getBell,
  listen,
  message,
  getMessages,
  openRoom,
  readUpTo,
  roomOfDeal,
  say,
} from '../../dev/testing/chat-scene.ts';
import { type Scene, draftDeal, meet, ok } from '../../dev/testing/market-scene.ts';
import { createApi } from '../../dev/testing/call-api.ts';
import { register } from '../../dev/testing/person.ts';
import { type Node, lacksRealParts, startTwoNodes } from '../../dev/testing/start-app.ts';

const codes = (ear: SocketRecording) => ear.notifications.map(({ action }) => action);
const events = (ear: SocketRecording, code: string) =>
  ear.notifications.find(({ action }) => action === code)?.metadata;

describe.skipIf(lacksRealParts)('a conversation on PostgreSQL, over two nodes with Redis', () => {
  let nodeA: Node;
  let nodeB: Node;
  let scene: Scene;
  let authorToken: string;
  let roomId: string;
  const connect = async () =>
    [await listen(nodeA, authorToken), await listen(nodeB, scene.workerToken)] as const;
  const join = async (ear: SocketRecording, afterSeq = 0) => ear.ask('join_room', { roomId, afterSeq });

  beforeAll(async () => {
    [nodeA, nodeB] = await startTwoNodes();
    scene = await meet(nodeA);
  });

  beforeEach(async () => {
    roomId = await roomOfDeal(scene, await draftDeal(scene));
    const login = await ok(scene.author.get('/user/info'));
    const password = `a long secret of ${login.username}`;
    const { accessToken } = await ok(
      createApi(nodeA).post('/user/login', { username: login.username, password }),
    );
    authorToken = accessToken;
  });

  it('delivers a message from one node to the open room on the other', async () => {
    const [author, worker] = await connect();
    expect(await join(worker)).toEqual({
      ok: true,
      lastSeq: 0,
      members: [
        { userId: expect.any(String), lastReadSeq: 0 },
        { userId: scene.workerId, lastReadSeq: 0 },
      ],
      missed: [],
      more: false,
    });
    const sent = message(roomId, 'Chào em');
    const answer = await author.ask('send_message', sent);
    expect(answer).toMatchObject({ ok: true, seq: 1, clientId: sent.clientId, text: 'Chào em' });
    const { ok: _, ...stored } = answer;
    await vi.waitFor(() => expect(worker.messages).toEqual([stored]));
    expect((await getMessages(scene.worker, roomId)).list).toEqual([stored]);
  });

  it('sends nothing to members who left the room, who get all of it on return', async () => {
    const [author, worker] = await connect();
    await join(worker);
    await join(author);
    expect(await worker.ask('leave_room', { roomId })).toEqual({ ok: true });
    await say(scene.author, roomId, 'Một');
    await say(scene.author, roomId, 'Hai');
    await vi.waitFor(() => expect(author.messages).toHaveLength(2));
    expect(worker.messages).toEqual([]);
    const { missed, lastSeq } = await join(worker, 1);
    expect([lastSeq, missed]).toMatchObject([2, [{ seq: 2, text: 'Hai' }]]);
  });

  it('notifies where the room is closed, and not where it is open', async () => {
    const [, worker] = await connect();
    await say(scene.author, roomId, 'Chào em');
    await vi.waitFor(() => expect(codes(worker)).toEqual(['NEW_MESSAGE', 'UNREAD_COUNT_UPDATE']));
    expect(events(worker, 'UNREAD_COUNT_UPDATE')).toMatchObject({ roomId, lastSeq: 1 });
    const { rooms, notifications, total } = events(worker, 'UNREAD_COUNT_UPDATE');
    expect(total).toBe(rooms + notifications);
    expect(rooms).toBeGreaterThan(0);
    const [row] = await getBell(scene.worker);
    await readUpTo(scene.worker, roomId, 1);
    const receipt = new Set(['MESSAGES_MARKED_READ', 'UNREAD_COUNT_UPDATE']);
    await vi.waitFor(() => expect(new Set(codes(worker).slice(2))).toEqual(receipt));

    worker.notifications.length = 0;
    await join(worker, 1);
    // Sent on another node than the one where the room is open.
    await say(scene.author, roomId, 'Em xem giúp');
    await vi.waitFor(() => expect(codes(worker)).toContain('UNREAD_COUNT_UPDATE'));
    expect(codes(worker)).not.toContain('NEW_MESSAGE');
    expect((await getBell(scene.worker))[0]).toMatchObject({ id: row.id, isRead: true });
  });

  it('sends read receipts to the reader’s devices and to the other', async () => {
    const [author, worker] = await connect();
    const another = await listen(nodeA, scene.workerToken);
    await say(scene.author, roomId, 'Chào em');
    const [row] = await getBell(scene.worker);
    for (const ear of [worker, another]) {
      await vi.waitFor(() => expect(codes(ear)).toEqual(['NEW_MESSAGE', 'UNREAD_COUNT_UPDATE']));
      ear.notifications.length = 0;
    }
    const { at } = await readUpTo(scene.worker, roomId, 1);
    for (const ear of [worker, another]) {
      await vi.waitFor(() =>
        expect(new Set(codes(ear))).toEqual(new Set(['MESSAGES_MARKED_READ', 'UNREAD_COUNT_UPDATE'])),
      );
      expect(events(ear, 'MESSAGES_MARKED_READ')).toEqual({ roomId, upToSeq: 1, at });
      expect(events(ear, 'UNREAD_COUNT_UPDATE')).toMatchObject({
        roomId,
        id: row.id,
        updatedAt: expect.any(String),
      });
    }
    await vi.waitFor(() => expect(codes(author)).toEqual(['PARTICIPANT_READ_MESSAGES']));
    const fact = { roomId, userId: scene.workerId, upToSeq: 1, at };
    expect(events(author, 'PARTICIPANT_READ_MESSAGES')).toEqual(fact);
    // Refused: nothing is stored, and a repeat gets the same answer.
    expect(
      (await ok(scene.worker.get('/jobdeallog/jobs-my-deal-logs-list?type=MESSAGES_MARKED_READ'))).total,
    ).toBe(0);
    await readUpTo(scene.worker, roomId, 1);
    await say(scene.author, roomId, 'Xong chưa em');
    await vi.waitFor(() => expect(codes(worker)).toContain('NEW_MESSAGE'));
    expect(codes(author)).toEqual(['PARTICIPANT_READ_MESSAGES']);
  });

  it('is NOT_FOUND for everybody else', async () => {
    const { accessToken } = await register(nodeA);
    const stranger = await listen(nodeB, accessToken);
    const [author] = await connect();
    for (const id of [roomId, 'rm_none']) {
      expect(await stranger.ask('join_room', { roomId: id, afterSeq: 0 })).toEqual({
        ok: false,
        reason: 'NOT_FOUND',
      });
      expect(await stranger.ask('send_message', message(id, 'Chào'))).toEqual({
        ok: false,
        reason: 'NOT_FOUND',
      });
    }
    await join(author);
    await say(scene.worker, roomId, 'Chỉ cho anh');
    await vi.waitFor(() => expect(author.messages).toHaveLength(1));
    expect(stranger.messages).toEqual([]);
    expect(stranger.notifications).toEqual([]);
  });

  it.each([
    null,
    7,
    'x',
    [],
    {},
    { roomId: 7 },
    { roomId: 'r', afterSeq: -1 },
    { roomId: 'r', afterSeq: '1' },
  ])('answers a join of %j as wrong', async (payload) => {
    const [author] = await connect();
    expect(await author.socket.timeout(5000).emitWithAck('join_room', payload)).toEqual({
      ok: false,
      reason: 'INVALID',
    });
    // The connection survives, and an emit without acknowledgement is handled too.
    author.socket.emit('join_room', { roomId, afterSeq: 0 });
    // A message sent before it had joined is in the answer of the join.
    await vi.waitFor(async () => {
      await say(scene.worker, roomId, 'Chào anh');
      expect(author.messages).not.toEqual([]);
    });
    author.socket.emit('send_message', message(roomId, 'Chào em'));
    await vi.waitFor(() =>
      expect(author.messages).toContainEqual(expect.objectContaining({ text: 'Chào em' })),
    );
  });

  it('stores one message when a lost answer is retried, by socket or HTTP', async () => {
    const [author] = await connect();
    const sent = message(roomId, 'Chào em');
    author.socket.emit('send_message', sent);
    author.socket.emit('send_message', sent);
    const answers = await Promise.all([
      author.ask('send_message', sent),
      ok(scene.author.post('/chat/send-message', sent)),
      ok(createApi(nodeB, authorToken).post('/chat/send-message', sent)),
    ]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await getMessages(scene.worker, roomId)).list).toHaveLength(1);
  });

  it('sends the typing indicator to the other member only', async () => {
    const [author, worker] = await connect();
    const another = await listen(nodeA, authorToken);
    const { accessToken } = await register(nodeA);
    const stranger = await listen(nodeB, accessToken);
    await join(author);
    await join(worker);
    expect(await author.ask('typing', { roomId })).toEqual({ ok: true });
    const { id: userId } = await ok(scene.author.get('/user/info'));
    await vi.waitFor(() => expect(worker.typing).toEqual([{ roomId, userId }]));
    for (const outside of [stranger, another])
      expect(await outside.ask('typing', { roomId })).toEqual({ ok: false, reason: 'NOT_FOUND' });
    await worker.ask('typing', { roomId });
    await vi.waitFor(() => expect(author.typing).toEqual([{ roomId, userId: scene.workerId }]));
    expect([stranger.typing, another.typing]).toEqual([[], []]);
    expect(worker.typing).toHaveLength(1);
  });

  it('sends an edit to every node, and to members who reconnect', async () => {
    const [author, worker] = await connect();
    await join(worker);
    const said = await say(scene.author, roomId, 'Giá năm triệu');
    await vi.waitFor(() => expect(worker.messages).toHaveLength(1));
    await worker.ask('leave_room', { roomId });
    const which = { roomId, messageId: said.id };
    const edited = await ok(scene.author.post('/chat/edit-message', { ...which, text: 'Giá sáu triệu' }));
    await join(author);
    await join(worker);
    expect((await getMessages(scene.worker, roomId, '&afterSeq=1&afterChange=0')).changed).toEqual([edited]);
    const gone = await ok(scene.author.post('/chat/delete-message', which));
    for (const ear of [author, worker]) await vi.waitFor(() => expect(ear.messages).toContainEqual(gone));
  });

  it('numbers concurrent changes without gaps', async () => {
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, n) => say(n % 2 ? scene.author : scene.worker, roomId, `Tin ${n}`)),
    );
    await Promise.all(
      said.map(({ id: messageId, text, senderId }, n) =>
        ok(
          createApi(
            n % 3 ? nodeA : nodeB,
            senderId === scene.workerId ? scene.workerToken : authorToken,
          ).post('/chat/edit-message', { roomId, messageId, text: `${text}!` }),
        ),
      ),
    );
    const { changed, room } = await getMessages(scene.worker, roomId, '&afterSeq=20&afterChange=0');
    expect(changed.map(({ change }: { change: number }) => change)).toEqual(said.map((_, n) => n + 1));
    expect(room.lastChange).toBe(20);
  });

  it('numbers two hundred concurrent messages without gaps, so that clients can order them', async () => {
    const [author, worker] = await connect();
    await join(worker);
    const each = 100;
    const write = async (ear: SocketRecording, name: string) => {
      // In batches of the socket's own limit.
      for (let n = 0; n < each; n += 10)
        await Promise.all(
          Array.from({ length: 10 }, (_, k) =>
            ok(
              createApi(k % 2 ? nodeA : nodeB, name === 'a' ? authorToken : scene.workerToken).post(
                '/chat/send-message',
                message(roomId, `${name}${n + k}`),
              ),
            ),
          ),
        );
      return ear;
    };
    await Promise.all([write(author, 'a'), write(worker, 'w')]);
    const seqs: number[] = [];
    for (;;) {
      const { list, more } = await getMessages(
        scene.worker,
        roomId,
        `&afterSeq=${seqs.at(-1) ?? 0}&limit=100`,
      );
      seqs.push(...list.map(({ seq }: { seq: number }) => seq));
      if (!more) break;
    }
    const all = Array.from({ length: 2 * each }, (_, n) => n + 1);
    expect(seqs).toEqual(all);
    await vi.waitFor(() => expect(worker.messages).toHaveLength(2 * each));
    expect(worker.messages.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(all);
  });

  it('is created once by concurrent requests', async () => {
    const deal = await draftDeal(scene);
    const apis = [nodeA, nodeB].flatMap((node) => [
      createApi(node, authorToken),
      createApi(node, scene.workerToken),
    ]);
    const opening = apis.flatMap((api) =>
      Array.from({ length: 6 }, () => openRoom(api, { dealId: deal.id })),
    );
    expect(new Set((await Promise.all(opening)).map(({ id }) => id)).size).toBe(1);
  });
});

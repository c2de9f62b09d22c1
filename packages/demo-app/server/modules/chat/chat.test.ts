import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Scene,
  applied,
  draftDeal,
  funded,
  inProgress,
  meet,
  newId,
  ok,
} from '../../dev/testing/market-scene.ts';
import {
  getBell,
  message,
  getMessages,
  openRoom,
  readUpTo,
  roomOfDeal,
  say,
} from '../../dev/testing/chat-scene.ts';
import { call, signIn } from '../../dev/testing/person.ts';
import { samplePicture } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { chatOriginals } from './chat.table.ts';

const app = await startApp();
let scene: Scene;
beforeAll(async () => {
  scene = await meet(app);
});

const sending = (api: Scene['author'], roomId: string, text: string) =>
  api.post('/chat/send-message', message(roomId, text));
const which = ({ id, roomId }: { id: string; roomId: string }) => ({ roomId, messageId: id });
const edit = (api: Scene['author'], said: { id: string; roomId: string }, text: string) =>
  ok(api.post('/chat/edit-message', { ...which(said), text }));
const pass = (minutes: number) => call(app, '/sandbox/advance-clock', { body: { minutes } });

async function accepted() {
  const application = await applied(scene);
  const { deal } = await ok(
    scene.author.post('/job-application/accept-application', { applicationId: application.id }),
  );
  return { application, deal };
}

describe('a room', () => {
  it('is the same for an application and its deal', async () => {
    const { deal, application } = await accepted();
    const ofDeal = await openRoom(scene.author, { dealId: deal.id });
    const ofApplication = await openRoom(scene.worker, { applicationId: application.id });
    expect(ofApplication.id).toBe(ofDeal.id);
    expect(ofDeal).toMatchObject({
      myRole: 'author',
      other: { id: scene.workerId },
      dealId: deal.id,
      job: { id: deal.jobId, title: deal.job.title },
      state: 'OPEN',
      contacts: 'HIDDEN',
      lastSeq: 0,
      lastMessage: null,
      unread: 0,
    });
    expect((await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }))).roomId).toBe(
      ofDeal.id,
    );
  });

  it('is NOT_FOUND for everybody else', async () => {
    const deal = await draftDeal(scene);
    const roomId = await roomOfDeal(scene, deal);
    const { stranger } = scene;
    const missing = await stranger.post('/chat/open-room', { dealId: 'dl_none' });
    expect(missing).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    const alike = async (path: string, body?: (id: string) => object) => {
      const ask = (id: string) =>
        body ? stranger.post(path, body(id)) : stranger.get(path.replace('ROOM', id));
      const [foreign, none] = [await ask(roomId), await ask('rm_none')];
      expect({ status: foreign.status, data: foreign.data, msg: foreign.msg }).toEqual({
        status: none.status,
        data: none.data,
        msg: none.msg,
      });
      expect(foreign.status).toBe(404);
    };
    expect((await stranger.post('/chat/open-room', { dealId: deal.id })).status).toBe(404);
    await alike('/chat/messages-list?roomId=ROOM');
    await alike('/chat/send-message', (id) => message(id, 'Chào'));
    await alike('/chat/mark-read', (id) => ({ roomId: id, upToSeq: 1 }));
    expect((await ok(stranger.get('/chat/rooms-list'))).list).not.toContainEqual(
      expect.objectContaining({ id: roomId }),
    );
  });

  it('is read-only for an applicant until the author has written', async () => {
    const application = await applied(scene);
    const room = await openRoom(scene.worker, { applicationId: application.id });
    expect(room.state).toBe('READONLY');
    expect(await sending(scene.worker, room.id, 'Chào anh')).toMatchObject({
      status: 422,
      data: { reason: 'NOT_ALLOWED' },
      msg: 'Người đăng tin cần nhắn trước, hoặc nhận bạn vào việc, thì bạn mới nhắn được ở đây.',
    });
    expect((await getMessages(scene.author, room.id)).room.state).toBe('OPEN');
    await say(scene.author, room.id, 'Chào em, em có kinh nghiệm chưa?');
    expect((await getMessages(scene.worker, room.id)).room.state).toBe('OPEN');
    expect(await say(scene.worker, room.id, 'Dạ em làm 3 năm rồi')).toMatchObject({ seq: 2 });
  });

  it('is writable for both once the worker is hired', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    expect(await say(scene.worker, roomId, 'Em bắt đầu được ngay')).toMatchObject({ seq: 1 });
  });

  it('is read-only from thirty days after the work', async () => {
    const own = await meet(app);
    const application = await applied(own);
    const { id: roomId } = await openRoom(own.author, { applicationId: application.id });
    await say(own.author, roomId, 'Cảm ơn em đã quan tâm');
    await ok(own.author.post('/job-application/reject-application', { applicationId: application.id }));
    await pass(30 * 24 * 60 - 1);
    await say(own.worker, roomId, 'Dạ không sao ạ');
    await pass(1);
    expect(await sending(own.author, roomId, 'Em ơi')).toMatchObject({ data: { reason: 'EXPIRED' } });
    const { room, list } = await getMessages(own.worker, roomId);
    expect(room.state).toBe('ARCHIVED');
    expect(list).toHaveLength(2);
    scene = await meet(app);
  });
});

describe('a message', () => {
  it('is stored once, however often it is sent', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const sent = message(roomId, 'Chào em');
    const first = await ok(scene.author.post('/chat/send-message', sent));
    expect(await ok(scene.author.post('/chat/send-message', sent))).toEqual(first);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ok(scene.author.post('/chat/send-message', sent))),
    );
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect((await getMessages(scene.worker, roomId)).list).toEqual([first]);
    expect((await getMessages(scene.worker, roomId)).room.lastSeq).toBe(1);
  });

  it('has a clientId that is refused in another room', async () => {
    const [one, other] = [await draftDeal(scene), await draftDeal(scene)];
    const clientId = newId();
    await ok(scene.author.post('/chat/send-message', message(await roomOfDeal(scene, one), 'Một', clientId)));
    const again = message(await roomOfDeal(scene, other), 'Hai', clientId);
    expect((await scene.author.post('/chat/send-message', again)).data.reason).toBe('REQUEST_REUSED');
    // A `clientId` is unique for each sender, not for each room.
    const theirs = message(await roomOfDeal(scene, one), 'Ba', clientId);
    expect(await ok(scene.worker.post('/chat/send-message', theirs))).toMatchObject({ seq: 2 });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['x'.repeat(4001), 'too long'],
  ])('is not a text that is $1', async (text) => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    expect(await sending(scene.author, roomId, text)).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { text: expect.any(String) } },
    });
  });

  it('is read page by page in both directions', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    for (let n = 1; n <= 7; n += 1) await say(scene.author, roomId, `Tin ${n}`);
    const seqs = async (query: string) => {
      const { list, more } = await getMessages(scene.worker, roomId, query);
      return [list.map(({ seq }: { seq: number }) => seq), more];
    };
    expect(await seqs('&limit=3')).toEqual([[5, 6, 7], true]);
    expect(await seqs('&limit=3&beforeSeq=5')).toEqual([[2, 3, 4], true]);
    expect(await seqs('&limit=3&beforeSeq=2')).toEqual([[1], false]);
    expect(await seqs('&limit=3&afterSeq=2')).toEqual([[3, 4, 5], true]);
    expect(await seqs('&limit=3&afterSeq=5')).toEqual([[6, 7], false]);
    expect(await seqs('&limit=3&afterSeq=7')).toEqual([[], false]);
  });

  it('has its contacts masked before money is held, and says so', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const sent = await say(scene.worker, roomId, 'Gọi em 0912 345 678, mail bao@keo.example');
    expect(sent).toMatchObject({ text: 'Gọi em •••••, mail •••••', isMasked: true });
    expect((await getMessages(scene.author, roomId)).list).toEqual([sent]);
    expect((await getBell(scene.author))[0].metadata.params.text).toBe('Gọi em •••••, mail •••••');
  });

  it('is not masked once money is held', async () => {
    const roomId = await roomOfDeal(scene, await funded(scene));
    const text = 'Gọi em 0912 345 678';
    expect(await say(scene.worker, roomId, text)).toMatchObject({ text, isMasked: false });
    expect((await getMessages(scene.worker, roomId)).room.contacts).toBe('SHOWN');
  });

  it('that matches a scam rule is marked', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const sent = await say(scene.author, roomId, 'Em đặt cọc trước 200k nhé');
    expect(sent.isSuspicious).toBe(true);
    expect((await say(scene.author, roomId, 'Em gửi báo giá nhé')).isSuspicious).toBe(false);
  });

  it('is never markup', async () => {
    const roomId = await roomOfDeal(scene, await inProgress(scene));
    const text = '<img src=x onerror=alert(1)> & "quotes"';
    expect((await say(scene.author, roomId, text)).text).toBe(text);
  });
});

describe('what is unread', () => {
  it('is one notification for each room, with the newest text', async () => {
    const own = await meet(app);
    const [one, other] = [
      await roomOfDeal(own, await draftDeal(own)),
      await roomOfDeal(own, await draftDeal(own)),
    ];
    await say(own.author, one, 'Chào em');
    await say(own.author, one, 'Em xem giúp chị');
    await say(own.author, other, 'Việc này nữa');
    const bell = await getBell(own.worker);
    expect(bell.map(({ metadata }) => [metadata.roomId, metadata.params.text])).toEqual([
      [other, 'Việc này nữa'],
      [one, 'Em xem giúp chị'],
    ]);
    expect(await getBell(own.author)).toEqual([]);
    const { list, unreadRooms } = await ok(own.worker.get('/chat/rooms-list'));
    expect(list.map(({ id, unread }: { id: string; unread: number }) => [id, unread])).toEqual([
      [other, 1],
      [one, 2],
    ]);
    expect(unreadRooms).toBe(2);
    expect((await ok(own.author.get('/chat/rooms-list'))).unreadRooms).toBe(0);
  });

  it('is marked read up to a message, never back and never beyond the last', async () => {
    const own = await meet(app);
    const roomId = await roomOfDeal(own, await draftDeal(own));
    for (const text of ['Một', 'Hai', 'Ba']) await say(own.author, roomId, text);
    expect(await readUpTo(own.worker, roomId, 2)).toMatchObject({ upToSeq: 2, unread: 1, unreadRooms: 1 });
    expect((await getBell(own.worker))[0].isRead).toBe(false);
    expect(await readUpTo(own.worker, roomId, 1)).toMatchObject({ upToSeq: 2, unread: 1 });
    expect(await readUpTo(own.worker, roomId, 99)).toMatchObject({ upToSeq: 3, unread: 0, unreadRooms: 0 });
    expect((await getBell(own.worker))[0].isRead).toBe(true);
    expect((await getMessages(own.author, roomId)).room).toMatchObject({ otherReadSeq: 3, myReadSeq: 0 });
  });
});

it('shows something: an emoji does, a filler does not', async () => {
  const roomId = await roomOfDeal(scene, await draftDeal(scene));
  expect((await say(scene.author, roomId, '👍')).text).toBe('👍');
  for (const blank of ['\u3164', '\u2800', '\u00AD', '\u200B\u200D'])
    expect(await sending(scene.author, roomId, blank)).toMatchObject({ status: 422 });
  const said = await say(scene.author, roomId, 'Vâng');
  await expect(edit(scene.author, said, '\u3164')).rejects.toThrow(/^422/);
});

it('is limited to thirty messages a minute, repeats not counted', async () => {
  const limited = await startApp({ rateLimits: true });
  const own = await meet(limited);
  const roomId = await roomOfDeal(own, await draftDeal(own));
  const sent = message(roomId, 'Tin 1');
  const first = await ok(own.worker.post('/chat/send-message', sent));
  for (let n = 2; n <= 30; n += 1) await say(own.worker, roomId, `Tin ${n}`);
  expect(await sending(own.worker, roomId, 'Tin 31')).toMatchObject({ status: 429, code: 429 });
  expect(await ok(own.worker.post('/chat/send-message', sent))).toEqual(first);
});

describe('a message that answers another', () => {
  it('quotes the current text, shortened', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const request = await say(scene.author, roomId, 'Em cần gì thêm không?');
    const answer = { ...message(roomId, 'Dạ cần bảng màu ạ'), replyTo: request.id };
    const said = await ok(scene.worker.post('/chat/send-message', answer));
    const { id, seq, senderId, text } = request;
    expect(said.replyTo).toEqual({ id, seq, senderId, text, isDeleted: false, change: 0 });
    await edit(scene.author, request, 'Em cần thêm gì không?');
    const { list } = await getMessages(scene.worker, roomId);
    expect(list[1].replyTo).toMatchObject({ text: 'Em cần thêm gì không?', change: 1 });
    await ok(scene.author.post('/chat/delete-message', which(request)));
    const quote = (await getMessages(scene.worker, roomId)).list[1].replyTo;
    expect(quote).toMatchObject({ text: '', isDeleted: true });
  });

  it.each(['😂', '👨‍👩‍👧', '👍🏽'])('never quotes a part of %j', async (cluster) => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const request = await say(scene.author, roomId, `a${cluster.repeat(71)}`);
    const answer = { ...message(roomId, 'Vâng'), replyTo: request.id };
    const { text } = (await ok(scene.worker.post('/chat/send-message', answer))).replyTo;
    expect(text.replaceAll(cluster, '')).toBe('a…');
  });

  it('cannot quote another room', async () => {
    const [one, other] = [await draftDeal(scene), await draftDeal(scene)];
    const said = await say(scene.author, await roomOfDeal(scene, one), 'Một');
    const answer = { ...message(await roomOfDeal(scene, other), 'Hai'), replyTo: said.id };
    expect((await scene.author.post('/chat/send-message', answer)).data.reason).toBe('NOT_FOUND');
  });
});

const photo = async (api: Scene['author'], name: string) => {
  const { username } = await ok(api.get('/user/info'));
  const { accessToken } = await signIn(app, username, `a long secret of ${username}`);
  return ok(sendFile(app, accessToken, { name, bytes: await samplePicture('jpeg') }));
};

const sent = (roomId: string, fileIds: string[], text = '') => ({ ...message(roomId, text), fileIds });

describe('files of a message', () => {
  it('are for the two members only, until it is deleted', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const files = [await photo(scene.worker, 'logo a.jpg'), await photo(scene.worker, 'logo b.jpg')];
    const ids = files.map(({ id }) => id);
    expect((await scene.author.get(`/upload/file-url/${ids[0]}`)).status).toBe(404);
    const said = await ok(scene.worker.post('/chat/send-message', sent(roomId, ids)));
    expect(said.files.map(({ name, mime }: { name: string; mime: string }) => [name, mime])).toEqual([
      ['logo a.jpg', 'image/jpeg'],
      ['logo b.jpg', 'image/jpeg'],
    ]);
    expect((await getMessages(scene.author, roomId)).list).toEqual([said]);
    expect((await getBell(scene.author))[0].metadata.params.text).toBe('logo a.jpg, logo b.jpg');
    const readers = async () =>
      Promise.all(
        [scene.author, scene.worker, scene.stranger].map(
          async (api) => (await api.get(`/upload/file-url/${ids[0]}`)).status,
        ),
      );
    expect(await readers()).toEqual([200, 200, 404]);
    // The message keeps the file now.
    expect((await scene.worker.post('/upload/remove-file', { fileId: ids[0] })).data.reason).toBe(
      'NOT_ALLOWED',
    );
    await ok(scene.worker.post('/chat/delete-message', which(said)));
    expect((await getMessages(scene.author, roomId)).list[0].files).toEqual([]);
    expect(await readers()).toEqual([404, 200, 404]);
  });

  it('are five at most, and the sender’s own', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const { id } = await photo(scene.author, 'a.jpg');
    const six = Array.from({ length: 6 }, () => id);
    expect((await scene.author.post('/chat/send-message', sent(roomId, six))).data.reason).toBe('INVALID');
    expect((await scene.worker.post('/chat/send-message', sent(roomId, [id]))).data.reason).toBe('NOT_FOUND');
    expect((await getMessages(scene.author, roomId)).list).toEqual([]);
    const said = await ok(scene.author.post('/chat/send-message', sent(roomId, [id, id])));
    expect(said.files).toHaveLength(1);
  });

  it('have no contact in their names before money is held, wherever they are read', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const { id } = await photo(scene.worker, 'zalo 0912345678.jpg');
    const said = await ok(scene.worker.post('/chat/send-message', sent(roomId, [id], 'Mẫu đây ạ')));
    expect(said).toMatchObject({ isMasked: true, text: 'Mẫu đây ạ', files: [{ name: 'zalo •••••.jpg' }] });
    expect((await ok(scene.author.get(`/upload/file-info/${id}`))).name).toBe('zalo •••••.jpg');
    const held = await roomOfDeal(scene, await funded(scene));
    const other = await photo(scene.worker, 'zalo 0912345678.jpg');
    const open = await ok(scene.worker.post('/chat/send-message', sent(held, [other.id])));
    expect(open).toMatchObject({ isMasked: false, files: [{ name: 'zalo 0912345678.jpg' }] });
  });

  it('may come without text', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const { id } = await photo(scene.worker, 'a.jpg');
    const withFile = await ok(scene.worker.post('/chat/send-message', sent(roomId, [id], 'Mẫu')));
    expect(await edit(scene.worker, withFile, '')).toMatchObject({ text: '', files: [{ id }] });
    const words = await say(scene.worker, roomId, 'Chào chị');
    const emptied = await scene.worker.post('/chat/edit-message', { ...which(words), text: ' ' });
    expect(emptied).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { text: expect.any(String) } },
    });
  });
});

describe('an own message', () => {
  it('can be edited for fifteen minutes, and the original is kept', async () => {
    const own = await meet(app);
    const roomId = await roomOfDeal(own, await draftDeal(own));
    const said = await say(own.author, roomId, 'Chào em, giá 5tr');
    await pass(14);
    const edited = await edit(own.author, said, 'Chào em, giá 6tr');
    expect(edited).toMatchObject({ id: said.id, seq: 1, text: 'Chào em, giá 6tr', change: 1 });
    expect(+new Date(edited.editedAt) - +new Date(said.createdAt)).toBeGreaterThanOrEqual(14 * 60_000);
    expect((await getMessages(own.worker, roomId)).list).toEqual([edited]);
    expect(await edit(own.author, said, 'Chào em, giá 6tr')).toEqual(edited);
    const kept = await app.platform.db.select().from(chatOriginals);
    expect(kept.filter(({ messageId }) => messageId === said.id)).toMatchObject([
      { change: 1, text: 'Chào em, giá 5tr' },
    ]);
    await pass(1);
    const late = await own.author.post('/chat/edit-message', { ...which(said), text: 'Chào em, giá 7tr' });
    expect(late).toMatchObject({ status: 422, data: { reason: 'EXPIRED' } });
    expect((await own.author.post('/chat/delete-message', which(said))).data.reason).toBe('EXPIRED');
    scene = await meet(app);
  });

  it('is deleted from the list, the bell and quotes', async () => {
    const own = await meet(app);
    const roomId = await roomOfDeal(own, await draftDeal(own));
    const said = await say(own.author, roomId, 'Tôi lỡ lời');
    const gone = await ok(own.author.post('/chat/delete-message', which(said)));
    expect(gone).toMatchObject({ text: '', deletedAt: expect.any(String), change: 1, seq: 1 });
    expect(await ok(own.author.post('/chat/delete-message', which(said)))).toEqual(gone);
    expect((await own.author.post('/chat/edit-message', { ...which(said), text: 'Lại' })).status).toBe(404);
    for (const [api, path] of [
      [own.worker, `/chat/messages-list?roomId=${roomId}`],
      [own.worker, '/chat/rooms-list'],
      [own.worker, '/jobdeallog/jobs-my-deal-logs-list'],
      [own.author, `/chat/messages-list?roomId=${roomId}`],
    ] as const)
      expect(JSON.stringify(await ok(api.get(path)))).not.toContain('lỡ lời');
    expect((await getBell(own.worker))[0].metadata.params.text).toBe('…');
    const kept = await app.platform.db.select().from(chatOriginals);
    expect(kept.find(({ messageId }) => messageId === said.id)?.text).toBe('Tôi lỡ lời');
  });

  it('is changed by nobody else', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const said = await say(scene.author, roomId, 'Chào em');
    for (const api of [scene.worker, scene.stranger]) {
      expect((await api.post('/chat/edit-message', { ...which(said), text: 'x' })).status).toBe(404);
      expect((await api.post('/chat/delete-message', which(said))).status).toBe(404);
    }
  });

  it('has its contacts masked after an edit too', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const said = await say(scene.worker, roomId, 'Gọi em nhé');
    const edited = await edit(scene.worker, said, 'Gọi em 0912 345 678 nhé');
    expect(edited).toMatchObject({ text: 'Gọi em ••••• nhé', isMasked: true });
    const tricky = await edit(scene.worker, said, 'Chị đặt cọc trước 200k nhé');
    expect(tricky).toMatchObject({ isMasked: false, isSuspicious: true });
  });

  it('that was changed is listed by change number', async () => {
    const roomId = await roomOfDeal(scene, await draftDeal(scene));
    const [one, two, three] = [
      await say(scene.author, roomId, 'Một'),
      await say(scene.worker, roomId, 'Hai'),
      await say(scene.author, roomId, 'Ba'),
    ];
    await edit(scene.author, three, 'Ba!');
    await edit(scene.worker, two, 'Hai!');
    await edit(scene.author, three, 'Ba!!');
    const changes = async (query: string) => {
      const { changed, room } = await getMessages(scene.worker, roomId, `&afterSeq=3${query}`);
      return [room.lastChange, changed.map(({ text, change }: typeof one) => [text, change])];
    };
    expect(await changes('')).toEqual([3, []]);
    expect(await changes('&afterChange=0')).toEqual([
      3,
      [
        ['Hai!', 2],
        ['Ba!!', 3],
      ],
    ]);
    expect(await changes('&afterChange=2')).toEqual([3, [['Ba!!', 3]]]);
    expect(await changes('&afterChange=0&limit=1')).toEqual([3, [['Hai!', 2]]]);
  });
});

describe('the search', () => {
  const found = async (api: Scene['author'], q: string, more = '') => {
    const { list, total } = await ok(api.get(`/chat/search-messages?q=${encodeURIComponent(q)}${more}`));
    expect(total).toBeGreaterThanOrEqual(list.length);
    return list.map(({ message: { text, files }, room }: Found) => [text || files[0]?.name, room.id]);
  };
  type Found = { message: { text: string; files: { name: string }[] }; room: { id: string } };

  it('finds in all own rooms or one, with or without accents, by prefix', async () => {
    const own = await meet(app);
    const [one, other] = [
      await roomOfDeal(own, await draftDeal(own)),
      await roomOfDeal(own, await draftDeal(own)),
    ];
    await say(own.author, one, 'Bảng màu gạch và kem, Đặng gửi nhé');
    await say(own.worker, other, 'Em gửi BẢNG MÀU rồi ạ');
    await say(own.author, other, 'Chị cảm ơn');
    const both = [
      ['Em gửi BẢNG MÀU rồi ạ', other],
      ['Bảng màu gạch và kem, Đặng gửi nhé', one],
    ];
    for (const q of ['bảng màu', 'bang mau', 'màu bảng', 'BANG ma', 'gửi, bảng'])
      expect(await found(own.worker, q)).toEqual(both);
    expect(await found(own.worker, 'dang')).toEqual([both[1]]);
    expect(await found(own.worker, 'bang mau', `&roomId=${one}`)).toEqual([both[1]]);
    expect(await found(own.worker, 'bang mau', '&pageSize=1&pageNum=2')).toEqual([both[1]]);
    expect(await found(own.worker, 'bang xanh')).toEqual([]);
    expect(await found(own.worker, '!?')).toEqual([]);
    expect(await found(own.stranger, 'bang mau')).toEqual([]);
    expect(await found(own.stranger, 'bang mau', `&roomId=${one}`)).toEqual([]);
  });

  it('finds the current text, and no deleted message', async () => {
    const own = await meet(app);
    const roomId = await roomOfDeal(own, await draftDeal(own));
    const said = await say(own.author, roomId, 'Giá năm triệu');
    await edit(own.author, said, 'Giá sáu triệu');
    expect(await found(own.worker, 'nam')).toEqual([]);
    expect(await found(own.worker, 'sau trieu')).toEqual([['Giá sáu triệu', roomId]]);
    await ok(own.author.post('/chat/delete-message', which(said)));
    expect(await found(own.worker, 'trieu')).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createTransact } from '../../platform/database/unit-of-work.ts';
import { openEmptyDatabase } from '../../dev/testing/start-app.ts';
import type { LogDraft } from './deal-log.draft.ts';
import { dealLogs, notificationCounters } from './deal-log.table.ts';
import { createNotifications } from './notifications.service.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-11-20T09:00:00Z');

const fail = (error: unknown) => {
  throw error;
};

const getNumber = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'seq' in payload ? payload.seq : undefined;

let now = start;
let events: { userId: string; seq: unknown }[] = [];
const { db } = await openEmptyDatabase();
const transact = createTransact(db, fail);
const notifications = createNotifications({
  db,
  transact,
  clock: { now: () => now },
  sockets: {
    publish: (userId, _message, payload) => void events.push({ userId, seq: getNumber(payload) }),
  },
  countUnreadRooms: async () => 0,
  lineAt: async () => '',
});

beforeEach(async () => {
  await db.delete(dealLogs);
  await db.delete(notificationCounters);
  now = start;
  events = [];
});

const draft = (recipientId: string, changes: Partial<LogDraft> = {}): LogDraft => ({
  action: 'DEAL_ACCEPTED',
  recipientId,
  recipientRole: 'author',
  authorId: recipientId,
  workerId: 'u04',
  metadata: { jobId: 'j06', params: { jobTitle: 'Thiết kế bộ nhận diện', otherName: 'Phạm Gia Bảo' } },
  ...changes,
});
const write = (...drafts: LogDraft[]) => transact((unit) => notifications.writeLogs(unit, drafts));
const getList = async (userId: string) =>
  (await notifications.list(userId, { pageNum: 1, pageSize: 100 })).list;

describe('writing logs', () => {
  it('numbers each recipient’s logs from one, in order', async () => {
    await write(draft('an'), draft('binh'), draft('an'));
    await write(draft('binh'));
    expect((await getList('an')).map((log) => log.seq)).toEqual([2, 1]);
    expect((await getList('binh')).map((log) => log.seq)).toEqual([2, 1]);
  });

  it('stores the row of the contract, with the Vietnamese sentence', async () => {
    const [log] = await write(draft('an'));
    const description =
      'Phạm Gia Bảo đã đồng ý điều khoản của “Thiết kế bộ nhận diện”. Nếu chưa giữ tiền, bạn hãy giữ để việc bắt đầu; tiền vẫn là của bạn tới khi bằng chứng được duyệt.';
    expect(log).toEqual({
      id: expect.stringMatching(/^lg_/),
      seq: 1,
      msg: JSON.stringify({ action: 'DEAL_ACCEPTED', description, metadata: {} }),
      action: 'DEAL_ACCEPTED',
      description,
      metadata: {
        eventId: expect.stringMatching(/^ev_/),
        recipientId: 'an',
        recipientRole: 'author',
        jobId: 'j06',
        params: { jobTitle: 'Thiết kế bộ nhận diện', otherName: 'Phạm Gia Bảo' },
      },
      isRead: false,
      createdAt: start.toISOString(),
      updatedAt: start.toISOString(),
      workerId: 'u04',
      authorId: 'an',
    });
    expect(await getList('an')).toEqual([log]);
  });

  it('notifies each recipient after the commit, and nobody before', async () => {
    await transact(async (unit) => {
      await notifications.writeLogs(unit, [draft('an'), draft('binh')]);
      expect(events).toEqual([]);
    });
    expect(events.map(({ userId, seq }) => [userId, seq])).toEqual([
      ['an', 1],
      ['binh', 1],
    ]);
  });

  it('notifies nobody and uses no number when the transaction is rolled back', async () => {
    const broken = transact(async (unit) => {
      await notifications.writeLogs(unit, [draft('an')]);
      throw new Error('the business said no');
    });
    await expect(broken).rejects.toThrow('the business said no');
    expect(events).toEqual([]);
    expect(await getList('an')).toEqual([]);
    expect((await write(draft('an')))[0]?.seq).toBe(1);
  });
});

const message = (text: string, roomId: string) =>
  draft('an', { action: 'NEW_MESSAGE', metadata: { roomId, params: { otherName: 'Bảo', text } } });
const offer = (jobId: string) => draft('an', { action: 'JOB_OPPORTUNITY_ENHANCED', metadata: { jobId } });

describe('folding', () => {
  it('keeps one unread row for each room, with a new number for each message', async () => {
    const [first] = await write(message('Chào chị', 'r1'));
    await write(draft('an'));
    now = new Date(+start + 5 * hour);
    const [second] = await write(message('Chị xem giúp em nhé', 'r1'));
    await write(message('Phòng khác', 'r2'));

    const list = await getList('an');
    expect(list.map((log) => log.seq)).toEqual([4, 3, 2]);
    expect(second).toMatchObject({ id: first?.id, seq: 3, createdAt: now.toISOString(), isRead: false });
    expect(second?.metadata).toMatchObject({ params: { text: 'Chị xem giúp em nhé' } });
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('starts a new row for a room whose last was read', async () => {
    const [first] = await write(message('Chào chị', 'r1'));
    await notifications.markRead('an', first?.id ?? '');
    await write(message('Còn đây nữa', 'r1'));
    expect(await getList('an')).toHaveLength(2);
  });

  it('folds the uploads of one deal within 30 minutes', async () => {
    const upload = draft('an', { action: 'PROOF_UPLOADED', metadata: { dealId: 'd06' } });
    await write(upload);
    now = new Date(+start + 29 * minute);
    await write(upload);
    expect(await getList('an')).toHaveLength(1);
    now = new Date(+now + 31 * minute);
    await write(upload);
    expect(await getList('an')).toHaveLength(2);
  });

  it('offers one job once a day, and five jobs a day at most', async () => {
    await write(offer('j1'));
    expect(await write(offer('j1'))).toEqual([]);
    await write(offer('j2'), offer('j3'), offer('j4'), offer('j5'));
    expect(await write(offer('j6'))).toEqual([]);
    expect(events).toHaveLength(5);
    now = new Date(+start + 25 * hour);
    expect(await write(offer('j1'), offer('j6'))).toHaveLength(2);
    expect((await getList('an')).map((log) => log.seq)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('a history', () => {
  it('is numbered in the order given, sent to nobody, and keeps its read marks', async () => {
    const past = (hoursAgo: number, readAt: Date | null) => ({
      ...draft('an'),
      createdAt: new Date(+start - hoursAgo * hour),
      readAt,
    });
    await notifications.writePast(db, [past(10, new Date(+start - 9 * hour)), past(2, null)]);
    expect(events).toEqual([]);
    expect((await getList('an')).map(({ seq, isRead, updatedAt }) => ({ seq, isRead, updatedAt }))).toEqual([
      { seq: 2, isRead: false, updatedAt: new Date(+start - 2 * hour).toISOString() },
      { seq: 1, isRead: true, updatedAt: new Date(+start - 9 * hour).toISOString() },
    ]);
    expect((await write(draft('an')))[0]?.seq).toBe(3);
  });
});

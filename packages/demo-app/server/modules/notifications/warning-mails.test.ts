import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database.ts';
import { createOutbox } from '../../platform/outbox.ts';
import { outboxMessages } from '../../platform/outbox.table.ts';
import { createTransact } from '../../platform/unit-of-work.ts';
import { users } from '../users/users.table.ts';
import type { LogDraft, LogMetadata } from './deal-log.draft.ts';
import { dealLogs, notificationCounters } from './deal-log.table.ts';
import { createNotifications } from './notifications.service.ts';
import { createWarningMails } from './warning-mails.service.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-11-20T09:00:00Z');
const fail = (error: unknown) => {
  throw error;
};
const database: OpenDatabase = await openDatabase({ onError: fail });
afterAll(() => database.close());
const { db } = database;
const transact = createTransact(db, fail);

let now = start;
const clock = { now: () => now };
const notifications = createNotifications(
  { db, transact, clock, sockets: { publish: () => undefined } },
  async () => 0,
);
const outbox = createOutbox({
  clock,
  db,
  jobs: { define: fail, send: fail },
  smtpUrl: undefined,
  from: 'Keo <no-reply@localhost>',
  onUndeliverable: fail,
});
const warnings = createWarningMails({ clock, outbox, publicUrl: 'https://keo.example' });

await db.insert(users).values({
  id: 'u01',
  username: 'minhanh',
  displayName: 'Nguyễn Minh Anh',
  email: 'minhanh@keo.example',
  emailVerifiedAt: start,
  passwordHash: '',
  settings: { locale: 'vi', theme: 'system', quietHours: null },
  joinedAt: start,
});
beforeEach(async () => {
  await db.delete(dealLogs);
  await db.delete(notificationCounters);
  await db.delete(outboxMessages);
  now = start;
});

const draft = (action: LogDraft['action'], more: LogMetadata = {}): LogDraft => ({
  action,
  recipientId: 'u01',
  recipientRole: 'author',
  authorId: 'u01',
  workerId: 'u04',
  metadata: {
    dealId: 'dl1',
    amount: 2_500_000,
    dueAt: new Date(+now + 6 * hour).toISOString(),
    warnsOf: 'DEAL',
    params: { jobTitle: 'Thiết kế logo' },
    ...more,
  },
});
const warn = (drafts: readonly LogDraft[]) =>
  transact(async (unit) => {
    await notifications.writeLogs(unit, drafts);
    await warnings.send(unit.db, drafts);
  });
const mails = () => db.select().from(outboxMessages);

describe('a warning by mail', () => {
  it('says what will happen, when, with how much, and where', async () => {
    await warn([draft('URGENT_PROOF_REVIEW_NEEDED', { proofId: 'pf1', warnsOf: 'PART' })]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Còn 6 giờ để xem bằng chứng của “Thiết kế logo”: 2,500,000đ');
    expect(mail?.text.split('\n')).toEqual([
      'Chào Nguyễn Minh Anh,',
      '',
      'Nếu bạn chưa duyệt, yêu cầu sửa hoặc từ chối trước hạn, bằng chứng sẽ tự được duyệt và 2,500,000đ được trả cho người làm như thoả thuận.',
      '',
      'Việc: Thiết kế logo',
      'Hạn: 22:00 20/11/2026 (giờ Việt Nam)',
      'Số tiền: 2,500,000đ',
      '',
      'Mở giao dịch: https://keo.example/dashboard/my-tasks?deal=dl1',
      '',
      'Keo',
    ]);
  });

  it.each<[string, LogDraft['action'], LogMetadata]>([
    ['tự được duyệt', 'URGENT_REVIEW_REQUIRED', { proofId: 'pf1' }],
    ['tranh chấp được quyết định', 'URGENT_REVIEW_REQUIRED', {}],
    ['tranh chấp được quyết định', 'ACTION_REQUIRED', { reason: 'DISPUTE_OPENED' }],
    ['Bên kia đề nghị dừng việc', 'ACTION_REQUIRED', { reason: 'CANCEL_REQUESTED' }],
    ['bị từ chối; 2,500,000đ vẫn được giữ', 'ACTION_REQUIRED', { reason: 'REVISION_DUE' }],
    ['bị từ chối hẳn', 'ACTION_REQUIRED', { reason: 'APPEAL_DUE' }],
    ['Phần không nộp kịp', 'DEAL_DEADLINE_REMINDER', {}],
    ['2,500,000đ đi theo kết quả mặc định', 'ACTION_REQUIRED', { reason: 'NOT_KNOWN_HERE' }],
    ['số tiền đang giữ đi theo', 'ACTION_REQUIRED', { reason: 'NOT_KNOWN_HERE', amount: undefined }],
  ])('has words of its own: %s', async (words, action, more) => {
    await warn([draft(action, more)]);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(words) }]);
  });

  it('is not what any other log is', async () => {
    await warn([draft('ACTION_REQUIRED', { reason: 'CANCEL_REQUESTED', warnsOf: undefined })]);
    expect(await mails()).toEqual([]);
  });

  it('is not sent where what it warns of was not written', async () => {
    const failing = transact(async (unit) => {
      const drafts = [draft('DEAL_DEADLINE_REMINDER')];
      await notifications.writeLogs(unit, drafts);
      await warnings.send(unit.db, drafts);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await mails()).toEqual([]);
  });

  it('is one for a hundred of one kind within ten minutes, with ten of them and the sum', async () => {
    const part = (no: number) =>
      draft('URGENT_REVIEW_REQUIRED', {
        dealId: `dl${no}`,
        proofId: `pf${no}`,
        warnsOf: 'PART',
        amount: 1000,
        dueAt: new Date(+start + 6 * hour + no * 1000).toISOString(),
      });
    // Half in one transaction, half in others a little later.
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await transact((unit) =>
      Promise.all(
        numbers.map(async (no) => {
          await notifications.writeLogs(unit, [part(no)]);
          await warnings.send(unit.db, [part(no)]);
        }),
      ),
    );
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('50 mục') }]);
    now = new Date(+start + 9 * minute);
    for (const no of numbers) await warn([part(50 + no)]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Còn 6 giờ: 100 mục đang chờ bạn, tổng cộng 100,000đ');
    expect(mail?.text.match(/^– Thiết kế logo: 1,000đ, hạn 22:00 20\/11\/2026$/gm)).toHaveLength(10);
    expect(mail?.text).toContain('– và 90 mục khác\n\nXem tất cả: https://keo.example/dashboard/my-tasks\n');
    await warn([draft('DEAL_DEADLINE_REMINDER')]);
    expect(await mails()).toHaveLength(2);
    now = new Date(+start + 10 * minute);
    await warn([part(100)]);
    expect(await mails()).toHaveLength(3);
  });
});

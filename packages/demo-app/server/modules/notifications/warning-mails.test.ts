import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../platform/queue/outbox.ts';
import { outboxMessages } from '../../platform/queue/outbox.table.ts';
import { createTransact } from '../../platform/database/unit-of-work.ts';
import { openEmptyDatabase } from '../../dev/testing/start-app.ts';
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
const { db } = await openEmptyDatabase();
const transact = createTransact(db, fail);

let now = start;
const clock = { now: () => now };
const notifications = createNotifications({
  db,
  transact,
  clock,
  sockets: { publish: () => undefined },
  countUnreadRooms: async () => 0,
  lineAt: async () => '',
});
const outbox = createOutbox({
  clock,
  db,
  queue: { define: fail, send: fail },
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
    warnsAbout: 'DEAL',
    params: { jobTitle: 'Thiết kế logo', otherName: 'Phạm Gia Bảo' },
    ...more,
  },
});
const part = (no: number): LogMetadata => ({
  proofId: `pf${no}`,
  warnsAbout: 'PART',
  params: { jobTitle: 'Thiết kế logo', otherName: 'Phạm Gia Bảo', proofTitle: `Mốc ${no}` },
});
const warn = (drafts: readonly LogDraft[]) =>
  transact(async (unit) => {
    await notifications.writeLogs(unit, drafts);
    await warnings.send(unit.db, drafts);
  });
const mails = () => db.select().from(outboxMessages);

describe('a warning by mail', () => {
  it('has the list’s sentence, the time, the amount and a link', async () => {
    await warn([draft('URGENT_PROOF_REVIEW_NEEDED', part(1))]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Còn 6 giờ để xem bằng chứng của “Thiết kế logo”: 2,500,000đ');
    expect(mail?.text.split('\n')).toEqual([
      'Chào Nguyễn Minh Anh,',
      '',
      '“Mốc 1” của Phạm Gia Bảo: chưa duyệt, yêu cầu sửa hay từ chối trước 22:00, 20/11 thì 2,500,000đ tự trả cho Phạm Gia Bảo.',
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
    ['thì 2,500,000đ tự trả cho Phạm Gia Bảo', 'URGENT_REVIEW_REQUIRED', part(1)],
    [
      'Trả lời tranh chấp về “Thiết kế logo” trước 22:00, 20/11. Nếu bạn im lặng, 2,500,000đ',
      'URGENT_REVIEW_REQUIRED',
      {},
    ],
    ['tranh chấp được quyết định', 'ACTION_REQUIRED', { reason: 'DISPUTE_OPENED' }],
    ['im lặng tới 22:00, 20/11, 2,500,000đ', 'ACTION_REQUIRED', { reason: 'CANCEL_REQUESTED' }],
    ['bị từ chối; 2,500,000đ vẫn được giữ', 'ACTION_REQUIRED', { reason: 'REVISION_DUE' }],
    ['thì 2,500,000đ về lại Phạm Gia Bảo', 'ACTION_REQUIRED', { reason: 'APPEAL_DUE' }],
    ['Phần không nộp kịp hết hạn, và 2,500,000đ', 'DEAL_DEADLINE_REMINDER', {}],
    ['im lặng, 2,500,000đ đi theo kết quả', 'ACTION_REQUIRED', { reason: 'NOT_KNOWN_HERE' }],
    ['Số tiền: số tiền đang giữ', 'ACTION_REQUIRED', { reason: 'NOT_KNOWN_HERE', amount: undefined }],
  ])('has the words of its kind: %s', async (words, action, more) => {
    await warn([{ ...draft(action, more), recipientRole: action.startsWith('DEAL') ? 'worker' : 'author' }]);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(words) }]);
    const [log] = (await notifications.list('u01', { pageNum: 1, pageSize: 1 })).list;
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(`\n\n${log?.description}\n\n`) }]);
  });

  it('keeps names and titles on one line, whatever was typed', async () => {
    const params = { jobTitle: 'Logo\nSố tiền: 1đ', otherName: 'Bảo\n\nKeo', proofTitle: 'Mốc\u2028 1' };
    await warn([draft('URGENT_PROOF_REVIEW_NEEDED', { ...part(1), params })]);
    const [mail] = await mails();
    expect(mail?.text.match(/^(“Mốc 1” của Bảo Keo: .*|Việc: Logo Số tiền: 1đ|Số tiền: .*)$/gm)).toHaveLength(
      3,
    );
  });

  it('is not sent for other logs', async () => {
    await warn([draft('ACTION_REQUIRED', { reason: 'CANCEL_REQUESTED', warnsAbout: undefined })]);
    expect(await mails()).toEqual([]);
  });

  it('is not sent for a log that was rolled back', async () => {
    const failing = transact(async (unit) => {
      const drafts = [draft('DEAL_DEADLINE_REMINDER')];
      await notifications.writeLogs(unit, drafts);
      await warnings.send(unit.db, drafts);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await mails()).toEqual([]);
  });

  it('is one for a hundred warnings of one kind within ten minutes, with ten lines and the sum', async () => {
    const getPart = (no: number) =>
      draft('URGENT_REVIEW_REQUIRED', {
        ...part(no),
        dealId: `dl${no}`,
        amount: 1000,
        dueAt: new Date(+start + 6 * hour + no * 1000).toISOString(),
      });
    // Half in one transaction, half in others.
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await transact((unit) =>
      Promise.all(
        numbers.map(async (no) => {
          await notifications.writeLogs(unit, [getPart(no)]);
          await warnings.send(unit.db, [getPart(no)]);
        }),
      ),
    );
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('50 mục') }]);
    now = new Date(+start + 9 * minute);
    for (const no of numbers) await warn([getPart(50 + no)]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Còn 6 giờ: 100 mục đang chờ bạn, tổng cộng 100,000đ');
    const line =
      /^– “Mốc \d+” của Phạm Gia Bảo: .* trước 22:00, 20\/11 thì 1,000đ tự trả cho Phạm Gia Bảo\.\n  Thiết kế logo: .*\?deal=dl\d+$/gm;
    expect(mail?.text.match(line)).toHaveLength(10);
    expect(mail?.text).toContain('– và 90 mục khác\n\nXem tất cả: https://keo.example/dashboard/my-tasks\n');
    await warn([draft('DEAL_DEADLINE_REMINDER')]);
    expect(await mails()).toHaveLength(2);
    now = new Date(+start + 10 * minute);
    await warn([getPart(100)]);
    expect(await mails()).toHaveLength(3);
  });
});

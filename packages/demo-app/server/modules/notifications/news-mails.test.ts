import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../platform/queue/outbox.ts';
import { outboxMessages } from '../../platform/queue/outbox.table.ts';
import { createTransact } from '../../platform/database/unit-of-work.ts';
import { lacksRealParts, openEmptyDatabase } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { userById } from '../users/users.service.ts';
import { users } from '../users/users.table.ts';
import type { LogDraft, LogMetadata } from './deal-log.draft.ts';
import { dealLogs, notificationCounters } from './deal-log.table.ts';
import { type IsStillTrue, createNewsMails } from './news-mails.service.ts';
import { createNotifications, releaseMails } from './notifications.service.ts';
import { createUnsubscribing } from './unsubscribing.ts';

const minute = 60_000;
const hour = 60 * minute;
/** 16:00 in Vietnam. */
const start = new Date('2026-11-20T09:00:00Z');
const fail = (error: unknown) => {
  throw error;
};
const { db } = await openEmptyDatabase();
const transact = createTransact(db, fail);

let now = start;
let isStillTrue: IsStillTrue = async () => true;
const clock = { now: () => now };
const lineAt = async () => 'Chị xem giúp em nhé';
const notifications = createNotifications({
  db,
  transact,
  clock,
  sockets: { publish: () => undefined },
  countUnreadRooms: async () => 0,
  lineAt,
});
const outbox = createOutbox({
  clock,
  db,
  queue: { define: fail, send: fail },
  smtpUrl: undefined,
  from: 'Keo <no-reply@localhost>',
  onUndeliverable: fail,
});
const publicUrl = 'https://keo.example';
const mailer = {
  db,
  transact,
  clock,
  outbox,
  publicUrl,
  report: fail,
  lineAt,
  users: { hold: userById },
  isStillTrue: ((...log) => isStillTrue(...log)) satisfies IsStillTrue,
  unsubscribing: createUnsubscribing({ secret: 'a secret', publicUrl }),
};
const newsMails = createNewsMails(mailer);

const settings = { locale: 'vi', theme: 'system', quietHours: null } as const;
const minhAnh = {
  id: 'u01',
  username: 'minhanh',
  displayName: 'Nguyễn Minh Anh',
  email: 'minhanh@keo.example',
  passwordHash: '',
  joinedAt: start,
};
const change = (more: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(more).where(eq(users.id, 'u01'));

await db.insert(users).values({ ...minhAnh, settings });
beforeEach(async () => {
  await db.delete(dealLogs);
  await db.delete(notificationCounters);
  await db.delete(outboxMessages);
  await change({ settings, emailVerifiedAt: start, news: {}, closedAt: null });
  now = start;
  isStillTrue = async () => true;
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
    params: { jobTitle: 'Thiết kế logo', otherName: 'Phạm Gia Bảo' },
    ...more,
  },
});
/** Of six hours. */
const warning = (action: LogDraft['action'], more: LogMetadata = {}) =>
  draft(action, { dueAt: new Date(+now + 6 * hour).toISOString(), warnsAbout: 'DEAL', ...more });
const part = (no: number): LogMetadata => ({
  proofId: `pf${no}`,
  warnsAbout: 'PART',
  params: { jobTitle: 'Thiết kế logo', otherName: 'Phạm Gia Bảo', proofTitle: `Mốc ${no}` },
});
const payment = (reason: string): LogDraft => ({
  ...draft('PAYMENT_PROCESSED', { reason }),
  recipientRole: 'worker',
});
const verdict = (action: LogDraft['action'], proofId = 'pf1'): LogDraft => ({
  ...draft(action, { ...part(1), warnsAbout: undefined, proofId }),
  recipientRole: 'worker',
});
const application = (workerId: string): LogDraft => ({
  ...draft('JOB_APPLICATION_RECEIVED', { jobId: 'jb1', amount: undefined }),
  workerId,
});
const message = (roomId = 'rm_1') =>
  draft('NEW_MESSAGE', { roomId, seq: 1, dealId: undefined, amount: undefined });

const write = (...drafts: readonly LogDraft[]) => transact((unit) => notifications.writeLogs(unit, drafts));
async function pass(minutes: number) {
  now = new Date(+now + minutes * minute);
  await newsMails.sendDue();
}
const mails = () => db.select().from(outboxMessages);
const subjects = async () => (await mails()).map(({ subject }) => subject);

describe('a mail of news', () => {
  it('has the list’s sentence, the time, the amount, a link, and a way out', async () => {
    await write(warning('URGENT_PROOF_REVIEW_NEEDED', part(1)));
    await pass(10);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Còn 6 giờ để xem bằng chứng của “Thiết kế logo”: 2,500,000đ');
    expect(mail?.text.split('\n')).toEqual([
      'Chào Nguyễn Minh Anh,',
      '',
      '“Mốc 1” của Phạm Gia Bảo: chưa duyệt, yêu cầu sửa hay từ chối trước 22:00, 20/11 thì 2,500,000đ tự trả cho Phạm Gia Bảo.',
      '',
      'Việc: Thiết kế logo',
      'Hạn: 22:00, 20/11/2026 (giờ Việt Nam)',
      'Số tiền: 2,500,000đ',
      '',
      'Mở giao dịch: https://keo.example/dashboard/my-tasks?deal=dl1',
      '',
      'Keo',
      '',
      '—',
      'Bạn nhận thư này vì đang bật e-mail về hạn chót và tiền.',
      `Tắt e-mail về hạn chót và tiền: ${mail?.unsubscribeUrl}`,
      'Chọn thư bạn muốn nhận: https://keo.example/dashboard/settings#news',
    ]);
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/keo\.example\/au\/api\/user\/unsubscribe\/v1\./);
    for (const line of ['2,500,000đ tự trả cho', 'href="https://keo.example/dashboard/my-tasks?deal=dl1"'])
      expect(mail?.html).toContain(line);
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
  ])('warns in the words of its kind: %s', async (words, action, more) => {
    const role = action.startsWith('DEAL') ? 'worker' : 'author';
    await write({ ...warning(action, more), recipientRole: role });
    await pass(10);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(words) }]);
    const [log] = (await notifications.list('u01', { pageNum: 1, pageSize: 1 })).list;
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(`\n\n${log?.description}\n\n`) }]);
  });

  it.each<[string, LogDraft, string]>([
    ['Phạm Gia Bảo ứng tuyển “Thiết kế logo”', application('u04'), '/dashboard/my-jobs?job=jb1'],
    ['Bạn vừa nhận 2,500,000đ cho “Thiết kế logo”', payment('ESCROW_RELEASE'), '?deal=dl1'],
    ['Bạn được thưởng 2,500,000đ cho “Thiết kế logo”', payment('BONUS'), '?deal=dl1'],
    ['2,500,000đ đã được chuyển tới ngân hàng của bạn', payment('WITHDRAW_PAID'), '?deal=dl1'],
    ['Chưa rút được: 2,500,000đ đã về lại ví của bạn', payment('WITHDRAW_REVERT'), '?deal=dl1'],
    ['“Mốc 1” đã được duyệt', verdict('PROOF_APPROVED'), '?deal=dl1&proof=pf1'],
    ['“Mốc 1” đã được duyệt', verdict('PROOF_AUTO_APPROVED_FOR_WORKER'), '?deal=dl1&proof=pf1'],
    ['Cần sửa “Mốc 1”', verdict('PROOF_REVISION_REQUESTED'), '?deal=dl1&proof=pf1'],
    ['“Mốc 1” bị từ chối', verdict('PROOF_REJECTED'), '?deal=dl1&proof=pf1'],
  ])('tells: %s', async (subject, log, link) => {
    await write(log);
    await pass(9);
    expect(await mails()).toEqual([]);
    await pass(1);
    expect(await mails()).toMatchObject([{ subject, text: expect.stringContaining(`${link}\n`) }]);
  });

  it('is not sent for other logs, nor for one that was rolled back', async () => {
    await write(
      draft('ACTION_REQUIRED', { reason: 'CANCEL_REQUESTED' }),
      payment('RECHARGE'),
      draft('ALL_PROOFS_APPROVED'),
      draft('DEAL_ACCEPTED'),
    );
    const failing = transact(async (unit) => {
      await notifications.writeLogs(unit, [warning('DEAL_DEADLINE_REMINDER')]);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    await pass(60);
    expect(await mails()).toEqual([]);
  });

  it('keeps names and titles on one line and out of the markup, whatever was typed', async () => {
    const params = {
      jobTitle: 'Logo\nSố tiền: 1đ',
      otherName: 'Bảo\n\nKeo',
      proofTitle: 'Mốc\u2028 <img src=x onerror=alert(1)>" 1',
    };
    await write(warning('URGENT_PROOF_REVIEW_NEEDED', { ...part(1), params }));
    await pass(10);
    const [mail] = await mails();
    expect(
      mail?.text.match(/^(“Mốc .* 1” của Bảo Keo: .*|Việc: Logo Số tiền: 1đ|Số tiền: .*)$/gm),
    ).toHaveLength(3);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot; 1');
  });
});

const getPart = (no: number) =>
  warning('URGENT_REVIEW_REQUIRED', {
    ...part(no),
    dealId: `dl${no}`,
    amount: 1000,
    dueAt: new Date(+start + 6 * hour + no * 1000).toISOString(),
  });

describe('one mail', () => {
  it('is sent for a hundred warnings within ten minutes, with ten lines and the sum', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await write(...numbers.map(getPart));
    await pass(9);
    for (const no of numbers) await write(getPart(50 + no));
    await pass(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Còn 6 giờ: 100 mục đang chờ bạn, tổng cộng 100,000đ');
    const line =
      /^– “Mốc \d+” của Phạm Gia Bảo: .* trước 22:00, 20\/11 thì 1,000đ tự trả cho Phạm Gia Bảo\.\n  Thiết kế logo: .*\?deal=dl\d+$/gm;
    expect(mail?.text.match(line)).toHaveLength(10);
    expect(mail?.text).toContain('– và 90 mục khác\n\nXem tất cả: https://keo.example/dashboard/my-tasks\n');
    await write(getPart(100), payment('BONUS'), application('u04'), application('u05'));
    await pass(10);
    expect((await subjects()).slice(1).toSorted()).toEqual([
      '2 đơn ứng tuyển vừa gửi đến việc của bạn',
      'Bạn được thưởng 2,500,000đ cho “Thiết kế logo”',
      'Còn 6 giờ để xem bằng chứng của “Thiết kế logo”: 1,000đ',
    ]);
  });

  it('waits its ten minutes, whatever else is mailed meanwhile', async () => {
    await write(application('u04'));
    await pass(9);
    await write(payment('BONUS'));
    await pass(1);
    expect(await subjects()).toEqual(['Phạm Gia Bảo ứng tuyển “Thiết kế logo”']);
    await pass(9);
    expect(await mails()).toHaveLength(2);
  });

  it('is all there is, when two nodes look at once, again, and after a failed try', async () => {
    await write(payment('BONUS'));
    now = new Date(+start + 10 * minute);
    const failing = createNewsMails({
      ...mailer,
      report: () => undefined,
      outbox: {
        send: async (tx, mail) => {
          await outbox.send(tx, mail);
          throw new Error('killed');
        },
      },
    });
    await failing.sendDue();
    expect(await mails()).toEqual([]);
    await Promise.all([newsMails.sendDue(), createNewsMails(mailer).sendDue()]);
    await pass(60);
    expect(await mails()).toHaveLength(1);
  });

  it('says the last word on a proof that was judged twice', async () => {
    await write(verdict('PROOF_REVISION_REQUESTED'), verdict('PROOF_APPROVED'));
    await pass(10);
    expect(await subjects()).toEqual(['“Mốc 1” đã được duyệt']);
  });

  it('tells of an applicant who withdraws and comes back', async () => {
    await write(application('u04'));
    await pass(10);
    await write({ ...application('u04'), action: 'APPLICATION_CANCELLED' });
    await pass(10);
    await write(application('u04'));
    await pass(30);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a message', () => {
  it('is mailed when it is unread for an hour, once until its room is read', async () => {
    await write(message());
    await pass(30);
    await write(message(), message('rm_2'));
    await pass(29);
    expect(await mails()).toEqual([]);
    await pass(1);
    const [first] = await mails();
    expect(first?.subject).toBe('Phạm Gia Bảo đang chờ bạn trả lời');
    expect(first?.text).toContain('Chị xem giúp em nhé');
    expect(first?.text).toContain('Trả lời: https://keo.example/dashboard?chat=rm_1\n');
    await pass(30);
    expect(await mails()).toHaveLength(2);
    await write(message());
    await pass(120);
    expect(await mails()).toHaveLength(2);
    await transact((unit) => notifications.markRoomRead(unit, 'u01', 'rm_1'));
    await write(message());
    await pass(60);
    expect(await mails()).toHaveLength(3);
  });

  it('of a person who wants none in the app is mailed once until its room is read, too', async () => {
    await change({ news: { 'messages.app': false } });
    await write(message());
    expect(await notifications.countUnread('u01')).toBe(0);
    await pass(60);
    await write(message());
    await pass(60);
    expect(await mails()).toHaveLength(1);
    await transact((unit) => notifications.markRoomRead(unit, 'u01', 'rm_1'));
    await write(message());
    await transact((unit) => notifications.markRoomRead(unit, 'u01', 'rm_1'));
    await pass(60);
    expect(await mails()).toHaveLength(1);
    await write(message());
    await pass(60);
    expect(await mails()).toHaveLength(2);
  });
});

// The embedded database has one connection, so nothing runs beside a transaction.
describe.skipIf(lacksRealParts)('a message that is written', () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  /** Returns the write, which ends after the transaction that it waits for. */
  async function writeMeanwhile() {
    const writing = write(message());
    await until('it waits', async () => (await db.execute(waiting)).rows.length > 0);
    return { writing };
  }

  it('while its room is read is mailed after its own hour', async () => {
    await write(message());
    now = new Date(+start + 30 * minute);
    const { writing } = await transact(async (unit) => {
      await notifications.markRoomRead(unit, 'u01', 'rm_1');
      return writeMeanwhile();
    });
    await writing;
    await pass(59);
    expect(await mails()).toEqual([]);
    await pass(1);
    expect(await mails()).toHaveLength(1);
  });

  it('while the one before it is mailed is not mailed again', async () => {
    await write(message());
    now = new Date(+start + 60 * minute);
    let next: Awaited<ReturnType<typeof writeMeanwhile>> | undefined;
    await createNewsMails({
      ...mailer,
      outbox: {
        send: async (tx, mail) => {
          await outbox.send(tx, mail);
          next = await writeMeanwhile();
        },
      },
    }).sendDue();
    expect(await next?.writing).toHaveLength(1);
    await pass(120);
    expect(await mails()).toHaveLength(1);
  });
});

describe('nothing is mailed', () => {
  it('about what was read meanwhile', async () => {
    const [log] = await write(payment('BONUS'));
    await write(verdict('PROOF_REJECTED'));
    await notifications.markRead('u01', log?.id ?? '');
    await pass(10);
    expect(await subjects()).toEqual(['“Mốc 1” bị từ chối']);
    await write(verdict('PROOF_REJECTED', 'pf2'));
    await notifications.markAllRead('u01');
    await pass(10);
    expect(await mails()).toHaveLength(1);
  });

  it('about what was done meanwhile, nor later if it is undone', async () => {
    await write(warning('DEAL_DEADLINE_REMINDER'));
    isStillTrue = async () => false;
    await pass(10);
    isStillTrue = async () => true;
    await pass(10);
    expect(await mails()).toEqual([]);
  });

  it.each<[string, Partial<typeof users.$inferInsert>]>([
    ['to an unverified address', { emailVerifiedAt: null }],
    ['to a closed account', { closedAt: start }],
    ['to whom this topic is switched off', { news: { 'deadlines.mail': false } }],
  ])('%s, nor later', async (_, more) => {
    await write(payment('BONUS'));
    await change(more);
    await pass(10);
    await change({ emailVerifiedAt: start, closedAt: null, news: {} });
    await pass(10);
    expect(await mails()).toEqual([]);
  });

  it('is lost with another topic that is off', async () => {
    await change({ news: { 'proofs.mail': false, 'messages.mail': false, 'applications.mail': false } });
    await write(payment('BONUS'), verdict('PROOF_REJECTED'), application('u04'));
    await pass(10);
    expect(await subjects()).toEqual(['Bạn được thưởng 2,500,000đ cho “Thiết kế logo”']);
  });
});

describe('quiet hours', () => {
  const night = { ...settings, quietHours: { from: '15:00', to: '07:00' } };
  /** Until 07:00, from 16:10. */
  const untilMorning = 14 * 60 + 50;

  it('move a mail to the morning, into one with what came since', async () => {
    await change({ settings: night });
    await write(payment('BONUS'));
    await pass(10);
    await write(payment('WITHDRAW_PAID'));
    await pass(untilMorning - 1);
    expect(await mails()).toEqual([]);
    await pass(1);
    expect(await subjects()).toEqual(['2 khoản tiền của bạn vừa có tin mới']);
  });

  it('do not hold back what is urgent, or over by the morning', async () => {
    await change({ settings: night });
    await write(
      warning('URGENT_PROOF_REVIEW_NEEDED', {
        ...part(1),
        dueAt: new Date(+start + 48 * hour).toISOString(),
      }),
      warning('DEAL_DEADLINE_REMINDER', { dealId: 'dl2' }),
      warning('DEAL_DEADLINE_REMINDER', {
        dealId: 'dl3',
        dueAt: new Date(+start + 24 * hour).toISOString(),
      }),
    );
    await pass(10);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Còn 6 giờ: 2 mục đang chờ bạn, tổng cộng 5,000,000đ');
    expect(mail?.text).not.toContain('deal=dl3');
  });

  it('let it go when they are switched off', async () => {
    await change({ settings: night });
    await write(payment('BONUS'));
    await pass(70);
    await change({ settings });
    await pass(1);
    expect(await mails()).toEqual([]);
    await releaseMails(db, 'u01');
    await pass(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('in the app', () => {
  it('a topic that is off is written as read, and mailed all the same', async () => {
    await change({ news: { 'proofs.app': false, 'deadlines.app': false } });
    await write(verdict('PROOF_REJECTED'), payment('BONUS'));
    expect(await notifications.countUnread('u01')).toBe(1);
    await pass(10);
    expect((await subjects()).toSorted()).toEqual([
      'Bạn được thưởng 2,500,000đ cho “Thiết kế logo”',
      '“Mốc 1” bị từ chối',
    ]);
  });
});

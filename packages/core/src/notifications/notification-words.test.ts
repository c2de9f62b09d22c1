import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '../ports/locale.ts';
import { createI18n } from '../client/create-i18n.ts';
import type { I18nOptions } from '../i18n/create-i18n-with.ts';
import type { LazyTexts } from '../i18n/lazy-texts.ts';
import type { DealLog } from './deal-log.schema.ts';
import { loadLogSentences } from './log-sentences.ts';
import { notificationCodes } from './codes/notification-codes.ts';
import { actionReasons } from './codes/reason-codes.ts';
import { notificationTexts } from './notification-texts.ts';
import { notificationWords } from './notification-words.ts';
import { notificationsEn } from './notifications.en.ts';
import { notificationsVi } from './notifications.vi.ts';
import { toNotification } from './to-notification.ts';

const create = (locale: Locale, texts?: I18nOptions['texts']) =>
  createI18n({
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    tabs: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    locale,
    texts,
  });

const worded = async (locale: Locale, texts?: I18nOptions['texts'], late: LazyTexts = notificationTexts) => {
  const i18n = create(locale, texts);
  i18n.need(late);
  await vi.waitFor(() => expect(i18n.isHere(late)).toBeDefined());
  return i18n;
};

type More = { reason?: string | undefined; recipientRole?: string | undefined; proofTitle?: string };
const toLog = (action: string, { proofTitle, ...more }: More = {}): DealLog => ({
  id: 'lg_1',
  seq: 1,
  msg: '{}',
  action,
  description: 'Của máy chủ',
  metadata: {
    ...more,
    dueAt: '2026-11-15T19:00:00Z',
    params: { jobTitle: 'Dịch sách', otherName: 'An', amount: 1_500_000, text: 'Chào', proofTitle },
  },
  isRead: false,
  createdAt: '2026-11-15T14:00:00Z',
  updatedAt: '2026-11-15T14:00:00Z',
  workerId: null,
  authorId: null,
});
const notification = (action: string, reason?: string) => toNotification(toLog(action, { reason }));

const handIn = (otherName: string, dueAt: string, amount: number) => {
  const one = notification('URGENT_REVIEW_REQUIRED');
  const metadata = { ...one.data.metadata, recipientRole: 'author', proofId: otherName, dueAt, amount };
  return {
    ...one,
    hints: { ...one.hints, recipientRole: 'author' },
    messageParams: { ...one.messageParams, otherName },
    data: { ...one.data, metadata },
  };
};

describe('what a notification says', () => {
  it.each(['vi', 'en'] as const)(
    'is a title and a sentence of its own for every code in %s',
    async (locale) => {
      const i18n = await worded(locale);
      const words = notificationCodes.map((code) => notificationWords(notification(code), i18n));
      expect(new Set(words.map(({ title }) => title)).size).toBe(notificationCodes.length);
      for (const { title, sentence } of words) {
        expect(`${title}${sentence}`).not.toMatch(/notification\.|[{}]/);
        expect(sentence).not.toBe('Của máy chủ');
      }
    },
  );

  it('is another sentence for each reason to act', async () => {
    const i18n = await worded('vi');
    const said = actionReasons.map(
      (reason) => notificationWords(notification('ACTION_REQUIRED', reason), i18n).sentence,
    );
    expect(new Set(said).size).toBe(actionReasons.length);
  });

  it('names the proof, the moment and the sum to whose money it is', async () => {
    const { hints, messageParams, ...rest } = notification('URGENT_REVIEW_REQUIRED');
    const shown = {
      ...rest,
      hints: { ...hints, recipientRole: 'author' },
      messageParams: { ...messageParams, proofTitle: 'Mốc 2' },
    };
    expect(notificationWords(shown, await worded('vi')).sentence).toBe(
      '“Mốc 2” của An: chưa duyệt, yêu cầu sửa hay từ chối trước 02:00, 16/11 thì 1,500,000đ tự trả cho An.',
    );
  });

  it.each(['vi', 'en'] as const)(
    'warns with what, how much and by when, and is the mail’s in %s',
    async (locale) => {
      const toSentence = await loadLogSentences();
      const i18n = await worded(locale);
      const warnings: readonly [action: string, reason: string | undefined, recipientRole: string][] = [
        ['URGENT_PROOF_REVIEW_NEEDED', undefined, 'author'],
        ['URGENT_REVIEW_REQUIRED', 'PROOF_LAST_CALL', 'author'],
        ['URGENT_REVIEW_REQUIRED', undefined, 'worker'],
        ['DEAL_DEADLINE_REMINDER', undefined, 'worker'],
        ['ACTION_REQUIRED', 'REVISION_DUE', 'worker'],
        ['ACTION_REQUIRED', 'APPEAL_DUE', 'worker'],
        ['ACTION_REQUIRED', 'CANCEL_REQUESTED', 'author'],
      ];
      for (const [action, reason, recipientRole] of warnings) {
        const log = toLog(action, { reason, recipientRole, proofTitle: 'Mốc 2' });
        const sentence = toSentence(log, locale);
        expect(sentence).toMatch(
          /“(Dịch sách|Mốc 2)”.*(02:00, 16(?:\/11| Nov).*1,500,000đ|1,500,000đ.*02:00, 16(?:\/11| Nov))/,
        );
        expect(notificationWords(toNotification(log), i18n).sentence).toBe(sentence);
      }
    },
  );

  it('is of a note, which has no code, who left it and what it says', async () => {
    const note = notification('DEAL_NOTE');
    expect(notificationWords(note, await worded('vi'))).toEqual({
      title: 'Thông báo',
      sentence: 'An ghi chú: Chào',
    });
    expect(notificationWords(note, await worded('en')).sentence).toBe('An left a note: Chào');
  });

  it('is of several alike how many, all names, the sum and the first deadline', async () => {
    const rows = [
      handIn('Lan', '2026-11-15T19:00:00Z', 20_000),
      handIn('Minh', '2026-11-15T10:02:00Z', 20_000),
      handIn('An', '2026-11-15T20:00:00Z', 20_000),
    ] as const;
    const [newest, ...others] = rows;
    expect(notificationWords({ ...newest, others }, await worded('vi'))).toEqual({
      title: 'Khẩn: cần bạn xem xét ngay (3)',
      sentence:
        '3 phần của “Dịch sách” sắp tự được duyệt, phần đầu tiên lúc 17:02, 15/11. Nếu bạn im lặng, 60,000đ tự trả cho Lan, Minh và 1 người khác.',
    });
    const english = notificationWords({ ...newest, others }, await worded('en')).sentence;
    expect(english).toContain(
      'the first at 17:02, 15 Nov. If you stay silent, 60,000đ goes to Lan, Minh and 1 other.',
    );
  });

  it('counts the sum of one part once, and sums no offers', async () => {
    const i18n = await worded('vi');
    const again = handIn('Lan', '2026-11-15T19:00:00Z', 20_000);
    expect(notificationWords({ ...again, others: [again] }, i18n).sentence).toContain(
      '20,000đ tự trả cho Lan.',
    );
    const offer = notification('DEAL_PROPOSAL_CREATED');
    expect(notificationWords({ ...offer, others: [offer] }, i18n).sentence).toBe(
      '2 đề xuất cho “Dịch sách”: An. Đồng ý, trả giá hay từ chối đều được; chưa ai phải trả gì.',
    );
  });

  it.each([notificationsVi, notificationsEn])('has no sentence for many that one could fill', (texts) => {
    const sentences = Object.entries(texts).filter(([key]) => key.endsWith('.many'));
    expect(sentences.filter(([, text]) => !text.includes('{count}'))).toEqual([]);
  });

  it('is the default title and the server’s sentence where the code is unknown', async () => {
    const words = notificationWords(notification('MOON_LANDED'), await worded('en'));
    expect(words).toEqual({ title: 'Notification', sentence: 'Của máy chủ' });
  });

  it('is as much while the texts are on their way, and where they cannot be had', async () => {
    const plain = { title: 'Thông báo', sentence: 'Của máy chủ' };
    expect(notificationWords(notification('DEAL_APPROVED'), create('vi'))).toEqual(plain);
    const lost = { vi: () => Promise.reject(new Error('gone')), en: notificationTexts.en };
    expect(notificationWords(notification('DEAL_APPROVED'), await worded('vi', undefined, lost))).toEqual(
      plain,
    );
  });

  it('follows the language, and the product’s own words win', async () => {
    const own = { 'notification.deal_approved.title': 'Chốt' };
    const i18n = await worded('vi', { vi: own, en: {} });
    expect(notificationWords(notification('DEAL_APPROVED'), i18n).title).toBe('Chốt');
    i18n.setLocale('en');
    expect(i18n.isHere(notificationTexts)).toBeUndefined();
    await vi.waitFor(() => expect(i18n.isHere(notificationTexts)).toBe(true));
    expect(notificationWords(notification('DEAL_APPROVED'), i18n).title).toBe('Deal approved, funds secured');
  });
});

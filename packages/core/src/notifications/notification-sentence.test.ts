import { describe, expect, it } from 'vitest';
import { fallbackTextsEn } from './fallback-texts.en.ts';
import { fallbackTextsVi } from './fallback-texts.vi.ts';
import { notificationCodes } from './codes/notification-codes.ts';
import { actionReasons } from './codes/reason-codes.ts';
import * as sentence from './notification-words.ts';
import { notificationsEn } from './notifications.en.ts';
import { notificationsVi } from './notifications.vi.ts';
import { specifiedCodes } from './specified-codes.ts';

const texts = new Map<string, string>(Object.entries(notificationsVi));
const toSentenceKey = sentence.toSentenceKey.bind(null, (key: string) => texts.get(key));
const full = { jobTitle: 'Dịch sách', otherName: 'An', amount: '1,000đ', hoursLeft: 5, text: 'Chào' };

const titleKey = (code: string) => `notification.${code.toLowerCase()}.title`;

describe('the titles', () => {
  it('are those of the specification, for each of its 34 codes', () => {
    const shown: Record<string, string> = notificationsVi;
    const english: Record<string, string> = notificationsEn;
    const codes = Object.keys(specifiedCodes);
    expect(codes).toHaveLength(34);
    expect(codes.map((code) => [shown[titleKey(code)], english[titleKey(code)]])).toEqual(
      Object.values(specifiedCodes).map(([title, inEnglish]) => [title, inEnglish]),
    );
    expect([fallbackTextsVi['notification.default'], fallbackTextsEn['notification.default']]).toEqual([
      'Thông báo',
      'Notification',
    ]);
  });
});

describe('the sentences', () => {
  const sides = [undefined, 'author', 'worker'] as const;
  const hints = [
    ...sides.map((recipientRole) => ({ recipientRole })),
    ...actionReasons.map((reason) => ({ reason })),
  ];

  it('exist for every code, reason and side, whatever is known', () => {
    const mute = notificationCodes.flatMap((code) =>
      hints.flatMap((hint) =>
        [full, { jobTitle: 'Dịch sách' }, {}].filter((params) => {
          const key = toSentenceKey(code, hint, params);
          const empty = (texts.get(key ?? '')?.match(/\{\w+\}/g) ?? []).filter(
            (place) => !(place.slice(1, -1) in params),
          );
          return key === null || empty.length > 0;
        }),
      ),
    );
    expect(mute).toEqual([]);
  });

  it('say another thing for each reason to act', () => {
    const keys = actionReasons.map((reason) => toSentenceKey('ACTION_REQUIRED', { reason }, full));
    expect(new Set(keys.map((key) => key && texts.get(key))).size).toBe(actionReasons.length);
    expect(keys.every((key, index) => key?.includes(String(actionReasons[index]).toLowerCase()))).toBe(true);
  });

  it('name only what a log may carry', () => {
    const known = /\{(?!(jobTitle|otherName|amount|until|proofTitle|text|count|first|second|timer)\})/;
    const sentences = [...texts].filter(([key]) => key.startsWith('notification.'));
    expect(sentences.filter(([, text]) => known.test(text))).toEqual([]);
  });
});

describe('the choice of a sentence', () => {
  it('is the reason before the side, the side before the code', () => {
    const hints = { reason: 'ESCROW_RELEASE', recipientRole: 'worker' };
    expect(toSentenceKey('PAYMENT_PROCESSED', hints, full)).toBe(
      'notification.payment_processed.escrow_release.message',
    );
    expect(toSentenceKey('TASK_COMPLETED', hints, full)).toBe('notification.task_completed.worker.message');
    expect(toSentenceKey('PROOF_APPROVED', hints, full)).toBe('notification.proof_approved.message');
  });

  it('is that of the reason and the side before either', () => {
    const reason = 'DEAL_MENDED_BY_AUTHOR';
    const key = 'notification.deal_proposal_updated.deal_mended_by_author';
    const keyFor = toSentenceKey.bind(null, 'DEAL_PROPOSAL_UPDATED');
    expect(keyFor({ reason, recipientRole: 'author' }, full)).toBe(`${key}.author.message`);
    expect(keyFor({ reason, recipientRole: 'worker' }, full)).toBe(`${key}.message`);
  });

  it('is the fullest form that leaves no place empty', () => {
    expect(toSentenceKey('DEAL_APPROVED', {}, full)).toBe('notification.deal_approved.message');
    expect(toSentenceKey('DEAL_APPROVED', {}, { jobTitle: 'A', otherName: 'B' })).toBe(
      'notification.deal_approved.short',
    );
    expect(toSentenceKey('DEAL_APPROVED', {}, {})).toBe('notification.deal_approved.plain');
  });

  it('is not misled by a reason it does not know or that is no text', () => {
    const general = 'notification.action_required.plain';
    expect(toSentenceKey('ACTION_REQUIRED', { reason: 'NEW_ONE' }, {})).toBe(general);
    expect(toSentenceKey('ACTION_REQUIRED', { reason: { a: 1 }, recipientRole: '__proto__' }, {})).toBe(
      general,
    );
  });
});

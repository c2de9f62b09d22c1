import { formatParam } from '../i18n/fill-text.ts';
import { describe, expect, it } from 'vitest';
import type { DealLog } from './deal-log.schema.ts';
import { specifiedCodes } from './specified-codes.ts';
import { toNotification } from './to-notification.ts';

const log = (fields: Partial<DealLog> = {}): DealLog => ({
  id: 'lg_1',
  seq: 1,
  msg: '{}',
  action: 'PROOF_EVIDENCE_SUBMITTED',
  description: 'Phạm Gia Bảo đã nộp Mốc 2',
  metadata: {},
  isRead: false,
  createdAt: '2026-11-15T14:00:00Z',
  updatedAt: '2026-11-15T14:00:00Z',
  workerId: 'u04',
  authorId: 'u01',
  ...fields,
});

const getHints = (metadata: DealLog['metadata']) => toNotification(log({ metadata })).hints;

describe('a notification made from a deal log', () => {
  it.each(Object.entries(specifiedCodes))(
    'has the code, the title and the link of %s',
    (action, [, , link]) => {
      const params = {
        jobTitle: 'Dịch sách',
        otherName: 'An',
        amount: 1_500_000,
        hoursLeft: 5,
        reason: 'mờ',
      };
      const notification = toNotification(log({ action, metadata: { params } }));
      expect(notification.type).toBe(action);
      expect(notification.titleKey).toBe(`notification.${action.toLowerCase()}.title`);
      expect(notification.code).toBe(action);
      expect(notification.actionUrl).toBe(link);
    },
  );

  it('keeps what chooses its sentence: the reason beside the params or among them, and the side', () => {
    expect(getHints({ reason: 'RATE', recipientRole: 'worker', params: { reason: 'mờ' } })).toEqual({
      reason: 'RATE',
      recipientRole: 'worker',
    });
    expect(getHints({ params: { reason: 'mờ' } }).reason).toBe('mờ');
  });

  it('has the default title and keeps the server’s sentence where the code is unknown', () => {
    const notification = toNotification(log({ action: 'MOON_LANDED', description: 'Đã hạ cánh' }));
    expect(notification.titleKey).toBe('notification.default');
    expect(notification).toMatchObject({ code: null, message: 'Đã hạ cánh', actionUrl: '/dashboard' });
  });

  it('reads what the row leaves out from msg, as JSON text and as an object', () => {
    const msg = { action: 'DEAL_ACCEPTED', description: 'Đã đồng ý', metadata: { dealId: 'd06' } };
    for (const form of [msg, JSON.stringify(msg)]) {
      const notification = toNotification(log({ msg: form, action: '', description: '' }));
      expect(notification).toMatchObject({
        type: 'DEAL_ACCEPTED',
        message: 'Đã đồng ý',
        data: { metadata: { dealId: 'd06' } },
      });
    }
  });

  it('takes the row’s own words before those of msg, and of msg only what is as agreed', () => {
    const msg = { action: 5, description: null, metadata: { dealId: 'd1', jobId: 'j1' } };
    expect(toNotification(log({ msg, metadata: { dealId: 'd2' } }))).toMatchObject({
      type: 'PROOF_EVIDENCE_SUBMITTED',
      message: 'Phạm Gia Bảo đã nộp Mốc 2',
      data: { metadata: { dealId: 'd2', jobId: 'j1' } },
    });
    expect(toNotification(log({ msg, action: '', description: '' }))).toMatchObject({
      type: '',
      message: '',
    });
    const words = toNotification(log({ msg: { metadata: 'words' } }));
    expect(words.data.metadata).toEqual({});
  });

  it('keeps its place, its times and whether it is read', () => {
    const { id, seq, isRead, createdAt, updatedAt } = log({
      isRead: true,
      updatedAt: '2026-11-16T14:00:00Z',
    });
    expect(toNotification(log({ isRead, updatedAt }))).toMatchObject({
      id,
      seq,
      isRead,
      createdAt,
      updatedAt,
    });
  });

  it.each(['{"action":', '', 'null', '[]', '3', '"text"'])('survives %j as msg', (msg) => {
    expect(toNotification(log({ msg })).message).toBe('Phạm Gia Bảo đã nộp Mốc 2');
  });

  it('is for the recipient, else the worker, else the author', () => {
    expect(toNotification(log({ metadata: { recipientId: 'u09' } })).userId).toBe('u09');
    expect(toNotification(log()).userId).toBe('u04');
    expect(toNotification(log({ metadata: { recipientId: 9 } })).userId).toBe('u04');
    expect(toNotification(log({ workerId: null })).userId).toBe('u01');
    expect(toNotification(log({ workerId: null, authorId: null })).userId).toBeNull();
  });

  it('writes money as money and takes only texts and numbers into a sentence', () => {
    const params = { jobTitle: 'Dịch', otherName: { first: 'An' }, hoursLeft: 5, nested: ['x'] };
    const { messageParams } = toNotification(log({ metadata: { amount: 2_500_000, params } }));
    expect(messageParams).toEqual({ amount: '2,500,000đ', jobTitle: 'Dịch', hoursLeft: 5 });
  });

  it.each<[DealLog['metadata'], object]>([
    [{ amount: 1.5 }, { amount: 1.5 }],
    [{ amount: 2 ** 53 }, { amount: 2 ** 53 }],
    [{ amount: '5' }, { amount: '5' }],
    [{ amount: 5, params: { amount: 6000 } }, { amount: '6,000đ' }],
    [{ amount: null, params: { count: 7 } }, { count: 7 }],
    [{ params: 'text' }, {}],
    [{ params: null }, {}],
  ])('of %j takes %j into a sentence', (metadata, expected) => {
    const { messageParams, hints } = toNotification(log({ metadata }));
    expect(messageParams).toEqual(expected);
    expect(hints).toEqual({ reason: undefined, recipientRole: undefined });
  });

  it.each([
    ['2026-11-20T14:00:00Z', '21:00, 20/11'],
    ['2026-12-31T17:02:00Z', '00:02, 01/01'],
    ['9999-12-30T23:59:59.999Z', '06:59, 31/12'],
    ['9999-12-31T00:00:00Z', undefined],
    ['+275760-09-13T00:00:00Z', undefined],
    ['tomorrow', undefined],
    [5, undefined],
  ])('shows what is due at %j as the moment in Vietnam %j', (dueAt, until) => {
    const shown = toNotification(log({ metadata: { dueAt } })).messageParams['until'];
    expect(shown && formatParam(shown, 'vi')).toBe(until);
  });

  it('keeps the original log beside the metadata', () => {
    const original = log({ metadata: { dealId: 'd06' } });
    expect(toNotification(original).data).toEqual({ log: original, metadata: { dealId: 'd06' } });
  });
});

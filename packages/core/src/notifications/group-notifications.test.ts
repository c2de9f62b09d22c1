import { describe, expect, it } from 'vitest';
import { groupAlike, rowKey } from './group-notifications.ts';
import { toNotification } from './to-notification.ts';

type About = { action?: string; jobId?: string; reason?: string; createdAt?: string; isRead?: boolean };

const events = (seq: number, about: About = {}) => {
  const { action = 'PROOF_EVIDENCE_SUBMITTED', jobId = 'j1', reason, isRead = false } = about;
  const { createdAt = '2026-11-20T09:00:00Z' } = about;
  return toNotification({
    id: `lg_${seq}`,
    seq,
    msg: {},
    action,
    description: '',
    metadata: { jobId, reason, recipientRole: 'author' },
    isRead,
    createdAt,
    updatedAt: createdAt,
    workerId: null,
    authorId: null,
  });
};

const seqs = (rows: ReturnType<typeof groupAlike>) =>
  rows.map(({ seq, others = [] }) => [seq, ...others.map((other) => other.seq)]);

describe('a group of notifications', () => {
  it('is one row at the place of the newest, also where something else came between', () => {
    const list = [events(5), events(4, { action: 'COLLABORATION_STARTED' }), events(3), events(2)];
    expect(seqs(groupAlike(list))).toEqual([[5, 3, 2], [4]]);
  });

  it.each<[string, About]>([
    ['another posting', { jobId: 'j2' }],
    ['another code', { action: 'PROOF_UPLOADED' }],
    ['another reason', { reason: 'REVIEW_DUE' }],
    ['another day in Vietnam', { createdAt: '2026-11-20T17:00:00Z' }],
    ['no posting', { jobId: '' }],
    ['a conversation', { action: 'NEW_MESSAGE' }],
  ])('is not joined by what is of %s', (_, about) => {
    expect(seqs(groupAlike([events(3, about), events(2), events(1)]))).toEqual([[3], [2, 1]]);
  });

  it('leaves two messages about one job apart', () => {
    const list = [events(2, { action: 'NEW_MESSAGE' }), events(1, { action: 'NEW_MESSAGE' })];
    expect(seqs(groupAlike(list))).toEqual([[2], [1]]);
  });

  it('is unread while one of them is, and keeps its key while more come', () => {
    const [row] = groupAlike([events(3, { isRead: true }), events(2), events(1, { isRead: true })]);
    expect(row?.isRead).toBe(false);
    const [read] = groupAlike([events(2, { isRead: true }), events(1, { isRead: true })]);
    expect(read?.isRead).toBe(true);
    expect(row && rowKey(row)).toBe(rowKey(events(1)));
  });
});

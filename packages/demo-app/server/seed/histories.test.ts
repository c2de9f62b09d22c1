import { describe, expect, it } from 'vitest';
import { describeLog } from '../modules/notifications/describe-log.ts';
import { pastLogs } from './histories.ts';
import { findSeed, marketSeed } from './market-seed.ts';

const now = new Date('2026-11-20T09:00:00Z');
const logs = pastLogs((id) => id, now);
const logsOf = (username: string) => {
  const user = marketSeed.users.find((candidate) => candidate.username === username);
  return logs.filter((log) => log.recipientId === user?.id);
};

const due = (dealId: string, action: string) =>
  logs.find((log) => log.metadata.dealId === dealId && log.action === action)?.metadata.dueAt;

describe('the past of the demo people', () => {
  it.each(['minhanh', 'quochuy', 'camtu', 'giabao', 'thuha', 'ngocmai'])(
    'gives %s a busy history',
    (username) => {
      expect(logsOf(username).length).toBeGreaterThanOrEqual(15);
      expect(logsOf(username).length).toBeLessThanOrEqual(40);
    },
  );

  it.each(['hoanglong', 'vantin', 'thanhtruc'])('gives %s a history', (username) => {
    expect(logsOf(username).length).toBeGreaterThanOrEqual(5);
  });

  it('leaves ducthinh without any', () => {
    expect(logsOf('ducthinh')).toEqual([]);
  });

  it('lies within 20 days and never in the future, oldest first', () => {
    const times = logs.map((log) => +log.createdAt);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(+now - (times[0] ?? 0)).toBeLessThan(20 * 86_400_000 + 3_600_000);
    expect(times.at(-1)).toBeLessThan(+now);
  });

  it('has both read and unread logs, and none read before it was written or after now', () => {
    const read = logs.filter((log) => log.readAt !== null);
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(logs.length);
    for (const log of read) {
      expect(+(log.readAt ?? 0)).toBeGreaterThan(+log.createdAt);
      expect(+(log.readAt ?? 0)).toBeLessThan(+now);
    }
  });

  it('tells each log to a party of it, in the role they have', () => {
    for (const log of logs) {
      expect(log.recipientId).toBe(log.recipientRole === 'author' ? log.authorId : log.workerId);
      expect(log.authorId).not.toBe(log.workerId);
    }
  });

  it('agrees with the seed about who is in a deal', () => {
    for (const { metadata, authorId, workerId } of logs) {
      if (metadata.dealId === undefined) continue;
      const deal = findSeed(marketSeed.deals, metadata.dealId);
      expect({ authorId, workerId, jobId: metadata.jobId }).toEqual({
        authorId: deal.authorId,
        workerId: deal.workerId,
        jobId: deal.jobId,
      });
    }
  });

  it('still holds the deadlines that the deals show: five hours for the logo, eighteen for the dispute', () => {
    expect(due('d06', 'URGENT_PROOF_REVIEW_NEEDED')).toBe('2026-11-20T14:00:00.000Z');
    expect(due('d09', 'ACTION_REQUIRED')).toBe('2026-11-21T03:00:00.000Z');
  });

  it('describes every log in full', () => {
    for (const { action, actorName, metadata } of logs) {
      expect(describeLog(action, { ...metadata.params, actorName })).not.toMatch(
        /undefined|NaN|một việc|Đối tác/,
      );
    }
  });
});

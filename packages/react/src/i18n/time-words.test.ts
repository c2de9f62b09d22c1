import { describe, expect, it } from 'vitest';
import { relativeTime } from './time-words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-11-20T08:00:00Z');

describe('how long ago', () => {
  it.each([
    [0, 'vừa xong', 'just now'],
    [minute - 1, 'vừa xong', 'just now'],
    [minute, '1 phút trước', '1 minute ago'],
    [hour - 1, '59 phút trước', '59 minutes ago'],
    [hour, '1 giờ trước', '1 hour ago'],
    [day - 1, '23 giờ trước', '23 hours ago'],
    [day, '1 ngày trước', '1 day ago'],
    [7 * day - 1, '6 ngày trước', '6 days ago'],
    [7 * day, '13/11/2026', '13 Nov 2026'],
    // Clock skew.
    [-hour, 'vừa xong', 'just now'],
  ])('%i ms', (past, vi, en) => {
    expect(relativeTime(now - past, now, 'vi')).toBe(vi);
    expect(relativeTime(now - past, now, 'en')).toBe(en);
  });
});

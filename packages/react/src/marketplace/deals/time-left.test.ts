import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  ['a fresh deal of four hours', 4 * hour - 20_000, '4 hours'],
  ['three days that have just begun', 3 * day - minute, '3 days'],
  ['two days and a half hour', 2 * day + 30 * minute, '2 days'],
  ['just under two days', 2 * day - minute, '48 hours'],
  ['an hour and a half', 90 * minute, '90 minutes'],
  ['forty seconds', 40_000, '1 minutes'],
  ['nothing', -hour, '0 minutes'],
])('tells %s', (_, ms, events) => {
  const { unit, count } = timeLeft(ms);
  expect(`${count} ${unit}`).toBe(events);
});

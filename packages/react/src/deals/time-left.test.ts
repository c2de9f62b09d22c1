import { expect, it } from 'vitest';
import { hoursAndMinutes } from './time-left.ts';

const minute = 60_000;

it.each([
  [119, null],
  [120, { hours: 2, minutes: 0 }],
  [299.9, { hours: 4, minutes: 59 }],
  [599, { hours: 9, minutes: 59 }],
  [600, null],
])('shows minutes beside hours only below ten hours: %d minutes', (minutes, expected) => {
  expect(hoursAndMinutes(minutes * minute)).toEqual(expected);
});

import type { TextsLike } from '@keo/core';
import type { timeVi } from './time.vi.ts';

export const timeEn: TextsLike<typeof timeVi> = {
  'time.now': 'just now',
  'time.minutes_one': '{count} minute ago',
  'time.minutes_other': '{count} minutes ago',
  'time.hours_one': '{count} hour ago',
  'time.hours_other': '{count} hours ago',
  'time.days_one': '{count} day ago',
  'time.days_other': '{count} days ago',
};

import type { TextsLike } from '@keo/core';
import type { datesVi } from './dates.vi.ts';

export const datesEn: TextsLike<typeof datesVi> = {
  'dates.period': 'Period',
  'dates.period.all': 'Any time',
  'dates.period.today': 'Today',
  'dates.period.last7': 'Last 7 days',
  'dates.period.last30': 'Last 30 days',
  'dates.period.thisMonth': 'This month',
  'dates.period.lastMonth': 'Last month',
  'dates.period.custom': 'Custom',
  'dates.from': 'From',
  'dates.to': 'To',
  'dates.shape': 'dd/mm/yyyy',
  'dates.calendar': 'Choose in a calendar',
  'dates.wrong': 'Enter a date like {example}.',
  'dates.tooEarly': 'Choose {day} or later.',
  'dates.tooLate': 'Choose {day} or earlier.',
};

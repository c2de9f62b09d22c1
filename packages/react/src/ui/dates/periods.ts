import { vietnamDay } from '@keo/core/contract';

export const periods = ['all', 'today', 'last7', 'last30', 'thisMonth', 'lastMonth', 'custom'] as const;
export type Period = (typeof periods)[number];
export type Days = { dateFrom?: string | undefined; dateTo?: string | undefined };

const day = 86_400_000;

/** In Vietnam's time, inclusive. */
export function toDays(period: Period, now: number): Days {
  const today = vietnamDay(now);
  const back = (days: number) => vietnamDay(now - days * day);
  const getFirst = (monthsBack: number) => {
    const [year = 0, month = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 10);
  };
  const lastMonthEnd = new Date(Date.parse(getFirst(0)) - day).toISOString().slice(0, 10);
  switch (period) {
    case 'today':
      return { dateFrom: today, dateTo: today };
    case 'last7':
      return { dateFrom: back(6), dateTo: today };
    case 'last30':
      return { dateFrom: back(29), dateTo: today };
    case 'thisMonth':
      return { dateFrom: getFirst(0), dateTo: today };
    case 'lastMonth':
      return { dateFrom: getFirst(1), dateTo: lastMonthEnd };
    default:
      return {};
  }
}

export function toPeriod({ dateFrom, dateTo }: Days, now: number): Period {
  if (!dateFrom && !dateTo) return 'all';
  const known = periods.find((period) => {
    const days = toDays(period, now);
    return days.dateFrom === dateFrom && days.dateTo === dateTo;
  });
  return known ?? 'custom';
}

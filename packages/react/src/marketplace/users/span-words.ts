import type { ProfileTexts } from './use-profile-texts.ts';

const hour = 60;
const day = 24 * hour;

/** `25 phút`, `3 giờ`, `2 ngày` */
export function spanWords(minutes: number, t: ProfileTexts): string {
  if (minutes < hour) return t('profile.minutes', { count: minutes });
  if (minutes < 2 * day) return t('profile.hours', { count: Math.round(minutes / hour) });
  return t('profile.days', { count: Math.round(minutes / day) });
}

/** 0 is less than an hour. */
export const hourWords = (hours: number, t: ProfileTexts): string =>
  hours === 0 ? t('profile.underHour') : spanWords(hours * hour, t);

/**
 * How pictures of stories are taken and compared. Both are from the same machine, so the threshold is 0: one step of
 * 255 shows.
 */
export const look = {
  threshold: 0,
  maxDiffPixels: 0,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const;

/** A Friday morning, fixed, so that dates in stories are the same in every run. */
export const moment = new Date('2026-11-20T09:00:00+07:00');

export const surroundings = {
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const;

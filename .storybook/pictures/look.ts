/**
 * How pictures of stories are drawn and compared. Both come from the same machine, so nothing may differ: a threshold
 * of 0 sees a colour that moved by one step of 255.
 */
export const look = {
  threshold: 0,
  maxDiffPixels: 0,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const;

/** A Friday morning: what a story says about days and hours is the same in every run. */
export const moment = new Date('2026-11-20T09:00:00+07:00');

export const surroundings = {
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const;

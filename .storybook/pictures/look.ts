/** Screenshots are from the same machine as their baseline, so the threshold is 0. */
export const look = {
  threshold: 0,
  maxDiffPixels: 0,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const;

/** Fixed, so that dates in stories are the same in every run. */
export const moment = new Date('2026-11-20T09:00:00+07:00');

export const surroundings = {
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const;

const shape = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** A time in the server's texts, in Vietnam's time zone. */
export const shownMoment = (moment: Date): string => shape.format(moment);

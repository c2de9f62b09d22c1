const shape = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** A moment as it stands in a sentence of the server's, in Vietnam's time. */
export const shownMoment = (moment: Date): string => shape.format(moment);

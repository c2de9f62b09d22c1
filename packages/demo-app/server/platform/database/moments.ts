/** A stored date in ms since 1970, as the laws count. */
export const toTime = (moment: Date | null): number | null => (moment === null ? null : +moment);

export const toMoment = (time: number | null): Date | null => (time === null ? null : new Date(time));

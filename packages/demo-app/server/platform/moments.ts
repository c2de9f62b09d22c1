/** A stored date in milliseconds since 1970, as the laws count. */
export const timeOf = (moment: Date | null): number | null => (moment === null ? null : +moment);

/** The way back: milliseconds as a date to store. */
export const momentOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

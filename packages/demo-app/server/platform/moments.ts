/** A stored moment as laws count it, in milliseconds since 1970. */
export const timeOf = (moment: Date | null): number | null => (moment === null ? null : +moment);

/** A time of the laws as it is stored. */
export const momentOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

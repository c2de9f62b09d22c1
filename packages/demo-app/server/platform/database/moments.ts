/** A stored date in ms since 1970, as the laws count. */
export const timeOf = (moment: Date | null): number | null => (moment === null ? null : +moment);

export const momentOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

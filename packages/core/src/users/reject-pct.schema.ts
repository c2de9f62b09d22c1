import { integer, maxValue, minValue, nullish, number, pipe } from 'valibot';

/** Public numbers of an author count the verdicts of this many days, and need this many. */
export const authorNumbers = { days: 90, leastJudged: 3 } as const;

/** Percentage of an author's verdicts in 90 days that are rejections; null where there are too few. */
export const rejectPctSchema = nullish(pipe(number(), integer(), minValue(0), maxValue(100)), null);

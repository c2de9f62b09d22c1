import { integer, maxValue, minValue, nullish, number, pipe } from 'valibot';

/** What an author's public numbers are made of: verdicts of so many days, once there are so many of them. */
export const authorNumbers = { days: 90, leastJudged: 3 } as const;

/** Of what an author judged in 90 days, the share in percent that they rejected; null while that was too little. */
export const rejectPctSchema = nullish(pipe(number(), integer(), minValue(0), maxValue(100)), null);

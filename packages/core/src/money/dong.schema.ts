import { integer, maxValue, minValue, number, pipe } from 'valibot';

/** Integer đồng, zero or more. */
export const dongSchema = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));

/** Integer đồng with its sign: what came in is positive, what went out negative. */
export const signedDongSchema = pipe(
  number(),
  integer(),
  minValue(Number.MIN_SAFE_INTEGER),
  maxValue(Number.MAX_SAFE_INTEGER),
);

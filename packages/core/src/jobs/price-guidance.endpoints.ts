import { integer, minValue, nullable, number, object, pipe } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { categorySlugSchema, jobKindSchema } from './job.schema.ts';

/** When what authors agreed to pay says what is usual. */
export const priceGuidanceLimits = {
  /** Jobs of fewer authors, or fewer jobs, say nothing. */
  authorsMin: 3,
  jobsMin: 5,
  /** How long ago a deal may have ended, in days, and how many of the newest jobs count. */
  days: 180,
  jobsMax: 200,
} as const;

export const priceGuidance = defineEndpoint({
  method: 'GET',
  path: '/job/price-guidance',
  access: 'session',
  summary:
    'What authors agreed to pay in this category lately: the lower quarter, the middle and the upper quarter, in đồng. Null where too few say too little.',
  input: object({ kind: jobKindSchema, category: categorySlugSchema }),
  data: nullable(
    object({
      low: dongSchema,
      middle: dongSchema,
      high: dongSchema,
      /** How many jobs the numbers are from. */
      jobs: pipe(number(), integer(), minValue(1)),
    }),
  ),
});

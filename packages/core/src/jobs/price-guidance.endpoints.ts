import { integer, minValue, nullable, number, object, pipe } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { categorySlugSchema, jobKindSchema } from './job.schema.ts';

/** From which sample usual prices are shown. */
export const priceGuidanceLimits = {
  /** Fewer authors or jobs are too few. */
  authorsMin: 3,
  jobsMin: 5,
  /** Deals that ended in this many days, of at most so many jobs. */
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
      /** The size of the sample. */
      jobs: pipe(number(), integer(), minValue(1)),
    }),
  ),
});

import { check, forward, maxLength, object, optional, pipe, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { jobLimits } from '../jobs/job-limits.schema.ts';
import { categorySlugSchema, placeSchema } from '../jobs/job.schema.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { termsSchema } from '../terms/terms.schema.ts';
import { rule } from '../text/checks.schema.ts';
import { isVisible, nameText } from '../text/words.schema.ts';
import { dealViewSchema } from './deal.schema.ts';

export const inviteWorker = defineEndpoint({
  method: 'POST',
  path: '/job-deal/invite-worker',
  access: 'session',
  summary:
    'Offers one person work that is not posted: a private project of one slot, and its deal with the author’s first offer. Only the two see it.',
  input: object({
    workerId: idSchema,
    title: nameText(jobLimits.titleMin, jobLimits.titleMax),
    categorySlug: categorySlugSchema,
    place: optional(placeSchema, { mode: 'REMOTE' }),
    /** `scope` is all that the worker reads of the work. */
    terms: pipe(
      termsSchema,
      forward(
        check(({ scope }) => isVisible(scope), rule('VISIBLE')),
        ['scope'],
      ),
    ),
    message: optional(pipe(string(), maxLength(2000))),
    requestId: requestIdSchema,
  }),
  data: dealViewSchema,
  idempotent: true,
});

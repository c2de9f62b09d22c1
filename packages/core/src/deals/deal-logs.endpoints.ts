import { array, boolean, maxLength, object, omit, optional, pipe } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import { dealLogSchema } from '../notifications/deal-log.schema.ts';
import { idSchema } from '../http/field.schema.ts';
import { saidText } from '../text/words.schema.ts';

/** One event of a deal's history: a log without the recipient's `seq`. */
export const dealEventSchema = omit(dealLogSchema, ['seq']);

export const dealLogsList = defineEndpoint({
  method: 'GET',
  path: '/jobdeallog/jobs-deal-logs-list',
  access: 'session',
  summary: 'The history of one deal, one row for each event, for its two sides.',
  input: object({ ...pageQuery, dealId: idSchema }),
  data: object(pageSchema(dealEventSchema)),
});

export const newDealLog = defineEndpoint({
  method: 'POST',
  path: '/jobdeallog/jobs-deal-logs-new',
  access: 'session',
  summary: 'Leaves a note in the history of a deal; it may ask the other side to answer.',
  input: object({
    dealId: idSchema,
    description: saidText(1, 2000),
    fileIds: optional(pipe(array(idSchema), maxLength(10))),
    requiresAction: optional(boolean()),
  }),
  data: dealEventSchema,
});

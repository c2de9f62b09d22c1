import {
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  variant,
} from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { dealViewSchema } from './deal.schema.ts';
import { someTermsSchema, termsChangeSchema, termsSchema, termsShape } from '../terms/terms.schema.ts';
import { idSchema } from '../http/field.schema.ts';
import { conditionsSchema } from '../terms/condition.schema.ts';

const words = pipe(string(), maxLength(2000));
const version = pipe(number(), integer(), minValue(0));
const offerNo = pipe(number(), integer(), minValue(1));

export const dealInfo = defineEndpoint({
  method: 'POST',
  reads: true,
  path: '/job-deal/job-deal-info',
  access: 'session',
  summary: 'One deal as its reader sees it, by its id or by its job and worker.',
  input: union([object({ dealId: idSchema }), object({ jobId: idSchema, workerId: optional(idSchema) })]),
  data: dealViewSchema,
});

export const initByAuthor = defineEndpoint({
  method: 'POST',
  path: '/job-deal/job-deal-init-by-author',
  access: 'session',
  summary: 'The author makes the first offer, to someone who applied or by an invitation.',
  input: object({
    applicationId: optional(idSchema),
    jobId: idSchema,
    workerId: idSchema,
    terms: termsSchema,
    message: optional(words),
    requestId: requestIdSchema,
  }),
  data: dealViewSchema,
  idempotent: true,
});

/** In the worker's first offer; without conditions it has those that the author prepared. */
const proposedTermsSchema = object({
  ...someTermsSchema.entries,
  price: termsShape.entries.price,
  releaseMode: termsShape.entries.releaseMode,
  reviewHours: termsShape.entries.reviewHours,
  revisionsMax: termsShape.entries.revisionsMax,
  scope: termsShape.entries.scope,
  conditions: optional(conditionsSchema),
});

export const initProposal = defineEndpoint({
  method: 'POST',
  path: '/job-deal/job-deal-init-proposal',
  access: 'session',
  summary: 'The worker makes the first offer of a project, or takes a quick job.',
  input: union([
    object({
      dealId: idSchema,
      terms: proposedTermsSchema,
      message: optional(words),
      requestId: optional(requestIdSchema),
    }),
    object({ jobId: idSchema, mode: literal('TAKE'), requestId: optional(requestIdSchema) }),
  ]),
  data: dealViewSchema,
  idempotent: true,
});

const answering = {
  dealId: idSchema,
  version,
  baseOfferNo: offerNo,
  note: optional(words),
  requestId: optional(requestIdSchema),
};

export const giveOffer = defineEndpoint({
  method: 'POST',
  path: '/job-deal/job-deal-give-offer',
  access: 'session',
  summary: 'Answers an offer: counters, accepts or declines it, or asks for a change of running work.',
  input: variant('decision', [
    object({ ...answering, decision: literal('COUNTER'), terms: termsSchema }),
    object({ ...answering, decision: literal('ACCEPT') }),
    object({ ...answering, decision: literal('DECLINE'), reason: optional(words) }),
    object({
      ...answering,
      decision: literal('CHANGE_ORDER'),
      terms: termsChangeSchema,
      reason: optional(words),
    }),
  ]),
  data: dealViewSchema,
  idempotent: true,
});

export const authorFinalize = defineEndpoint({
  method: 'POST',
  path: '/job-deal/job-deal-author-finalize',
  access: 'session',
  summary: 'The author locks the money, releases what is held, or cancels before the work began.',
  input: object({
    dealId: idSchema,
    version,
    decision: picklist(['APPROVE', 'COMPLETE', 'CANCEL']),
    /** In đồng, on top of the price; only when completing. */
    bonus: optional(pipe(dongSchema, minValue(1000), maxValue(50_000_000))),
    note: optional(words),
    /**
     * The total that the author was shown, `money.authorTotal`, in đồng and without a bonus; another one is refused as
     * STALE, whatever the decision.
     */
    expectTotal: dongSchema,
    requestId: requestIdSchema,
  }),
  data: object({ deal: dealViewSchema, balance: dongSchema }),
  idempotent: true,
});

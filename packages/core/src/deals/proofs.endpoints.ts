import {
  array,
  boolean,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  variant,
} from 'valibot';
import { dealViewSchema } from './deal.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import { refusalReasonSchema } from '../http/refusal.schema.ts';
import {
  evidenceInputSchema,
  listedProofSchema,
  proofCheckSchema,
  proofStateSchema,
  proofViewSchema,
} from '../proofs/proof.schema.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { countSchema, idSchema } from '../http/field.schema.ts';
import { rejectionRuleSchema } from '../proofs/rejection-rules.schema.ts';
import { conditionsSchema } from '../terms/condition.schema.ts';

export const addProof = defineEndpoint({
  method: 'POST',
  path: '/job-proof/add-jobs-history-proof',
  access: 'session',
  summary:
    'The author adds conditions, or the worker evidence; `submit` hands it in at once, with nothing new the kept draft.',
  input: variant('kind', [
    object({
      dealId: idSchema,
      requestId: optional(requestIdSchema),
      kind: literal('CONDITION'),
      conditions: pipe(conditionsSchema, minLength(1)),
    }),
    object({
      ...evidenceInputSchema.entries,
      dealId: idSchema,
      requestId: optional(requestIdSchema),
      kind: literal('EVIDENCE'),
      proofId: idSchema,
      submit: optional(boolean()),
    }),
  ]),
  data: object({ proofs: array(proofViewSchema), checks: array(proofCheckSchema), deal: dealViewSchema }),
  idempotent: true,
});

export const proofActions = [
  'SUBMIT',
  'APPROVE',
  'REQUEST_REVISION',
  'REJECT',
  'UNDO_REJECT',
  'REMOVE_FILE',
] as const;

const change = {
  version: countSchema,
  requestId: optional(requestIdSchema),
  action: picklist(proofActions),
  /** Of a rejection: the rule that is not met. */
  reasonCode: optional(rejectionRuleSchema),
  note: optional(pipe(string(), maxLength(2000))),
  fileId: optional(idSchema),
};

export const changeProof = defineEndpoint({
  method: 'POST',
  path: '/job-proof/job-history-proof-change',
  access: 'session',
  summary:
    'Submits, approves, sends back or rejects one proof or up to 100 at once; `failed` says which stayed.',
  input: union([
    object({ ...change, proofId: idSchema }),
    object({ ...change, proofIds: pipe(array(idSchema), minLength(1), maxLength(100)) }),
  ]),
  data: object({
    proofs: array(proofViewSchema),
    deal: dealViewSchema,
    failed: array(object({ proofId: string(), reason: refusalReasonSchema })),
  }),
  idempotent: true,
});

export const proofsList = defineEndpoint({
  method: 'GET',
  path: '/job-proof/jobs-history-proof-list',
  access: 'session',
  summary:
    'The proofs of one deal, or of one job by state, without what was handed in, and how many rejections the job still allows.',
  input: union([
    object({ ...pageQuery, dealId: idSchema }),
    object({ ...pageQuery, jobId: idSchema, status: optional(proofStateSchema) }),
  ]),
  data: object({
    ...pageSchema(listedProofSchema),
    rejectionBudget: object({ used: countSchema, max: countSchema }),
  }),
});

import {
  type InferOutput,
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  omit,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { dongSchema } from '../money/dong.schema.ts';
import { idSchema, timestampSchema, webLinkSchema } from '../http/field.schema.ts';

const count = (max: number) => pipe(number(), integer(), minValue(0), maxValue(max));

export const evidenceTypes = ['IMAGE', 'VIDEO', 'PDF', 'FILE', 'LINK', 'TEXT', 'CODE', 'GEO'] as const;

/** What a proof must be made of; checked before it is submitted. */
export const acceptSchema = object({
  types: pipe(array(picklist(evidenceTypes)), minLength(1), maxLength(evidenceTypes.length)),
  minFiles: optional(count(10)),
  maxFiles: optional(count(10)),
  minTextLen: optional(count(5000)),
  /** Captured after the work began. */
  mustBeFresh: optional(boolean()),
  geoRadiusM: optional(pipe(number(), minValue(1), maxValue(100_000))),
});

/** One thing the worker must prove. `amount` in đồng, where each proof is paid by itself. */
export const conditionInputSchema = object({
  title: pipe(string(), trim(), minLength(3), maxLength(120)),
  instructions: optional(pipe(string(), maxLength(2000))),
  mandatory: optional(boolean(), true),
  amount: optional(dongSchema),
  accept: acceptSchema,
});
export type ConditionInput = InferOutput<typeof conditionInputSchema>;

export const conditionsSchema = pipe(array(conditionInputSchema), maxLength(20));

export const proofStates = [
  'REQUIRED',
  'UPLOADED',
  'SUBMITTED',
  'APPROVED',
  'REVISION_REQUESTED',
  'REJECTED',
  'DISPUTED',
  'REFUNDED',
  'VOID',
] as const;
export const proofStateSchema = picklist(proofStates);
export type ProofState = InferOutput<typeof proofStateSchema>;

export const geoSchema = object({
  lat: pipe(number(), minValue(-90), maxValue(90)),
  lng: pipe(number(), minValue(-180), maxValue(180)),
  accuracyM: optional(pipe(number(), minValue(0))),
});

/** What a worker hands in for one proof. */
export const evidenceInputSchema = object({
  fileIds: pipe(array(idSchema), maxLength(10)),
  text: optional(pipe(string(), maxLength(5000))),
  link: optional(webLinkSchema(2000)),
  geo: optional(geoSchema),
  capturedAt: optional(timestampSchema),
});

/** One round of evidence; every round is kept. */
export const evidenceSchema = object({
  fileId: nullish(string(), null),
  text: nullish(string(), null),
  link: nullish(string(), null),
  geo: nullish(geoSchema, null),
  capturedAt: nullish(timestampSchema, null),
  sha256: nullish(string(), null),
  uploadedAt: timestampSchema,
  round: pipe(number(), integer(), minValue(1)),
});

/** One automatic check and how it went. */
export const proofCheckSchema = object({ rule: string(), passed: boolean(), note: nullish(string(), null) });
export type ProofCheck = InferOutput<typeof proofCheckSchema>;

export const proofDecisionSchema = object({
  by: picklist(['author', 'timer', 'operator']),
  action: string(),
  /** Of a rejection, the rule that is not met, and the title of the condition whose rule it is. */
  reasonCode: nullish(string(), null),
  condition: nullish(string(), null),
  note: nullish(string(), null),
  at: timestampSchema,
});

/** A condition and its evidence, as both sides of the deal see it. */
export const proofViewSchema = object({
  id: string(),
  dealId: string(),
  no: pipe(number(), integer(), minValue(1)),
  title: string(),
  instructions: nullish(string(), null),
  mandatory: boolean(),
  amount: nullish(dongSchema, null),
  accept: acceptSchema,
  state: proofStateSchema,
  evidence: array(evidenceSchema),
  checks: array(proofCheckSchema),
  decisions: array(proofDecisionSchema),
  revisionCount: pipe(number(), integer(), minValue(0)),
  reviewDueAt: nullish(timestampSchema, null),
  revisionDueAt: nullish(timestampSchema, null),
  appealUntil: nullish(timestampSchema, null),
  /** Approved by the timer, not by the author. */
  auto: boolean(),
  version: pipe(number(), integer(), minValue(0)),
});
export type ProofView = InferOutput<typeof proofViewSchema>;

/** The same in a list, without what was handed in: `job-deal-info` tells that. */
export const listedProofSchema = omit(proofViewSchema, ['evidence']);
export type ListedProof = InferOutput<typeof listedProofSchema>;

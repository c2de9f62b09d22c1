import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { dongSchema } from '../money/dong.schema.ts';
import { idSchema, timestampSchema, webLinkSchema } from '../http/field.schema.ts';
import { acceptSchema } from '../terms/condition.schema.ts';

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

export const evidenceInputSchema = object({
  fileIds: pipe(array(idSchema), maxLength(10)),
  text: optional(pipe(string(), maxLength(5000))),
  link: optional(webLinkSchema(2000)),
  geo: optional(geoSchema),
  capturedAt: optional(timestampSchema),
});

/** Every round is kept. */
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
  /** Of a rejection: the rule that is not met, and the title of its condition. */
  reasonCode: nullish(string(), null),
  condition: nullish(string(), null),
  note: nullish(string(), null),
  at: timestampSchema,
});

const listedProofShape = object({
  id: string(),
  dealId: string(),
  no: pipe(number(), integer(), minValue(1)),
  title: string(),
  instructions: nullish(string(), null),
  mandatory: boolean(),
  amount: nullish(dongSchema, null),
  accept: acceptSchema,
  state: proofStateSchema,
  checks: array(proofCheckSchema),
  decisions: array(proofDecisionSchema),
  revisionCount: pipe(number(), integer(), minValue(0)),
  /** Rounds of changes that the author may still ask for. */
  revisionsLeft: optional(pipe(number(), integer(), minValue(0))),
  reviewDueAt: nullish(timestampSchema, null),
  revisionDueAt: nullish(timestampSchema, null),
  appealUntil: nullish(timestampSchema, null),
  /** Rejected beyond the budget: an appeal is settled by the two or by the operator, never by silence. */
  beyondBudget: optional(boolean(), false),
  /** Approved by the timer, not by the author. */
  auto: boolean(),
  version: pipe(number(), integer(), minValue(0)),
});
export interface ListedProof extends InferOutput<typeof listedProofShape> {}
/** For lists: without evidence, which `job-deal-info` has. */
export const listedProofSchema: GenericSchema<unknown, ListedProof> = listedProofShape;

const proofViewShape = object({ ...listedProofShape.entries, evidence: array(evidenceSchema) });
export interface ProofView extends InferOutput<typeof proofViewShape> {}
/** A condition and its evidence, as both sides of the deal see it. */
export const proofViewSchema: GenericSchema<unknown, ProofView> = proofViewShape;

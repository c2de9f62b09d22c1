import { type InferOutput, nullish, number, object, optional, record, string, unknown } from 'valibot';

/** Response codes of the specification's error catalogue. */
export const codes = {
  success: 200,
  error: 500,
  overdue: 401,
  rateLimited: 429,
  timeout: 30_000,
  refused: 10_000,
  other: 202,
} as const;

export type Code = (typeof codes)[keyof typeof codes];

/** Every answer of the API: `{code, msg, data}`. */
export const envelopeSchema = object({
  code: number(),
  msg: nullish(string(), ''),
  data: nullish(unknown(), null),
  /** Of an error: its sentences in each language. */
  said: optional(record(string(), object({ msg: string(), fields: optional(record(string(), string())) }))),
});

export type Envelope = InferOutput<typeof envelopeSchema>;

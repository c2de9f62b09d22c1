import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Null if the stored JSON does not fit the schema. */
export function readDraft<Schema extends GenericSchema>(
  schema: Schema,
  kept: string | null,
): InferOutput<Schema> | null {
  try {
    const read = safeParse(schema, JSON.parse(kept ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

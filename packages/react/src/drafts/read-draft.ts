import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A draft as it was kept on this device, as JSON; null where nothing of the kind was. */
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

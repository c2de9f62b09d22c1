import { picklist, type InferOutput } from 'valibot';

export const sides = ['author', 'worker'] as const;
export const sideSchema = picklist(sides);
export type Side = InferOutput<typeof sideSchema>;

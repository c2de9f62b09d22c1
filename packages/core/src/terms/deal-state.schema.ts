import { picklist, type InferOutput } from 'valibot';

export const dealStates = [
  'DRAFT',
  'NEGOTIATING',
  'AGREED',
  'FUNDED',
  'IN_PROGRESS',
  'PROOFS_APPROVED',
  'DISPUTED',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
] as const;
export const dealStateSchema = picklist(dealStates);
export type DealState = InferOutput<typeof dealStateSchema>;

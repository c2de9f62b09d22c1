import { type InferOutput, picklist } from 'valibot';

/** Scopes of a narrow token. None of them moves money. */
export const scopes = ['notifications', 'wallet:read'] as const;

export const scopeSchema = picklist(scopes);
export type Scope = InferOutput<typeof scopeSchema>;

import { type InferOutput, picklist } from 'valibot';

/**
 * What a narrow token may be good for: reading and marking notifications, or seeing balances and movements. Nothing
 * moves money.
 */
export const scopes = ['notifications', 'wallet:read'] as const;

export const scopeSchema = picklist(scopes);
export type Scope = InferOutput<typeof scopeSchema>;

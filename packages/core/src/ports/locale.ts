import { type InferOutput, picklist } from 'valibot';

export const locales = ['vi', 'en'] as const;
export const localeSchema = picklist(locales);
export type Locale = InferOutput<typeof localeSchema>;

import { readDateBound } from '../texts/vietnam-day.ts';
import { FieldsError } from './refusal.ts';

/** The bound of a list's period. @throws FieldsError INVALID where it is no day and no moment. */
export function toBound(field: 'dateFrom' | 'dateTo', text: string | undefined) {
  if (text === undefined) return undefined;
  const bound = readDateBound(text);
  if (bound === null) throw new FieldsError('INVALID', { [field]: 'field.date' });
  return bound;
}

import { hasLetter } from '@keo/core/contract';
import { FieldsError } from '../http/refusal.ts';
import { hideContacts } from './mask-contacts.ts';

/**
 * A name or title without contacts.
 * @throws FieldsError INVALID where nothing else is left of it.
 */
export function nameToAll(field: string, text: string): string {
  const shown = hideContacts(text);
  if (!hasLetter(shown)) throw new FieldsError('INVALID', { [field]: 'field.onlyContact' });
  return shown;
}

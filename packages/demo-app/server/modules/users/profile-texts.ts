import type { UpdateUser } from '@keo/core/contract';
import { FieldsError } from '../../platform/http/refusal.ts';
import { hideContacts } from '../../platform/texts/mask-contacts.ts';
import { nameToAll } from '../../platform/texts/name-to-all.ts';
import { isReserved } from './name-shapes.ts';
import { closedName } from './public-user.ts';

export function parseName(displayName: string): string {
  const name = nameToAll('displayName', displayName);
  if (isReserved(name, closedName)) throw new FieldsError('INVALID', { displayName: 'field.nameReserved' });
  return name;
}

/** Contacts in public texts are masked. */
const asKept: Record<string, (text: string) => string> = {
  displayName: parseName,
  headline: hideContacts,
  bio: hideContacts,
};

/** The fields that a change has, texts as they are kept. */
export const toKeptTexts = (texts: Omit<UpdateUser, 'photoFileId' | 'avatarUrl' | 'settings'>) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [
        field,
        typeof value === 'string' ? (asKept[field]?.(value) ?? value) : value,
      ]),
  );

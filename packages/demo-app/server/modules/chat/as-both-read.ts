import { contactsOf, type Bond } from './room-state.ts';
import { maskContacts } from '../../texts/mask-contacts.ts';

/** A text of a message as both read it: contacts are masked until money was held for them. */
export const asBothRead = (text: string, bond: Bond): { text: string; isMasked: boolean } =>
  contactsOf(bond) === 'HIDDEN' ? maskContacts(text) : { text, isMasked: false };

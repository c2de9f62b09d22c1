import { contactsOf, type Bond } from './room-state.ts';
import { maskContacts } from './mask-contacts.ts';

/** A text as the two of a room read it: until money was held for them, without what leads past Keo. */
export const asBothRead = (text: string, bond: Bond): { text: string; isMasked: boolean } =>
  contactsOf(bond) === 'HIDDEN' ? maskContacts(text) : { text, isMasked: false };

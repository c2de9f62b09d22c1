import { getContacts, type PairHistory } from './room-state.ts';
import { maskContacts } from '../../platform/texts/mask-contacts.ts';

/** Contacts are masked until money was held. */
export const maskUntilFunded = (text: string, history: PairHistory): { text: string; isMasked: boolean } =>
  getContacts(history) === 'HIDDEN' ? maskContacts(text) : { text, isMasked: false };

import { cleanEntry, readPhone } from '@keo/core/contract';

/** Normalises a username, e-mail or phone, so that one phone number has one spelling. */
export const plainIdentifier = (identifier: string): string =>
  readPhone(identifier) ?? cleanEntry(identifier).toLowerCase();

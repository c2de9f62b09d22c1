/** Normalises a username, e-mail or phone, so that one phone number has one spelling. */
export const plainIdentifier = (identifier: string): string =>
  identifier.trim().toLowerCase().replace(/^\+84/, '0');

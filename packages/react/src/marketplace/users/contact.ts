export type Contact = 'email' | 'phone';

/** `provedBy`: where the code of the owner went, if any contact is verified. */
export type SentCodes = { to: string; password: string; provedBy: Contact | null };

export const toContact = (contact: Contact, to: string) =>
  contact === 'email' ? { email: to } : { phone: to };

import { type SealedText, createSealedText } from '../../platform/sealed-text.ts';

/** Encryption of account numbers. */
export const bankAccountsOf = (secret: string): SealedText => createSealedText(secret, 'bank accounts');

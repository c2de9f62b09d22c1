import { type SealedText, createSealedText } from '../../platform/sealed-text.ts';

/** How the numbers of bank accounts are kept. */
export const bankAccountsOf = (secret: string): SealedText => createSealedText(secret, 'bank accounts');

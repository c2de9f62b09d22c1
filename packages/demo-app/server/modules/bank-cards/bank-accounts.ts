import { type SealedText, createSealedText } from '../../platform/security/sealed-text.ts';

export const bankAccountsOf = (secret: string): SealedText => createSealedText(secret, 'bank accounts');

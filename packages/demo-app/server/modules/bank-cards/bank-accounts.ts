import { type SealedText, createSealedText } from '../../platform/sealed-text.ts';

export const bankAccountsOf = (secret: string): SealedText => createSealedText(secret, 'bank accounts');

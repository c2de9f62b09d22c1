import { type SealedText, createSealedText } from '../../platform/security/sealed-text.ts';

export const createBankAccounts = (secret: string): SealedText => createSealedText(secret, 'bank accounts');

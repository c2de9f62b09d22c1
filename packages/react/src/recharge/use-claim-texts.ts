import { useTexts } from '../i18n/use-texts.ts';
import { claimsEn } from './claims.en.ts';
import { claimsVi } from './claims.vi.ts';

/** The texts of money that is being looked at, and of claims, in the language now. */
export const useClaimTexts = () => useTexts(claimsVi, claimsEn);

import { useTexts } from '../../i18n/use-texts.ts';
import { claimsEn } from './claims.en.ts';
import { claimsVi } from './claims.vi.ts';

export const useClaimTexts = () => useTexts(claimsVi, claimsEn);

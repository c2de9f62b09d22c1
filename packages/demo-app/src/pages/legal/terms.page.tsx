import { termsEn } from '../../texts/terms.en.ts';
import { termsVi } from '../../texts/terms.vi.ts';
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => <LegalPage path="/terms" vi={termsVi} en={termsEn} />;

import { termsEn } from './terms.en.ts';
import { termsVi } from './terms.vi.ts';
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => <LegalPage path="/terms" vi={termsVi} en={termsEn} />;

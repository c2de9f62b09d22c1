import { privacyEn } from './privacy.en.ts';
import { privacyVi } from './privacy.vi.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => <LegalPage path="/privacy" vi={privacyVi} en={privacyEn} />;

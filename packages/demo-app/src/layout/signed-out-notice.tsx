import { useAuth, useTexts } from '@keo/react';
import { signedOutSearch } from '../routes/search.schema.ts';
import { usePageSearch } from '../routes/use-page-search.ts';
import { frameEn } from './frame.en.ts';
import { frameVi } from './frame.vi.ts';

/** An expired session is explained by the form itself. */
export function SignedOutNotice() {
  const t = useTexts(frameVi, frameEn);
  const { isAuthenticated } = useAuth();
  const { reason } = usePageSearch(signedOutSearch);
  if (isAuthenticated || reason === undefined || reason === 'overdue' || reason === 'reset') return null;
  return (
    <p className="site-notice" role="status">
      {t(`frame.signedOut.${reason}`)}
    </p>
  );
}

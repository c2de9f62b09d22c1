import { useAuth, useTexts } from '@keo/react';
import { signedOutSearch } from '../routes/search.schema.ts';
import { usePageSearch } from '../routes/use-page-search.ts';
import { shellEn } from '../texts/shell.en.ts';
import { shellVi } from '../texts/shell.vi.ts';

/** Why somebody is a visitor now. What is overdue the form itself says. */
export function SignedOutNotice() {
  const t = useTexts(shellVi, shellEn);
  const { isAuthenticated } = useAuth();
  const { reason } = usePageSearch(signedOutSearch);
  if (isAuthenticated || reason === undefined || reason === 'overdue' || reason === 'reset') return null;
  return (
    <p className="site-notice" role="status">
      {t(`shell.signedOut.${reason}`)}
    </p>
  );
}

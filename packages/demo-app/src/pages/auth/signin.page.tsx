import { useEffect } from 'react';
import { SignInForm, useKeo, useTexts } from '@keo/react';
import { signInSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { authPagesEn } from '../../texts/auth-pages.en.ts';
import { authPagesVi } from '../../texts/auth-pages.vi.ts';
import { shellEn } from '../../texts/shell.en.ts';
import { shellVi } from '../../texts/shell.vi.ts';
import { renderLink } from './render-link.tsx';
import { useGoOn } from './use-go-on.ts';

export function SignInPage() {
  const t = useTexts(authPagesVi, authPagesEn);
  const shell = useTexts(shellVi, shellEn);
  const { auth } = useKeo();
  const { reason } = usePageSearch(signInSearch);
  const goOn = useGoOn();

  // By this form, or in another tab of the same browser.
  useEffect(() => {
    const subscription = auth.on('auth.signedIn', goOn);
    return () => subscription.unsubscribe();
  }, [auth, goOn]);

  return (
    <>
      {(reason === 'asked' || reason === 'otherTab') && (
        <p className="site-notice" role="status">
          {shell(`shell.signedOut.${reason}`)}
        </p>
      )}
      {reason === 'reset' && (
        <p className="site-notice" role="status">
          {t('entrance.reset.done')}
        </p>
      )}
      <SignInForm reason={reason === 'overdue' ? 'overdue' : undefined} renderLink={renderLink} />
    </>
  );
}

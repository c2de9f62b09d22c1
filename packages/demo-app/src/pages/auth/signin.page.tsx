import { type ComponentType, Suspense, lazy, useEffect } from 'react';
import { SignInForm, useKeo, useTexts } from '@keo/react';
import { signedOutSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { authPagesEn } from './auth-pages.en.ts';
import { authPagesVi } from './auth-pages.vi.ts';
import { renderLink } from './render-link.tsx';
import { useCallbackUrl } from './use-callback-url.ts';

const PasskeyEntry = lazy<ComponentType>(() =>
  import('./passkey-entry.tsx').then(
    (file) => ({ default: file.PasskeyEntry }),
    () => ({ default: () => null }),
  ),
);
const renderPasskey = () => (
  <Suspense fallback={<div className="site-passkey-room" />}>
    <PasskeyEntry />
  </Suspense>
);

export function SignInPage() {
  const t = useTexts(authPagesVi, authPagesEn);
  const { auth } = useKeo();
  const { reason } = usePageSearch(signedOutSearch);
  const goOn = useCallbackUrl();

  // Signed in here or in another tab.
  useEffect(() => {
    const subscription = auth.on('auth.signedIn', goOn);
    return () => subscription.unsubscribe();
  }, [auth, goOn]);

  return (
    <>
      {reason === 'reset' && (
        <p className="site-notice" role="status">
          {t('entrance.reset.done')}
        </p>
      )}
      <SignInForm
        reason={reason === 'overdue' ? 'overdue' : undefined}
        renderLink={renderLink}
        renderOtherWays={renderPasskey}
      />
    </>
  );
}

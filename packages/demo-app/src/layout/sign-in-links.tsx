import { buttonVariants, useTexts } from '@keo/react';
import { PageLink } from '../routes/page-link.tsx';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';

export function SignInLinks() {
  const t = useTexts(shellVi, shellEn);
  return (
    <>
      <PageLink to="/signin" className={buttonVariants({ variant: 'plain' })}>
        {t('shell.signIn')}
      </PageLink>
      <PageLink to="/signup" className={`${buttonVariants({ variant: 'ghost' })} site-wide`}>
        {t('shell.signUp')}
      </PageLink>
    </>
  );
}

import type { ReactNode } from 'react';
import { type User } from '@keo/core';
import { Spinner, buttonVariants, useAuth, useTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { verifyEn } from '../../layout/verify.en.ts';
import { verifyVi } from '../../layout/verify.vi.ts';
import { frameEn } from '../../layout/frame.en.ts';
import { frameVi } from '../../layout/frame.vi.ts';
import { shellEn } from '../../layout/shell.en.ts';
import { shellVi } from '../../layout/shell.vi.ts';

type Props = {
  what: 'email' | 'phone';
  children: (address: string, user: User) => ReactNode;
};

export function VerifyFrame({ what, children }: Props) {
  const t = useTexts(verifyVi, verifyEn);
  const frame = useTexts(frameVi, frameEn);
  const shell = useTexts(shellVi, shellEn);
  const { user, isReady } = useAuth();
  if (!isReady) return <Spinner label={frame('frame.loadingPage')} />;

  const title = t(what === 'email' ? 'verifyEmail.title' : 'verifyOtp.title');
  const address = user?.[what] ?? null;
  if (user && address !== null && !user.verified[what]) return children(address, user);

  const callbackUrl = what === 'email' ? '/verify-email' : '/verify-otp';
  return (
    <div className="site-stack">
      <h1>{title}</h1>
      {!user && <p>{t('verify.anonymous')}</p>}
      {user && address === null && <p>{t(`verify.nothing.${what}`)}</p>}
      {user && address !== null && <p role="status">{t(`verify.already.${what}`, { address })}</p>}
      {user ? (
        <PageLink to="/dashboard" className={buttonVariants()}>
          {t('verify.continue')}
        </PageLink>
      ) : (
        <PageLink to="/signin" search={{ callbackUrl }} className={buttonVariants()}>
          {shell('shell.signIn')}
        </PageLink>
      )}
    </div>
  );
}

import type { User } from '@keo/core';
import { Amount, Card, buttonVariants, useUnreadCount, useTexts, useWallet } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { homeEn } from './home.en.ts';
import { homeVi } from './home.vi.ts';

export function SignedInStrip({ user }: { user: User }) {
  const t = useTexts(homeVi, homeEn);
  const unread = useUnreadCount();
  const { wallet, masked } = useWallet();
  return (
    <Card as="section" className="site-strip">
      <div>
        <h2>{t('home.signedIn.title', { name: user.displayName })}</h2>
        <p className="site-quiet">
          {unread > 0 ? t('home.signedIn.unread', { count: unread }) : t('home.signedIn.noUnread')}
          {' · '}
          {t('home.signedIn.balance')}{' '}
          <b>
            <Amount value={wallet?.balance ?? user.balance} masked={masked} />
          </b>
        </p>
      </div>
      <PageLink to="/dashboard" className={buttonVariants({ variant: 'soft' })}>
        {t('home.signedIn.continue')}
      </PageLink>
    </Card>
  );
}

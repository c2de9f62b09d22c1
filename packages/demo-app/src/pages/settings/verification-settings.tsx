import type { User } from '@keo/core';
import { useState } from 'react';
import { Badge, Button, Card, Skeleton, buttonVariants, useAuth, useTexts } from '@keo/react';
import { ChangeContact, useChangeContactTexts } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';

const ways = [
  { what: 'email', label: 'settings.email', to: '/verify-email' },
  { what: 'phone', label: 'settings.phone', to: '/verify-otp' },
] as const;

export function VerificationSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const { user } = useAuth();
  return (
    <Card as="section">
      <h2>{t('settings.verification')}</h2>
      <ul className="site-settings__rows">
        <li>
          <span>{t('settings.username')}</span>
          <b>{user ? user.username : <Skeleton width="10ch" />}</b>
        </li>
        {ways.map(({ what, label, to }) => (
          <li key={what}>
            <span>
              {t(label)}
              {user?.[what] && <span className="site-quiet"> · {user[what]}</span>}
            </span>
            {user && (
              <span className="site-row">
                <Proof user={user} what={what} to={to} />
                <Change contact={what} isKnown={user[what] !== null} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Proof({
  user,
  what,
  to,
}: {
  user: User;
  what: 'email' | 'phone';
  to: '/verify-email' | '/verify-otp';
}) {
  const t = useTexts(settingsVi, settingsEn);
  if (user[what] === null) return <span className="site-quiet">{t('settings.missing')}</span>;
  if (user.verified[what]) return <Badge tone="good">{t('settings.verified')}</Badge>;
  return (
    <PageLink to={to} className={buttonVariants({ variant: 'soft', size: 'small' })}>
      {t('settings.verifyNow')}
    </PageLink>
  );
}

function Change({ contact, isKnown }: { contact: 'email' | 'phone'; isKnown: boolean }) {
  const t = useChangeContactTexts();
  const [isOpen, setIsOpen] = useState(false);
  const act = isKnown ? 'change' : 'add';
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={t(`changeContact.${contact}.${act}`)}
        onClick={() => setIsOpen(true)}
      >
        {t(`changeContact.${act}`)}
      </Button>
      {isOpen && <ChangeContact contact={contact} onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { useNavigate } from '@tanstack/react-router';
import type { PublicProfile } from '@keo/core/contract';
import { Sheet, buttonVariants } from '@keo/react';
import { InviteForm, usePersonTexts } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';

type Props = { person: PublicProfile; onClose: () => void };

const postLink = (label: string) => (
  <PageLink to="/dashboard/my-jobs" search={{ new: '1' }} className={buttonVariants()}>
    {label}
  </PageLink>
);

export function InviteSheet({ person, onClose }: Props) {
  const t = usePersonTexts();
  const navigate = useNavigate();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('invite.title', { name: person.displayName })}
      closeLabel={t('person.close')}
    >
      <InviteForm
        person={person}
        postLink={postLink}
        onInvited={(deal) => void navigate({ to: '/dashboard/my-tasks', search: { deal, as: 'author' } })}
      />
    </Sheet>
  );
}

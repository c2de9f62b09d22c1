import { useNavigate } from '@tanstack/react-router';
import { Sheet } from '@keo/react';
import { InviteForm, type InviteFormProps, usePersonTexts } from '@keo/react/marketplace';

type Props = Pick<InviteFormProps, 'person' | 'again'> & { onClose: () => void };

export function InviteSheet({ person, again, onClose }: Props) {
  const t = usePersonTexts();
  const navigate = useNavigate();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(again === undefined ? 'invite.title' : 'invite.again', { name: person.displayName })}
      closeLabel={t('person.close')}
    >
      <InviteForm
        person={person}
        again={again}
        onInvited={(deal) => void navigate({ to: '/dashboard/my-tasks', search: { deal, as: 'author' } })}
      />
    </Sheet>
  );
}

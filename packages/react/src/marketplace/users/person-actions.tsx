import { type ReactNode, useState } from 'react';
import { type PublicProfile as Person, blocksEndpoints, profileEndpoints } from '@keo/core/contract';
import { useAuth } from '../../auth/use-auth.ts';
import { Notice } from '../../ui/notice.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { usePersonTexts } from './use-person-texts.ts';

export type PersonActionsProps = {
  person: Person;
  onInvite: () => void;
  renderSignInLink?: (label: string) => ReactNode;
  renderEditLink: (label: string) => ReactNode;
};

const stale = () => [profileEndpoints.publicUserInfo, blocksEndpoints.blocksList];

export function PersonActions({ person, onInvite, renderSignInLink, renderEditLink }: PersonActionsProps) {
  const t = usePersonTexts();
  const { user, isAuthenticated } = useAuth();
  const [request, setRequest] = useState<'report' | 'block' | null>(null);
  const close = () => setRequest(null);
  // Still loading: it may be the user's own page.
  if (isAuthenticated && !user) return null;
  if (user?.id === person.id) return <div className="keo-row__acts">{renderEditLink(t('person.own'))}</div>;
  if (!isAuthenticated) return <div className="keo-row__acts">{renderSignInLink?.(t('person.signIn'))}</div>;
  return (
    <>
      {person.isBlocked ? (
        <Unblock person={person} />
      ) : (
        <div className="keo-row__acts keo-profile__acts">
          <Button onClick={onInvite}>{t(person.wasHired ? 'person.again' : 'person.invite')}</Button>
          <Menu
            trigger={<Button variant="ghost">{t('person.more')}</Button>}
            items={[
              { id: 'report', label: t('person.report'), onSelect: () => setRequest('report') },
              { id: 'block', label: t('person.block'), onSelect: () => setRequest('block'), danger: true },
            ]}
          />
        </div>
      )}
      <ReportDialog open={request === 'report'} onClose={close} target="USER" targetId={person.id} />
      <Block open={request === 'block'} onClose={close} person={person} />
    </>
  );
}

function Block({ person, open, onClose }: { person: Person; open: boolean; onClose: () => void }) {
  const t = usePersonTexts();
  const toasts = useToastCommands();
  const block = useKeoMutation(blocksEndpoints.blockUser, stale());
  const name = person.displayName;
  const send = async () => {
    try {
      await block.mutateAsync({ userId: person.id });
    } catch {
      // The mutation's error is rendered.
      return;
    }
    toasts.show({ severity: 'success', summary: t('block.done', { name }) });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('block.title', { name })}
      description={t('block.detail', { name })}
      closeLabel={t('person.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('person.close')}
          </Button>
          <Button variant="danger" loading={block.isPending} onClick={() => void send()}>
            {t('person.block')}
          </Button>
        </>
      }
    >
      {block.error && <FormFailure error={block.error} />}
    </Dialog>
  );
}

function Unblock({ person }: { person: Person }) {
  const t = usePersonTexts();
  const unblock = useKeoMutation(blocksEndpoints.unblockUser, stale());
  return (
    <div className="keo-stack">
      <Notice tone="wash">{t('person.blocked', { name: person.displayName })}</Notice>
      {unblock.error && <FormFailure error={unblock.error} />}
      <div>
        <Button
          variant="soft"
          loading={unblock.isPending}
          onClick={() => unblock.mutate({ userId: person.id })}
        >
          {t('person.unblock')}
        </Button>
      </div>
    </div>
  );
}

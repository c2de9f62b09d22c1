import type { ReactNode } from 'react';
import { blocksEndpoints, profileEndpoints } from '@keo/core/contract';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePersonTexts } from './use-person-texts.ts';

export type BlockedPeopleProps = {
  link: (id: string, children: ReactNode) => ReactNode;
};

const stale = () => [blocksEndpoints.blocksList, profileEndpoints.publicUserInfo];

export function BlockedPeople({ link }: BlockedPeopleProps) {
  const t = usePersonTexts();
  const translate = useTranslate();
  const toasts = useToastCommands();
  const { data, error, refetch } = useKeoQuery(blocksEndpoints.blocksList, {});
  const unblock = useKeoMutation(blocksEndpoints.unblockUser, stale());
  const end = async ({ id, displayName: name }: { id: string; displayName: string }) => {
    try {
      await unblock.mutateAsync({ userId: id });
      toasts.show({ severity: 'success', summary: t('unblock.done', { name }) });
    } catch (failure) {
      toasts.show({ severity: 'error', summary: failure instanceof Error ? failure.message : '' });
    }
  };
  return (
    <Card as="section" className="keo-stack" aria-busy={!data && !error}>
      <h2>{t('blocks.title')}</h2>
      <p className="keo-quiet">{t('blocks.detail')}</p>
      {error && (
        <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton shape="block" height={56} />}
      {data?.list.length === 0 && <p>{t('blocks.none')}</p>}
      {data && data.list.length > 0 && (
        <ul className="keo-plain keo-stack">
          {data.list.map(({ user, blockedAt }) => (
            <li key={user.id} className="keo-person">
              <Avatar name={user.displayName} src={user.avatarUrl} />
              <span>
                <strong>{link(user.id, user.displayName)}</strong>
                <TimeAgo at={blockedAt} className="keo-quiet" />
              </span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('person.unblockNamed', { name: user.displayName })}
                loading={unblock.isPending && unblock.variables?.userId === user.id}
                onClick={() => void end(user)}
              >
                {t('person.unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

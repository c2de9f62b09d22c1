import { useEffect, useState } from 'react';
import type { ApiError } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { useInboxTexts } from './use-inbox-texts.ts';
import { useNotificationCommands } from './use-notification-commands.ts';
import { useNotificationsActor } from './use-notifications.ts';

export function MarkError() {
  const t = useInboxTexts();
  const translate = useTranslate();
  const { markRead, markAllRead } = useNotificationCommands();
  const actor = useNotificationsActor();
  const [failed, setFailed] = useState<{
    id: string | null;
    others?: readonly string[];
    error: ApiError;
  } | null>(null);
  useEffect(() => {
    let before = 0;
    const failing = actor?.on('notification.markFailed', setFailed);
    const marking = actor?.subscribe(({ context }) => {
      const now = context.marking.length + Number(context.isMarkingAll);
      if (now > before) setFailed(null);
      before = now;
    });
    return () => {
      failing?.unsubscribe();
      marking?.unsubscribe();
    };
  }, [actor]);
  if (!failed) return null;
  const { id, others, error } = failed;
  return (
    <ErrorCard
      title={t('inbox.markFailed')}
      message={error.message}
      retryLabel={translate('ui.retry')}
      onRetry={() => (id === null ? markAllRead() : markRead(id, others))}
    />
  );
}

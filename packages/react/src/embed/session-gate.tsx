import type { ReactNode } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { UserIcon } from '../ui/icons/subject-icons.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { useEmbedTexts } from './use-embed-texts.ts';

export function SessionGate({ children }: { children: ReactNode }) {
  const t = useEmbedTexts();
  const translate = useTranslate();
  const { auth } = useKeoClient();
  const { user, isReady, isAuthenticated, isBusy, error } = useAuth();
  if (isReady && !isAuthenticated) {
    return (
      <EmptyState
        icon={<UserIcon size={28} />}
        title={t('embed.signedOut.title')}
        detail={t('embed.signedOut.detail')}
      />
    );
  }
  if (error && !user) {
    return (
      <ErrorCard
        title={t('embed.unreachable')}
        message={error.message}
        retryLabel={translate('ui.retry')}
        retrying={isBusy}
        onRetry={() => auth.send({ type: 'auth.reloadUser' })}
      />
    );
  }
  return children;
}

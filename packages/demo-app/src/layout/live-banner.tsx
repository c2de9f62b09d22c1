import { Button, OfflineIcon, useAuth, useSocketCommands, useSocketStatus, useTexts } from '@keo/react';
import { shellEn } from '../texts/shell.en.ts';
import { shellVi } from '../texts/shell.vi.ts';
import { useOnline } from './use-online.ts';

/** One line under the header when the page cannot hear the server; nothing while it can. */
export function LiveBanner() {
  const t = useTexts(shellVi, shellEn);
  const isOnline = useOnline();
  const { isAuthenticated } = useAuth();
  const status = useSocketStatus();
  const { retry } = useSocketCommands();
  const text = !isOnline
    ? t('shell.offline')
    : isAuthenticated && status === 'reconnecting'
      ? t('shell.reconnecting')
      : isAuthenticated && status === 'failed'
        ? t('shell.live.failed')
        : undefined;
  return (
    <div role="status">
      {text && (
        <p className="site-banner">
          <OfflineIcon size={18} />
          <span>{text}</span>
          {isOnline && status === 'failed' && (
            <Button variant="link" onClick={retry}>
              {t('shell.live.retry')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

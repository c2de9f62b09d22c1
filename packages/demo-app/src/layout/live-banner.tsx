import {
  Button,
  useSocketCommands,
  useSocketState,
  useSocketStatus,
  useTexts,
  useUnloadedUser,
} from '@keo/react';
import { OfflineIcon } from '@keo/react/marketplace';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';
import { useOnline } from './use-online.ts';

/** Shown while offline, without a live socket, or if the user could not be loaded. */
export function LiveBanner() {
  const t = useTexts(shellVi, shellEn);
  const isOnline = useOnline();
  const status = useSocketStatus();
  const { retry } = useSocketCommands();
  const { error } = useSocketState();
  const unloaded = useUnloadedUser();
  const text = error ?? (isOnline ? unloaded && t('shell.unloaded') : t('shell.offline'));
  return (
    <div role="status">
      {text && (
        <p className="site-banner">
          <OfflineIcon size={18} />
          <span>{text}</span>
          {status === 'failed' && (
            <Button variant="link" onClick={retry}>
              {t('shell.live.retry')}
            </Button>
          )}
          {unloaded && isOnline && (
            <Button variant="link" loading={unloaded.isBusy} onClick={unloaded.retry}>
              {t('shell.unloaded.retry')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

import { useSocketCommands, useSocketState, useSocketStatus } from '../socket/use-socket-status.ts';
import { OfflineIcon } from '../ui/icons/subject-icons.tsx';
import { Button } from '../ui/button.tsx';
import { useInboxTexts } from './use-inbox-texts.ts';

export function LiveDot() {
  const t = useInboxTexts();
  const status = useSocketStatus();
  const { connected, error } = useSocketState();
  if (status === 'idle') return null;
  const words = error ?? t(connected ? 'inbox.live.connected' : 'inbox.live.connecting');
  return (
    <span className="keo-live" data-status={status} title={words}>
      <span className="keo-unseen">{words}</span>
    </span>
  );
}

export function LiveBanner() {
  const t = useInboxTexts();
  const status = useSocketStatus();
  const { error } = useSocketState();
  const { retry } = useSocketCommands();
  return (
    <div role="status">
      {error !== null && (
        <div className="keo-live-banner">
          <OfflineIcon size={18} />
          <span>{error}</span>
          {status === 'failed' && (
            <Button variant="link" size="small" onClick={retry}>
              {t('inbox.live.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

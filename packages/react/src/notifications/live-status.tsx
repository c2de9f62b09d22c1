import { useSocketCommands, useSocketStatus } from '../socket/use-socket-status.ts';
import { OfflineIcon } from '../icons/subject-icons.tsx';
import { Button } from '../ui/button.tsx';
import { useInboxTexts } from './use-inbox-texts.ts';

/** A dot that says whether news arrives by itself. */
export function LiveDot() {
  const t = useInboxTexts();
  const status = useSocketStatus();
  if (status === 'idle') return null;
  return (
    <span className="keo-live" data-status={status} title={t(`inbox.live.${status}`)}>
      <span className="keo-unseen">{t(`inbox.live.${status}`)}</span>
    </span>
  );
}

/** A line over the list while news does not arrive, with a way to try again once all tries are spent. */
export function LiveBanner() {
  const t = useInboxTexts();
  const status = useSocketStatus();
  const { retry } = useSocketCommands();
  const isBroken = status === 'reconnecting' || status === 'failed';
  return (
    <div role="status">
      {isBroken && (
        <div className="keo-live-banner">
          <OfflineIcon size={18} />
          <span>{t(`inbox.live.${status}`)}</span>
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

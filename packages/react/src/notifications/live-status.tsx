import { useSocketCommands, useSocketStatus } from '../socket/use-socket-status.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { OfflineIcon } from '../icons/icons.tsx';
import { Button } from '../ui/button.tsx';

/** A dot that says whether news arrives by itself. */
export function LiveDot() {
  const translate = useTranslate();
  const status = useSocketStatus();
  if (status === 'idle') return null;
  return (
    <span className="keo-live" data-status={status} title={translate(`inbox.live.${status}`)}>
      <span className="keo-unseen">{translate(`inbox.live.${status}`)}</span>
    </span>
  );
}

/** A line over the list while news does not arrive, with a way to try again once all tries are spent. */
export function LiveBanner() {
  const translate = useTranslate();
  const status = useSocketStatus();
  const { retry } = useSocketCommands();
  const isBroken = status === 'reconnecting' || status === 'failed';
  return (
    <div role="status">
      {isBroken && (
        <div className="keo-live-banner">
          <OfflineIcon size={18} />
          <span>{translate(`inbox.live.${status}`)}</span>
          {status === 'failed' && (
            <Button variant="link" size="small" onClick={retry}>
              {translate('inbox.live.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { RefreshIcon } from '../icons/control-icons.tsx';
import { WarningIcon } from '../icons/state-icons.tsx';
import { Button } from './button.tsx';

export type ErrorCardProps = {
  /** What did not work. */
  title: ReactNode;
  /** The server's own message, or what to do. */
  message?: ReactNode;
  /** With `onRetry`, the words on its button. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The retry is on its way. */
  retrying?: boolean;
};

/** What failed, in the server's words, and a way to try again. Announced when it appears. */
export function ErrorCard({ title, message, retryLabel, onRetry, retrying = false }: ErrorCardProps) {
  return (
    <div className="keo-error" role="alert">
      <span className="keo-error__icon">
        <WarningIcon size={22} />
      </span>
      <div>
        <p className="keo-error__title">{title}</p>
        {message && <p className="keo-error__message">{message}</p>}
      </div>
      {onRetry && retryLabel && (
        <Button variant="danger" loading={retrying} onClick={onRetry}>
          {!retrying && <RefreshIcon size={18} />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

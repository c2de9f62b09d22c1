import type { ReactNode } from 'react';
import { RefreshIcon } from '../icons/control-icons.tsx';
import { WarningIcon } from '../icons/state-icons.tsx';
import { Button } from './button.tsx';

export type ErrorCardProps = {
  /** What failed. */
  title: ReactNode;
  /** The server's message, or what to do. */
  message?: ReactNode;
  /** Label of the retry button, with `onRetry`. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The retry is in progress. */
  retrying?: boolean;
};

/** An error with the server's message and a retry. Announced when it appears. */
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

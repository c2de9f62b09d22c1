import type { ReactNode } from 'react';
import { RefreshIcon } from './icons/control-icons.tsx';
import { WarningIcon } from './icons/state-icons.tsx';
import { Button } from './button.tsx';
import { useSentence } from './use-sentence.ts';

export type ErrorCardProps = {
  title: ReactNode;
  message?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
};

export function ErrorCard({ title, message, retryLabel, onRetry, retrying = false }: ErrorCardProps) {
  const [heading, words] = [useSentence(title), useSentence(message)];
  return (
    <div className="keo-error" role="alert">
      <span className="keo-error__icon">
        <WarningIcon size={22} />
      </span>
      <div>
        <p className="keo-error__title">{heading}</p>
        {words && <p className="keo-error__message">{words}</p>}
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

import { type ReactNode, useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CodeEntry } from './code-entry.tsx';

export type VerifyCodeFormProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Replaces the form once verified. */
  done: ReactNode;
  check: (code: string) => Promise<void>;
  /** When the last code was sent, in epoch ms; default is now. */
  sentAt?: number | undefined;
  /** Sends a new code; resolves to true. Without it there is no button. */
  resend?: (() => Promise<boolean>) | undefined;
  /** Part of another page: no autofocus, and the heading is an `h2`. */
  isCard?: boolean | undefined;
  onDone?: (() => void) | undefined;
  /** Adds a button "later". */
  onLater?: (() => void) | undefined;
  /** Adds a button to change the address. */
  onChangeAddress?: (() => void) | undefined;
};

export function VerifyCodeForm(props: VerifyCodeFormProps) {
  const { title, lead, done, check, sentAt, resend, isCard = false } = props;
  const { onDone, onLater, onChangeAddress } = props;
  const translate = useTranslate();
  const [state, setState] = useState<'typing' | 'busy' | 'done' | ApiError>('typing');

  const send = async (code: string) => {
    setState('busy');
    try {
      await check(code);
      setState('done');
      onDone?.();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState(error);
    }
  };

  if (state === 'done') return <Notice tone="good">{done}</Notice>;
  return (
    <CodeEntry
      title={title}
      isPage={!isCard}
      lead={lead}
      onCode={(code) => void send(code)}
      error={isApiError(state) ? state : null}
      isBusy={state === 'busy'}
      sentAt={sentAt}
      resend={resend}
      focusesFirst={!isCard}
      isQuiet={isCard}
    >
      {onChangeAddress && (
        <Button variant="link" onClick={onChangeAddress}>
          {translate('auth.code.change')}
        </Button>
      )}
      {onLater && (
        <Button variant="link" onClick={onLater}>
          {translate('auth.code.later')}
        </Button>
      )}
    </CodeEntry>
  );
}

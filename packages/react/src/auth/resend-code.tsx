import { useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { useClock } from '../i18n/use-clock.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSecondsLeft } from '../ui/use-seconds-left.ts';

const pause = 60_000;

export type ResendCodeProps = {
  /** When the last code was sent, by the server's clock in epoch ms; default is now. */
  sentAt?: number | undefined;
  /** Sends a new code; false if none was sent, and something else says why; rejects with an `ApiError`. */
  resend: () => Promise<boolean>;
  onResent?: () => void;
};

/** Rate-limited to one code a minute. */
export function ResendCode({ sentAt, resend, onResent }: ResendCodeProps) {
  const translate = useTranslate();
  const clock = useClock();
  const [openAt, setOpenAt] = useState(() => (sentAt ?? clock.now()) + pause);
  const [state, setState] = useState<'quiet' | 'busy' | 'sent' | ApiError>('quiet');
  const seconds = useSecondsLeft(openAt);

  const send = async () => {
    setState('busy');
    try {
      if (!(await resend())) {
        setState('quiet');
        return;
      }
      setOpenAt(clock.now() + pause);
      setState('sent');
      onResent?.();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState(error);
    }
  };

  return (
    <>
      {state === 'sent' && <Notice tone="good">{translate('auth.code.resent')}</Notice>}
      {isApiError(state) && <FormFailure error={state} />}
      {seconds > 0 ? (
        <p className="keo-form__wait keo-num">{translate('auth.code.resendIn', { seconds })}</p>
      ) : (
        <Button variant="link" loading={state === 'busy'} onClick={() => void send()}>
          {translate('auth.code.resend')}
        </Button>
      )}
    </>
  );
}

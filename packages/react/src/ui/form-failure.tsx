import { useState } from 'react';
import {
  type ApiError,
  type MessageKey,
  type Translate,
  isOffline,
  isRateLimited,
  isTimeout,
} from '@keo/core';
import { useClock } from '../i18n/use-clock.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Notice } from './notice.tsx';
import { refusedFields } from './refused-fields.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = { error: ApiError };

/** Counts down if the server says how long to wait. */
export function FormFailure({ error }: Props) {
  const translate = useTranslate();
  if (isRateLimited(error) && error.retryAfter !== undefined) {
    return <RateLimited key={error.retryAfter} wait={error.retryAfter} />;
  }
  const sentence = describe(error, translate);
  const more = [...new Set(Object.values(refusedFields(error)))].filter((said) => !sentence.includes(said));
  return <Notice tone="danger">{[sentence, ...more].join(' ')}</Notice>;
}

function describe(error: ApiError, translate: Translate<MessageKey>): string {
  if (isOffline(error)) return translate('auth.failed.offline');
  if (isTimeout(error)) return translate('auth.failed.timeout');
  return error.message || translate('auth.failed.other');
}

const inWords = (seconds: number, translate: Translate<MessageKey>): string =>
  seconds < 60
    ? translate('auth.wait.seconds', { seconds })
    : translate('auth.wait.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

function RateLimited({ wait }: { wait: number }) {
  const translate = useTranslate();
  const clock = useClock();
  const [until] = useState(() => clock.now() + wait);
  const left = useSecondsLeft(until);
  if (left === 0) return <Notice tone="good">{translate('auth.failed.rateLimitedOver')}</Notice>;
  const sentence = (seconds: number) =>
    translate('auth.failed.rateLimited', { wait: inWords(seconds, translate) });
  return (
    <Notice tone="danger">
      {/* Announced to screen readers once, not every second. */}
      <span className="keo-unseen">{sentence(Math.ceil(wait / 1000))}</span>
      <span aria-hidden="true" className="keo-num">
        {sentence(left)}
      </span>
    </Notice>
  );
}

import type { Locale } from '@keo/core';
import { absoluteTime, relativeTime } from './time-words.ts';

export type MomentProps = {
  /** ISO-8601. */
  at: string;
  /** Epoch ms. */
  now: number;
  className?: string;
};

/** For lists: `Moment` without hooks. */
export function TimeBefore({ at, now, locale, className }: MomentProps & { locale: Locale }) {
  const then = Date.parse(at);
  return (
    // Clock skew between server and browser.
    <time
      dateTime={at}
      className={className}
      // Set on hover: formatting the first date of a page takes as long as rendering a list.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = absoluteTime(then, locale);
      }}
      suppressHydrationWarning
    >
      {relativeTime(then, now, locale)}
    </time>
  );
}

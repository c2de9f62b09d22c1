import type { Locale } from '@keo/core';
import { absoluteTime, relativeTime } from './time-words.ts';

export type MomentProps = {
  /** ISO-8601. */
  at: string;
  /** Milliseconds since the epoch. */
  now: number;
  className?: string;
};

/** `Moment` for lists, with the language passed in. The full time is its title. */
export function TimeBefore({ at, now, locale, className }: MomentProps & { locale: Locale }) {
  const then = Date.parse(at);
  return (
    // The server's clock may differ from the browser's.
    <time
      dateTime={at}
      className={className}
      // Set on hover: formatting the first full date of a page takes as long as rendering a list.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = absoluteTime(then, locale);
      }}
      suppressHydrationWarning
    >
      {relativeTime(then, now, locale)}
    </time>
  );
}

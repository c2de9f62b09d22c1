import type { Locale } from '@keo/core';
import { absoluteTime, relativeTime } from './time-words.ts';

export type MomentProps = {
  /** ISO-8601. */
  at: string;
  /** Milliseconds since the epoch. */
  now: number;
  className?: string;
};

/** A `Moment` for many at once, which asks nobody for the language. The moment itself is its title under the pointer. */
export function TimeBefore({ at, now, locale, className }: MomentProps & { locale: Locale }) {
  const then = Date.parse(at);
  return (
    // A server's minute may differ from the browser's.
    <time
      dateTime={at}
      className={className}
      // Few are ever asked, and the first moment that a page writes in full takes as long as a list to draw.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = absoluteTime(then, locale);
      }}
      suppressHydrationWarning
    >
      {relativeTime(then, now, locale)}
    </time>
  );
}

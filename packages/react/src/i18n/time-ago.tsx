import { useLocale } from './use-locale.ts';
import { useNow } from './use-now.ts';
import { absoluteTime, relativeTime } from './time-words.ts';

export type TimeAgoProps = {
  /** ISO-8601. */
  at: string;
  className?: string;
};

/** How long ago something was, kept true by the minute; the moment itself is its title. */
export function TimeAgo({ at, className }: TimeAgoProps) {
  const locale = useLocale();
  const now = useNow(30_000);
  const then = Date.parse(at);
  return (
    // A server's minute may differ from the browser's.
    <time dateTime={at} title={absoluteTime(then, locale)} className={className} suppressHydrationWarning>
      {relativeTime(then, now, locale)}
    </time>
  );
}

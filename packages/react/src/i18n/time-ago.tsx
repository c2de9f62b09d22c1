import { useLocale } from './use-locale.ts';
import { useNow } from './use-now.ts';
import { absoluteTime, relativeTime } from './time-words.ts';

export type MomentProps = {
  /** ISO-8601. */
  at: string;
  /** Milliseconds since the epoch. */
  now: number;
  className?: string;
};

/** How long before `now` something was; the moment itself is its title. */
export function Moment({ at, now, className }: MomentProps) {
  const locale = useLocale();
  const then = Date.parse(at);
  return (
    // A server's minute may differ from the browser's.
    <time dateTime={at} title={absoluteTime(then, locale)} className={className} suppressHydrationWarning>
      {relativeTime(then, now, locale)}
    </time>
  );
}

/** How long ago something was, kept true while it is on the page. */
export function TimeAgo(props: Omit<MomentProps, 'now'>) {
  return <Moment {...props} now={useNow(30_000)} />;
}

import { type MomentProps, TimeBefore } from './time-before.tsx';
import { useLocale } from './use-locale.ts';
import { useNow } from './use-now.ts';

/** How long before `now` something was; the moment itself is its title under the pointer. */
export function Moment(props: MomentProps) {
  return <TimeBefore {...props} locale={useLocale()} />;
}

/** How long ago something was, kept true while it is on the page. */
export function TimeAgo(props: Omit<MomentProps, 'now'>) {
  return <Moment {...props} now={useNow(30_000)} />;
}

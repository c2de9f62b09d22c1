import { type MomentProps, TimeBefore } from './time-before.tsx';
import { useLocale } from './use-locale.ts';
import { useNow } from './use-now.ts';

export function Moment(props: MomentProps) {
  return <TimeBefore {...props} locale={useLocale()} />;
}

export function TimeAgo(props: Omit<MomentProps, 'now'>) {
  return <Moment {...props} now={useNow(30_000)} />;
}

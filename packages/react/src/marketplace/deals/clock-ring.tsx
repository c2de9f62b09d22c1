import { isSoon, shareLeft, timeLeft } from './time-left.ts';
import { useDealTexts } from './use-deal-texts.ts';

/** `ms`: time left. Hidden from screen readers: there is text beside it. */
export function ClockRing({ ms }: { ms: number }) {
  const t = useDealTexts();
  const { unit, count } = timeLeft(ms);
  return (
    <svg className="keo-ring" viewBox="0 0 48 48" aria-hidden="true" data-soon={isSoon(ms) || undefined}>
      <circle cx="24" cy="24" r="21" />
      <circle cx="24" cy="24" r="21" pathLength="100" strokeDasharray={`${shareLeft(ms) * 100} 100`} />
      <text x="24" y="24">
        {count}
      </text>
      <text x="24" y="35">
        {t(`ring.${unit}`)}
      </text>
    </svg>
  );
}

import type { ReactNode } from 'react';
import type { ListedDeal } from '@keo/core/contract';
import { buttonVariants } from '../../ui/button.variants.ts';
import { Card } from '../../ui/card.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { ClockRing } from './clock-ring.tsx';
import { nextStepLabel, nextStepWords } from './next-step-words.ts';
import { type TimerProps, useTimerWords } from './next-timer.tsx';
import { useDealTexts } from './use-deal-texts.ts';
import type { NextStep } from './next-step.ts';

export type WaitingListProps = {
  /** By their clocks. */
  steps: readonly NextStep[];
  link: (deal: ListedDeal, className: string, children: ReactNode) => ReactNode;
};

export function WaitingList({ steps, link }: WaitingListProps) {
  const t = useDealTexts();
  if (steps.length === 0) return null;
  return (
    <Card as="section" aria-label={t('waits.title')}>
      <ul className="keo-plain keo-waits">
        {steps.map((step, at) => (
          <li key={step.deal.id} className="keo-waits__row">
            <Step step={step} link={link} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Step({
  step,
  link,
  isFirst,
}: { step: NextStep; isFirst: boolean } & Pick<WaitingListProps, 'link'>) {
  const t = useDealTexts();
  const own = useOwnDong();
  const { deal, clock } = step;
  return (
    <>
      {clock ? <Ring clock={clock} deal={deal} /> : <span />}
      <div>
        <strong>{nextStepWords(step, t)}</strong>
        <span className="keo-quiet">{deal.job.title}</span>
        {clock && <Sentence clock={clock} deal={deal} />}
      </div>
      {link(deal, buttonVariants({ variant: isFirst ? 'primary' : 'soft' }), nextStepLabel(step, t, own))}
    </>
  );
}

function Ring(props: TimerProps) {
  return <ClockRing ms={useTimerWords(props).ms} />;
}

function Sentence(props: TimerProps) {
  return <span className="keo-quiet">{useTimerWords(props).words}</span>;
}

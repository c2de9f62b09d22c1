import type { ReactNode } from 'react';
import type { ListedDeal } from '@keo/core/contract';
import { buttonVariants } from '../ui/button.variants.ts';
import { Card } from '../ui/card.tsx';
import { useOwnDong } from '../wallet/use-own-dong.ts';
import { ClockRing } from './clock-ring.tsx';
import { deedLabel, deedWords } from './deed-words.ts';
import { type TimerProps, useTimerWords } from './next-timer.tsx';
import { useDealTexts } from './use-deal-texts.ts';
import type { WaitingDeed } from './waiting-deed.ts';

export type WaitingListProps = {
  /** Nearest clock first. */
  deeds: readonly WaitingDeed[];
  /** Renders a link to a deal for the app's router. */
  link: (deal: ListedDeal, className: string, children: ReactNode) => ReactNode;
};

/** The reader's next steps with clock, outcome and link. The first is red. */
export function WaitingList({ deeds, link }: WaitingListProps) {
  const t = useDealTexts();
  if (deeds.length === 0) return null;
  return (
    <Card as="section" aria-label={t('waits.title')}>
      <ul className="keo-plain keo-waits">
        {deeds.map((deed, at) => (
          <li key={deed.deal.id} className="keo-waits__row">
            <Deed deed={deed} link={link} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Deed({
  deed,
  link,
  isFirst,
}: { deed: WaitingDeed; isFirst: boolean } & Pick<WaitingListProps, 'link'>) {
  const t = useDealTexts();
  const own = useOwnDong();
  const { deal, timer } = deed;
  return (
    <>
      {timer ? <Clock timer={timer} deal={deal} /> : <span />}
      <div>
        <strong>{deedWords(deed, t)}</strong>
        <span className="keo-quiet">{deal.job.title}</span>
        {timer && <Sentence timer={timer} deal={deal} />}
      </div>
      {link(deal, buttonVariants({ variant: isFirst ? 'primary' : 'soft' }), deedLabel(deed, t, own))}
    </>
  );
}

function Clock(props: TimerProps) {
  return <ClockRing ms={useTimerWords(props).ms} />;
}

function Sentence(props: TimerProps) {
  return <span className="keo-quiet">{useTimerWords(props).words}</span>;
}

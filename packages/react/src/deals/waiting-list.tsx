import type { ReactNode } from 'react';
import type { ListedDeal } from '@keo/core/contract';
import { buttonVariants } from '../ui/button.variants.ts';
import { Card } from '../ui/card.tsx';
import { useOwnDong } from '../wallet/use-own-dong.ts';
import { ClockRing } from './clock-ring.tsx';
import { type TimerProps, useTimerWords } from './next-timer.tsx';
import { useDealTexts } from './use-deal-texts.ts';
import type { WaitingDeed } from './waiting-deed.ts';

export type WaitingListProps = {
  /** What hurts first stands first. */
  deeds: readonly WaitingDeed[];
  /** The way to the deal, as the app's router wants it. */
  link: (deal: ListedDeal, className: string, children: ReactNode) => ReactNode;
};

/** What waits for the reader: each with its clock, what happens at zero, and the way to do it. The first is red. */
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
  const { key, deal, proofs, timer } = deed;
  const { myRole, money } = deal;
  const name = (myRole === 'author' ? deal.worker : deal.author).displayName;
  const params = { name, title: proofs[0]?.title ?? '', count: proofs.length };
  const isOne = proofs.length === 1 && (key === 'review' || key === 'handIn');
  const what = isOne ? t(`waits.${key}.one`, params) : t(`waits.${key}`, params);
  const sum = key === 'fund' ? (money.authorTotal ?? money.price) : money.held;
  return (
    <>
      {timer ? <Clock timer={timer} deal={deal} /> : <span />}
      <div>
        <strong>{what}</strong>
        <span className="keo-quiet">{deal.job.title}</span>
        {timer && <Sentence timer={timer} deal={deal} />}
      </div>
      {link(
        deal,
        buttonVariants({ variant: isFirst ? 'primary' : 'soft' }),
        t(`waits.do.${key}`, { amount: own(sum) }),
      )}
    </>
  );
}

function Clock(props: TimerProps) {
  return <ClockRing ms={useTimerWords(props).ms} />;
}

function Sentence(props: TimerProps) {
  return <span className="keo-quiet">{useTimerWords(props).words}</span>;
}

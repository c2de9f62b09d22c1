import { headClock } from '../deals/clocks.ts';
import { isOver, getWorth } from '../deals/deal-worth.ts';
import { nextStepWords } from '../deals/next-step-words.ts';
import { DealStateBadge } from '../deals/deal-state.tsx';
import { useDueWords, useTimerWords, type TimerProps } from '../deals/next-timer.tsx';
import { useRevisionsLeft } from '../deals/revisions-left.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { ArrowRightIcon } from '../../ui/icons/control-icons.tsx';
import { Amount } from '../../ui/money/amount.tsx';
import type { DealCardProps } from './deal-card.tsx';
import { useChatTexts } from './use-chat-texts.ts';

export function DealSummary({ deal, step, dealLink }: Pick<DealCardProps, 'deal' | 'step' | 'dealLink'>) {
  const t = useDealTexts();
  const chat = useChatTexts();
  const worth = getWorth(deal);
  const clock = headClock(deal);
  const terms = [useDueWords(deal), useRevisionsLeft(deal)].filter(Boolean).join(' · ');
  return (
    <div className="keo-chat__deal">
      {dealLink(
        { deal, proofId: null },
        'keo-chat__deal-link',
        <>
          <span className="keo-unseen">{chat('chat.deal')}: </span>
          <DealStateBadge deal={deal} />
          {worth && worth.key !== 'nothing' && (
            <span>
              {t(`worth.${worth.key}`)} <Amount value={worth.amount} />
            </span>
          )}
          <span className="keo-quiet keo-chat__deal-next">
            {step ? nextStepWords(step, t) : clock && !isOver(deal) && <Next clock={clock} deal={deal} />}
          </span>
          {terms !== '' && <span className="keo-quiet keo-chat__deal-next">{terms}</span>}
          <ArrowRightIcon size={18} />
        </>,
      )}
    </div>
  );
}

const Next = (props: TimerProps) => useTimerWords(props).words;

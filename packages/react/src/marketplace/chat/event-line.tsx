import { type DealEvent, type DealView, dealEventsEn, dealEventsVi, eventFacts } from '@keo/core/contract';
import { timelineEn } from '../deals/timeline.en.ts';
import { timelineVi } from '../deals/timeline.vi.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Amount } from '../../ui/money/amount.tsx';

export function EventLine({ event, deal }: { event: DealEvent; deal: DealView }) {
  const t = useTexts(timelineVi, timelineEn);
  const what = useTexts(dealEventsVi, dealEventsEn);
  const { key, proof, by, amount, text } = eventFacts(event, deal);
  const who =
    by === null ? t('timeline.by.clock') : by === deal.myRole ? t('timeline.by.me') : deal[by].displayName;
  return (
    <p className="keo-talk__line">
      <strong>{what(key, { proof })}</strong>
      {amount !== null && (
        <>
          {' '}
          <Amount value={amount} />
        </>
      )}
      {' · '}
      {who} · <TimeAgo at={event.createdAt} />
      {text && <span className="keo-prose">{text}</span>}
    </p>
  );
}

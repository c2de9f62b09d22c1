import { useState } from 'react';
import {
  type DealEvent,
  type DealView,
  dealEventsEn,
  dealEventsVi,
  dealLogsEndpoints,
  eventFacts,
} from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Amount } from '../../ui/money/amount.tsx';
import { isOfDeal, useLiveQuery } from '../../notifications/use-live-query.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddNote } from './add-note.tsx';
import { timelineEn } from './timeline.en.ts';
import { timelineVi } from './timeline.vi.ts';

const pageSize = 10;

export type DealTimelineProps = {
  deal: Pick<DealView, 'id' | 'author' | 'worker' | 'myRole'>;
};

export function DealTimeline({ deal }: DealTimelineProps) {
  const t = useTexts(timelineVi, timelineEn);
  const [pages, setPages] = useState(1);
  const first = useKeoQuery(dealLogsEndpoints.dealLogsList, { dealId: deal.id, pageNum: 1, pageSize });
  return (
    <section className="keo-stack" aria-label={t('timeline.title')}>
      <h3>{t('timeline.title')}</h3>
      <AddNote dealId={deal.id} />
      {first.data?.total === 0 && <p className="keo-quiet">{t('timeline.empty')}</p>}
      <ol className="keo-plain keo-stack">
        {Array.from({ length: pages }, (_, index) => (
          <Page key={index} deal={deal} pageNum={index + 1} />
        ))}
      </ol>
      {first.data && pages < first.data.totalPage && (
        <Button variant="ghost" onClick={() => setPages(pages + 1)}>
          {t('timeline.older')}
        </Button>
      )}
    </section>
  );
}

function Page({ deal, pageNum }: DealTimelineProps & { pageNum: number }) {
  const t = useTexts(timelineVi, timelineEn);
  const input = { dealId: deal.id, pageNum, pageSize };
  const { data, error, refetch, isFetching } = useLiveQuery(dealLogsEndpoints.dealLogsList, input, {
    matters: isOfDeal(deal.id),
  });
  if (error && !data)
    return (
      <li>
        <ErrorCard
          title={t('timeline.failed')}
          message={error.message}
          retryLabel={t('timeline.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </li>
    );
  if (!data)
    return (
      <li aria-busy="true">
        <Skeleton shape="block" height={72} />
      </li>
    );
  return data.list.map((event) => <Event key={event.id} deal={deal} event={event} />);
}

function Event({ deal, event }: DealTimelineProps & { event: DealEvent }) {
  const t = useTexts(timelineVi, timelineEn);
  const what = useTexts(dealEventsVi, dealEventsEn);
  const { key, proof, by, amount, text, files } = eventFacts(event, deal);
  const who =
    by === null ? t('timeline.by.clock') : by === deal.myRole ? t('timeline.by.me') : deal[by].displayName;
  return (
    <li className="keo-deal__offer">
      <strong>{what(key, { proof })}</strong> {amount !== null && <Amount value={amount} />}
      <p className="keo-quiet">
        {who} · <TimeAgo at={event.createdAt} />
      </p>
      {text && <p className="keo-prose">{text}</p>}
      {files > 0 && <p className="keo-quiet">{t('timeline.files', { count: files })}</p>}
    </li>
  );
}

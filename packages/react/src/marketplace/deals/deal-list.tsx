import type { ReactNode } from 'react';
import type { ListedDeal, Side } from '@keo/core/contract';
import { BriefcaseIcon } from '../../ui/icons/subject-icons.tsx';
import { Amount } from '../../ui/money/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { getWorth } from './deal-worth.ts';
import { DealsFailed } from './deals-failed.tsx';
import { DueDate, HeadTimer } from './next-timer.tsx';
import { DealRevisionsLeft } from './revisions-left.tsx';
import { useDealTexts } from './use-deal-texts.ts';
import { useMyDeals } from './use-my-deals.ts';

export type DealListProps = {
  role: Side;
  page: number;
  onPageChange: (page: number) => void;
  link: (deal: ListedDeal, children: ReactNode) => ReactNode;
  action: ReactNode;
};

export function DealList({ role, page, onPageChange, link, action }: DealListProps) {
  const t = useDealTexts();
  const { data, error, refetch, isFetching } = useMyDeals(role, page);
  if (error && !data) return <DealsFailed error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data)
    return (
      <div className="keo-stack" aria-busy="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="block" height={132} />
        ))}
      </div>
    );
  if (data.total === 0)
    return (
      <EmptyState
        icon={<BriefcaseIcon />}
        title={t(`deals.empty.${role}`)}
        detail={t(`deals.empty.${role}.detail`)}
        action={action}
      />
    );
  return (
    <div className="keo-stack" aria-busy={isFetching}>
      <ul className="keo-plain keo-stack">
        {data.list.map((deal) => (
          <li key={deal.id}>
            <DealRow deal={deal} link={link} />
          </li>
        ))}
      </ul>
      <MoneyPages page={page} pageCount={data.totalPage} onPageChange={onPageChange} />
    </div>
  );
}

export type DealRowProps = { deal: ListedDeal } & Pick<DealListProps, 'link'>;

export function DealRow({ deal, link }: DealRowProps) {
  const t = useDealTexts();
  const other = deal.myRole === 'author' ? deal.worker : deal.author;
  const worth = getWorth(deal);
  return (
    <Card className="keo-stack keo-deal">
      <div className="keo-conditions__head">
        <h3 className="keo-heading keo-job__title">{link(deal, deal.job.title)}</h3>
        <DealStateBadge deal={deal} />
      </div>
      <p className="keo-conditions__head">
        <span className="keo-quiet">{t('deal.with', { name: other.displayName })}</span>
        {worth && (
          <span>
            <span className="keo-quiet">{t(`worth.${worth.key}`)}</span>{' '}
            {worth.key !== 'nothing' && (
              <strong>
                <Amount value={worth.amount} />
              </strong>
            )}
          </span>
        )}
      </p>
      {deal.turn && (
        <p className="keo-conditions__head">
          {deal.turn === deal.myRole
            ? t('deal.turn.mine')
            : t('deal.turn.theirs', { name: other.displayName })}
        </p>
      )}
      <DueDate deal={deal} />
      <DealRevisionsLeft deal={deal} />
      <HeadTimer deal={deal} />
    </Card>
  );
}

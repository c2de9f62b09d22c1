import type { ReactNode } from 'react';
import type { DealView } from '@keo/core/contract';
import { ErrorCard, Skeleton } from '@keo/react';
import { useDeal, useDealTexts } from '@keo/react/marketplace';
import { optionalPart } from '../../build/optional-part.tsx';
import { useSetTitle } from '../../layout/title-note.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { rechargeLink } from '../jobs/recharge-link.tsx';
import { endedDeal } from '../reviews/ended-deal.tsx';

export const DealConversation = optionalPart(
  async () => (await import('./deal-conversation.tsx')).DealConversation,
  { waiting: <Skeleton shape="block" height={320} /> },
);

/** Where a deal leads, in a sheet and on the desk. */
export const dealLinks = {
  jobLink: (slug: string, children: ReactNode) => (
    <PageLink to="/tasks/{slug}" params={{ slug }}>
      {children}
    </PageLink>
  ),
  rechargeLink: (amount: number, label: string, deal: string) => rechargeLink({ deal })(amount, label),
};
export const renderReviews = endedDeal;

type Props = {
  dealId: string;
  /** Until it is loaded. */
  head?: ReactNode;
  children: (deal: DealView) => ReactNode;
};

/** The deal once it is loaded; the page is named after it. */
export function LoadedDeal({ dealId, head, children }: Props) {
  const t = useDealTexts();
  const { data, error, isFetching, refetch } = useDeal(dealId);
  const deal = data?.id === dealId ? data : undefined;
  const other = deal?.myRole === 'author' ? deal.worker : deal?.author;
  useSetTitle(deal && other ? `${deal.job.title} · ${other.displayName}` : '');
  if (deal && error?.reason !== 'NOT_FOUND') return children(deal);
  return (
    <>
      {head}
      {error ? (
        <ErrorCard
          title={t(error.reason === 'NOT_FOUND' ? 'deal.missing' : 'deal.failed')}
          message={error.message}
          retryLabel={t('deals.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height={420} />
      )}
    </>
  );
}

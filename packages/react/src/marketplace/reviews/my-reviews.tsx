import type { ReactNode } from 'react';
import { reviewsEndpoints } from '@keo/core/contract';
import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { useLiveQuery } from '../../notifications/use-live-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WrittenReview, ReceivedReview, ReviewToWrite } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { sealedInterval } from './review-reads.ts';
import { useReviewTexts } from './use-review-texts.ts';

export const myReviewTabs = ['todo', 'received', 'given'] as const;
export type MyReviewTab = (typeof myReviewTabs)[number];

const cards = { todo: ReviewToWrite, received: ReceivedReview, given: WrittenReview } as const;

export type MyReviewsProps = {
  tab: MyReviewTab;
  onTabChange: (tab: MyReviewTab) => void;
  /** From 1. */
  page?: number;
  onPageChange: (page: number) => void;
  personLink?: (id: string, children: ReactNode) => ReactNode;
};

export function MyReviews({ tab, onTabChange, page = 1, ...rest }: MyReviewsProps) {
  const t = useReviewTexts();
  const { data } = useLiveQuery(reviewsEndpoints.myReviewsList, { tab, pageNum: page, pageSize: 20 });
  const todo = data?.todo ?? 0;
  return (
    <Tabs
      label={t('reviews.tabs')}
      value={tab}
      onValueChange={(next) => onTabChange(myReviewTabs.find((one) => one === next) ?? 'todo')}
      tabs={myReviewTabs.map((value) => ({
        value,
        label:
          value === 'todo' && todo > 0 ? t('reviews.todo.count', { count: todo }) : t(`reviews.${value}`),
        content: <OneTab tab={value} page={page} {...rest} />,
      }))}
    />
  );
}

function OneTab({
  tab,
  page,
  onPageChange,
  personLink,
}: Omit<MyReviewsProps, 'onTabChange'> & { page: number }) {
  const t = useReviewTexts();
  const query = useLiveQuery(
    reviewsEndpoints.myReviewsList,
    { tab, pageNum: page, pageSize: 20 },
    tab === 'given' ? { refetchInterval: sealedInterval } : {},
  );
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return (
      <ErrorCard
        title={t('reviews.failed')}
        message={error.message}
        retryLabel={t('reviews.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="block" height={220} />;
  if (data.total === 0)
    return (
      <EmptyState
        icon={<StarIcon />}
        title={t(`reviews.${tab}.empty`)}
        detail={t(`reviews.${tab}.empty.detail`)}
      />
    );
  const Card = cards[tab];
  return (
    <div className="keo-stack" aria-busy={isFetching}>
      {tab === 'received' && <RatingSummary ratings={data.ratings} />}
      {data.list.map((review) => (
        <Card key={review.id} review={review} personLink={personLink} />
      ))}
      <MoneyPages page={page} pageCount={data.totalPage} onPageChange={onPageChange} />
    </div>
  );
}

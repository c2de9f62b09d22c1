import { type ReactNode, useState } from 'react';
import { type PublishedReview, type Side, reviewsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Pagination, type PaginationProps } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';
import type { StarNumber } from './stars.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export type UserReviewsProps = {
  userId: string;
  personLink?: (id: string, children: ReactNode) => ReactNode;
  renderReport?: (review: PublishedReview) => ReactNode;
};

export function UserReviews({ userId, personLink, renderReport }: UserReviewsProps) {
  const t = useReviewTexts();
  const [chosen, setChosen] = useState<{ side: Side; stars: StarNumber } | null>(null);
  const [page, setPage] = useState(1);
  const query = useKeoQuery(reviewsEndpoints.reviewsList, {
    userId,
    pageNum: page,
    pageSize: 10,
    ...(chosen && { direction: chosen.side, stars: chosen.stars }),
  });
  const { data, error, isFetching, refetch } = query;
  const choose = (next: typeof chosen) => {
    const isSame = next !== null && next.side === chosen?.side && next.stars === chosen.stars;
    setChosen(isSame ? null : next);
    setPage(1);
  };
  if (error?.reason === 'NOT_FOUND') return null;
  return (
    <section className="keo-stack" aria-labelledby={`reviews-${userId}`}>
      <h2 id={`reviews-${userId}`}>{t('reviews.title')}</h2>
      {error && !data && (
        <ErrorCard
          title={t('reviews.failed')}
          message={error.message}
          retryLabel={t('reviews.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="block" height={220} />}
      {data && (
        <div className="keo-stack" aria-busy={isFetching}>
          <RatingSummary ratings={data.ratings} chosen={chosen} onChoose={choose} />
          {chosen && <Chosen stars={chosen.stars} count={data.total} onAll={() => choose(null)} />}
          {data.total === 0 && (
            <EmptyState
              icon={<StarIcon />}
              title={t(chosen ? 'reviews.none.filtered' : 'reviews.none')}
              detail={chosen ? undefined : t('reviews.none.detail')}
            />
          )}
          {data.list.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              replier={data.user.displayName}
              {...(personLink && { personLink })}
            >
              {renderReport?.(review)}
            </ReviewCard>
          ))}
          <Pages page={page} pageCount={data.totalPage} onPageChange={setPage} />
        </div>
      )}
    </section>
  );
}

type PagesProps = Pick<PaginationProps, 'page' | 'pageCount' | 'onPageChange'>;

function Pages(pages: PagesProps) {
  const t = useReviewTexts();
  return (
    <Pagination
      {...pages}
      labels={{
        nav: t('reviews.pages'),
        previous: t('reviews.previous'),
        next: t('reviews.next'),
        page: (at, total) => t('reviews.page', { page: at, total }),
      }}
    />
  );
}

function Chosen({ stars, count, onAll }: { stars: StarNumber; count: number; onAll: () => void }) {
  const t = useReviewTexts();
  return (
    <div className="keo-row__acts">
      <span role="status">{t('reviews.histogram.row', { stars, count })}</span>
      <Button size="small" variant="ghost" onClick={onAll}>
        {t('reviews.all')}
      </Button>
    </div>
  );
}

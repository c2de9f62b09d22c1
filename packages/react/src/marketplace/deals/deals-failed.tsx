import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@keo/core';
import { ErrorCard } from '../../ui/error-card.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export function DealsFailed({
  title = 'deals.failed',
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult<unknown, ApiError>, 'isFetching' | 'refetch'> & {
  title?: 'deals.failed' | 'deal.failed';
  error: ApiError;
}) {
  const t = useDealTexts();
  return (
    <ErrorCard
      title={t(title)}
      message={error.message}
      retryLabel={t('deals.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

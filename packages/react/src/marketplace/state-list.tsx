import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@keo/core';
import { MoneyPages } from '../ui/money/money-pages.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useJobTexts } from './jobs/use-job-texts.ts';

export type StateListProps<State extends string> = {
  title: string;
  /** Of the filter. */
  label: string;
  all: string;
  states: readonly { value: State; label: string }[];
  state: State | undefined;
  onStateChange: (state: State | undefined) => void;
  page: number;
  onPageChange: (page: number) => void;
  query: UseQueryResult<{ total: number; totalPage: number }, ApiError>;
  failed: string;
  icon: ReactNode;
  /** Where no row is in the chosen state. */
  none: string;
  showAll: string;
  /** Where there is no row at all. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A paged list that is filtered by state. */
export function StateList<State extends string>(props: StateListProps<State>) {
  const { title, label, all, states, state, onStateChange, page, onPageChange, query, failed } = props;
  const { icon, none, showAll, empty, children } = props;
  const t = useJobTexts();
  const { data, error, isPending, isFetching, refetch } = query;
  const total = data?.total ?? 0;
  return (
    <section className="keo-stack" aria-label={title} aria-busy={isFetching}>
      {(state !== undefined || total > 0) && (
        <Select
          className="keo-jobs__state"
          label={label}
          value={state ?? 'all'}
          onValueChange={(chosen) => onStateChange(states.find(({ value }) => value === chosen)?.value)}
          options={[{ value: 'all', label: all }, ...states]}
        />
      )}
      {error && (
        <ErrorCard
          title={failed}
          message={error.message}
          retryLabel={t('jobs.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && !error && (
        <>
          <Skeleton shape="block" height={180} />
          <Skeleton shape="block" height={180} />
        </>
      )}
      {data?.total === 0 &&
        (state === undefined ? (
          empty
        ) : (
          <EmptyState
            icon={icon}
            title={none}
            action={<Button onClick={() => onStateChange(undefined)}>{showAll}</Button>}
          />
        ))}
      {children}
      <MoneyPages page={page} pageCount={data?.totalPage} onPageChange={onPageChange} />
    </section>
  );
}

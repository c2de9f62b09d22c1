import type { ComponentProps, ReactNode } from 'react';
import type { ApiError } from '@keo/core';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';

type Shown = {
  id: string;
  title: string;
  at: string;
  mark?: ReactNode;
  detail: string;
  state: string;
  tone: ComponentProps<typeof Badge>['tone'];
  label: string;
  onOpen: () => void;
};

export type HistoryListProps<Row> = {
  query: {
    data: { list: readonly Row[]; totalPage: number } | undefined;
    error: ApiError | null;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  page: number;
  onPageChange: (page: number) => void;
  empty: { icon: ReactNode; title: string; detail: string };
  toRow: (row: Row) => Shown;
};

export function HistoryList<Row>({ query, page, onPageChange, empty, toRow }: HistoryListProps<Row>) {
  const t = useMoneyTexts();
  const { data, error, isPending } = query;
  return (
    <section className="keo-stack" aria-labelledby="keo-history" aria-busy={isPending}>
      <h2 id="keo-history" className="keo-heading">
        {t('money.history')}
      </h2>
      {error && (
        <ErrorCard title={error.message} retryLabel={t('money.retry')} onRetry={() => void query.refetch()} />
      )}
      {isPending && !error && <Skeleton shape="block" height={212} />}
      {data?.totalPage === 0 && <EmptyState {...empty} />}
      {data && data.list.length > 0 && (
        <ul className="keo-rows">
          {data.list.map(toRow).map((row) => (
            <li key={row.id}>
              <button type="button" className="keo-row keo-row--link" onClick={row.onOpen}>
                <span className="keo-unseen">{row.label}</span>
                <span>
                  <strong className="keo-num">{row.title}</strong>
                  <span className="keo-quiet">
                    {momentWords(row.at, t.locale)} · {row.mark}
                    {row.detail}
                  </span>
                </span>
                <Badge tone={row.tone}>{row.state}</Badge>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MoneyPages page={page} pageCount={data?.totalPage} onPageChange={onPageChange} />
    </section>
  );
}

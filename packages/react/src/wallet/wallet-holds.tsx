import { type ReactNode, useState } from 'react';
import { type WalletHold, walletEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { ShieldIcon } from '../ui/icons/subject-icons.tsx';
import { momentWords } from '../i18n/moment-words.ts';
import { MoneyPages } from '../ui/money/money-pages.tsx';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OwnAmount } from './own-amount.tsx';
import { useRefetchOnMovement } from './use-refetch-on-movement.ts';

export type WalletHoldsProps = {
  link: (hold: WalletHold, children: ReactNode) => ReactNode;
};

export function WalletHolds({ link }: WalletHoldsProps) {
  const t = useMoneyTexts();
  const [pageNum, setPageNum] = useState(1);
  const { data, error, refetch, isPending } = useKeoQuery(walletEndpoints.walletHolds, {
    pageNum,
    pageSize: 10,
  });
  useRefetchOnMovement([walletEndpoints.walletHolds]);
  return (
    <section className="keo-stack" aria-labelledby="keo-holds" aria-busy={isPending}>
      <h2 id="keo-holds" className="keo-heading">
        {t('wallet.holds')}
      </h2>
      {error && (
        <ErrorCard
          title={t('wallet.failed')}
          message={error.message}
          retryLabel={t('money.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && !error && <Skeleton shape="block" height={212} />}
      {data?.total === 0 && (
        <EmptyState
          icon={<ShieldIcon />}
          title={t('wallet.holds.empty')}
          detail={t('wallet.holds.empty.detail')}
        />
      )}
      {data && data.list.length > 0 && (
        <ul className="keo-rows">
          {data.list.map((hold) => (
            <li key={`${hold.kind} ${hold.id}`}>
              {link(
                hold,
                <span className="keo-row keo-row--link">
                  <span>
                    <strong>{hold.title ?? t(`wallet.hold.${hold.kind}`)}</strong>
                    <span className="keo-quiet">
                      {hold.title !== null && `${t(`wallet.hold.${hold.kind}`)} · `}
                      {momentWords(hold.since, t.locale)}
                    </span>
                  </span>
                  <OwnAmount value={hold.amount} />
                </span>,
              )}
            </li>
          ))}
        </ul>
      )}
      <MoneyPages page={pageNum} pageCount={data?.totalPage} onPageChange={setPageNum} />
    </section>
  );
}

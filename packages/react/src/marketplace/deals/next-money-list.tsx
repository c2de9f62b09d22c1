import type { ReactNode } from 'react';
import { rechargeEndpoints } from '@keo/core/contract';
import { readAllPages } from '../../client/read-all-pages.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useLiveDeals } from './use-live-deals.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type NextMoney, getNextMoney } from './next-money.ts';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';

export type NextMoneyListProps = {
  link: (next: NextMoney, children: ReactNode) => ReactNode;
};

const shownAtOnce = 3;
const awaitedOnes = { awaited: true } as const;

export function NextMoneyList({ link }: NextMoneyListProps) {
  const t = useMoneyTexts();
  const keo = useKeoClient();
  const earned = useLiveDeals('worker');
  const awaited = useKeoQuery(rechargeEndpoints.rechargesList, awaitedOnes, {
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        keo.call(rechargeEndpoints.rechargesList, { ...awaitedOnes, ...page }, { signal }),
      ),
  });
  useRefetchOnMovement([rechargeEndpoints.rechargesList]);
  const error = earned.error ?? awaited.error;
  const isThere = earned.data && awaited.data;
  const list = isThere ? getNextMoney(earned.data.list, awaited.data.list).slice(0, shownAtOnce) : [];
  return (
    <section className="keo-stack" aria-labelledby="keo-next" aria-busy={!isThere && !error}>
      <h2 id="keo-next" className="keo-heading">
        {t('wallet.next')}
      </h2>
      {error && (
        <ErrorCard
          title={t('wallet.next.failed')}
          message={error.message}
          retryLabel={t('money.retry')}
          onRetry={() => void Promise.all([earned.refetch(), awaited.refetch()])}
        />
      )}
      {!isThere && !error && <Skeleton shape="block" height={68} />}
      {isThere && (
        <ul className="keo-rows">
          {list.length === 0 && <li className="keo-row keo-quiet">{t('wallet.next.empty')}</li>}
          {list.map((next) => (
            <li key={`${next.kind} ${next.id} ${next.at}`}>
              {link(
                next,
                <span className="keo-row keo-row--link">
                  <span>
                    <strong>
                      {next.kind === 'DEAL' ? next.title : t('wallet.next.recharge', { code: next.title })}
                    </strong>
                    <span className="keo-quiet">
                      {t(`wallet.next.${next.kind}`, { time: momentWords(next.at, t.locale) })}
                    </span>
                  </span>
                  <OwnAmount value={next.amount} signed className="keo-in" />
                </span>,
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { walletEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { monthWords } from '../i18n/moment-words.ts';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MoneyBars } from './money-bars.tsx';
import { useRefetchOnMovement } from './use-refetch-on-movement.ts';
import { useWallet } from './use-wallet.ts';

const height = 176;

export function WalletChart() {
  const t = useMoneyTexts();
  const { masked } = useWallet();
  const { data, error, refetch } = useKeoQuery(walletEndpoints.walletChart, { months: 6 });
  useRefetchOnMovement([walletEndpoints.walletChart]);
  const isEmpty = data?.list.every((month) => month.in === 0 && month.out === 0);

  return (
    <section className="keo-stack" aria-labelledby="keo-chart">
      <h2 id="keo-chart" className="keo-heading">
        {t('wallet.chart')}
      </h2>
      {error && (
        <ErrorCard
          title={t('wallet.chart.failed')}
          message={error.message}
          retryLabel={t('money.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="block" height={height} />}
      {isEmpty && <p className="keo-quiet">{t('wallet.chart.empty')}</p>}
      {data && !isEmpty && !masked && (
        <MoneyBars
          caption={t('wallet.chart')}
          heading={t('wallet.chart.month')}
          height={height}
          bars={data.list.map(({ month, ...sums }) => ({
            ...sums,
            name: monthWords(month, t.locale),
            label: (
              <>
                {month.slice(5)}/<wbr />
                {month.slice(0, 4)}
              </>
            ),
          }))}
        />
      )}
      {data && !isEmpty && masked && <p className="keo-quiet">{t('money.hidden')}</p>}
    </section>
  );
}

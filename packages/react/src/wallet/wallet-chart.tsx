import { formatDong } from '@keo/core';
import { type EndpointData, walletEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useRefetchOnMovement } from './use-refetch-on-movement.ts';
import { useWallet } from './use-wallet.ts';

const [width, height, gap] = [600, 176, 16];

const monthWords = (month: string) => month.split('-').toReversed().join('/');

type Months = EndpointData<typeof walletEndpoints.walletChart>['list'];

/** Bars, with a table for screen readers. */
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
        <>
          <Bars months={data.list} />
          <MonthTable months={data.list} />
        </>
      )}
      {data && !isEmpty && masked && <p className="keo-quiet">{t('money.hidden')}</p>}
    </section>
  );
}

function Bars({ months }: { months: Months }) {
  const t = useMoneyTexts();
  const most = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  const step = width / Math.max(1, months.length);
  const bar = (x: number, amount: number, className: string) => {
    const tall = Math.max(amount > 0 ? 2 : 0, (amount / most) * height);
    const size = { width: (step - gap) / 2, height: tall };
    return <rect className={className} x={x} y={height - tall} {...size} rx="4" />;
  };
  return (
    <>
      <svg className="keo-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {months.map(({ month, in: came, out: went }, index) => {
          const x = index * step + gap / 2;
          return (
            <g key={month}>
              {bar(x, came, 'keo-chart__in')}
              {bar(x + (step - gap) / 2, went, 'keo-chart__out')}
            </g>
          );
        })}
      </svg>
      <p className="keo-chart__months" aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>
            {month.slice(5)}/<wbr />
            {month.slice(0, 4)}
          </span>
        ))}
      </p>
      <p className="keo-chart__legend" aria-hidden="true">
        <span className="keo-chart__key keo-chart__key--in">{t('wallet.chart.in')}</span>
        <span className="keo-chart__key keo-chart__key--out">{t('wallet.chart.out')}</span>
      </p>
    </>
  );
}

function MonthTable({ months }: { months: Months }) {
  const t = useMoneyTexts();
  return (
    // A table is never narrower than its words.
    <div className="keo-unseen">
      <table>
        <caption>{t('wallet.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wallet.chart.month')}</th>
            <th scope="col">{t('wallet.chart.in')}</th>
            <th scope="col">{t('wallet.chart.out')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthWords(month.month)}</th>
              <td>{formatDong(month.in)}</td>
              <td>{formatDong(month.out)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

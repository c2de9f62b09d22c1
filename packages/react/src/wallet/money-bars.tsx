import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';

export type MoneyBar = {
  /** The month or the day, in the table. */
  name: string;
  /** Below the bars. */
  label?: ReactNode;
  in: number;
  out: number;
};

type Props = {
  caption: string;
  /** What a bar stands for. */
  heading: string;
  bars: readonly MoneyBar[];
  /** Of the drawing, of which 600 are its width. */
  height: number;
};

const width = 600;

/** What came and went, as bars, with a table for screen readers. */
export function MoneyBars({ caption, heading, bars, height }: Props) {
  const t = useMoneyTexts();
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.in, bar.out]));
  const step = width / Math.max(1, bars.length);
  const gap = Math.min(16, step / 4);
  const draw = (x: number, amount: number, className: string) => {
    const tall = Math.max(amount > 0 ? 2 : 0, (amount / most) * height);
    const size = { width: (step - gap) / 2, height: tall };
    return <rect className={className} x={x} y={height - tall} {...size} rx={gap / 4} />;
  };
  return (
    <>
      <svg className="keo-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {bars.map(({ name, in: came, out: went }, index) => (
          <g key={name}>
            {draw(index * step + gap / 2, came, 'keo-chart__in')}
            {draw(index * step + step / 2, went, 'keo-chart__out')}
          </g>
        ))}
      </svg>
      <p className="keo-chart__months" aria-hidden="true">
        {bars.map(({ name, label }) => (
          <span key={name}>{label}</span>
        ))}
      </p>
      <p className="keo-chart__legend" aria-hidden="true">
        <span className="keo-chart__key keo-chart__key--in">{t('wallet.chart.in')}</span>
        <span className="keo-chart__key keo-chart__key--out">{t('wallet.chart.out')}</span>
      </p>
      {/* A table is never narrower than its words. */}
      <div className="keo-unseen">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">{t('wallet.chart.in')}</th>
              <th scope="col">{t('wallet.chart.out')}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter((bar) => bar.in > 0 || bar.out > 0)
              .map((bar) => (
                <tr key={bar.name}>
                  <th scope="row">{bar.name}</th>
                  <td>{formatDong(bar.in)}</td>
                  <td>{formatDong(bar.out)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

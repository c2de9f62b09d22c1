import { type Reliability, dealLimits } from '@keo/core/contract';
import { useJobTexts } from './use-job-texts.ts';
import { DataList, type DataListItem } from '../../ui/data-list.tsx';

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

export function ReliabilityNote({ reliability }: { reliability: Reliability }) {
  const t = useJobTexts();
  const { score, parts } = reliability;
  const getCount = (name: Reliability['parts'][number]['name']) =>
    parts.find((part) => part.name === name)?.count ?? 0;
  const completed = getCount('completed');
  return (
    <details className="keo-reliability">
      <summary>
        <strong>{t('reliability.score', { score })}</strong>
        {completed > 0 && (
          <span className="keo-quiet">
            {' '}
            {t('reliability.onTime', {
              percent: Math.round(((completed - getCount('late')) * 100) / completed),
            })}
          </span>
        )}
      </summary>
      <DataList
        items={[
          [t('reliability.start'), dealLimits.reliabilityStart],
          ...parts.map(
            ({ name, count, points }): DataListItem => [
              t(`reliability.part.${name}`, { count }),
              signed(points),
            ],
          ),
        ]}
      />
      <p className="keo-quiet">{t('reliability.about')}</p>
    </details>
  );
}

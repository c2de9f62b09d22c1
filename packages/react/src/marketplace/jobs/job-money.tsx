import { formatDong } from '@keo/core';
import type { JobView } from '@keo/core/contract';
import { Amount } from '../../ui/money/amount.tsx';
import { DataList, type DataListItem } from '../../ui/data-list.tsx';
import { useJobTexts } from './use-job-texts.ts';

type Props = { job: Pick<JobView, 'kind' | 'price' | 'net' | 'slots' | 'budget'> };

const renderTotal = (value: number) => (
  <strong>
    <Amount value={value} />
  </strong>
);

export function JobMoney({ job: { kind, price, net, slots, budget } }: Props) {
  const t = useJobTexts();
  const listBudget = ({ fee, total: sum, held }: NonNullable<Props['job']['budget']>): DataListItem[] => [
    ...(slots > 1 ? [[t('job.money.slots'), slots] as const] : []),
    [t('job.money.fee'), <Amount key="fee" value={fee} />],
    [t('job.money.total'), renderTotal(sum)],
    ...(held > 0 ? [[t('job.money.held'), <Amount key="held" value={held} />] as const] : []),
  ];
  return (
    <DataList
      aria-label={t('job.money')}
      items={[
        [t(`job.money.price.${kind}`), <Amount key="price" value={price} />],
        [t('job.money.workerFee'), formatDong(net - price)],
        [t(budget ? 'job.money.net.author' : 'job.money.net'), renderTotal(net)],
        ...(budget ? listBudget(budget) : []),
      ]}
    />
  );
}

import { formatDong } from '@keo/core';
import type { JobView } from '@keo/core/contract';
import { Amount } from '../../ui/money/amount.tsx';
import { useJobTexts } from './use-job-texts.ts';

type Props = { job: Pick<JobView, 'kind' | 'price' | 'net' | 'slots' | 'budget'> };

export function JobMoney({ job: { kind, price, net, slots, budget } }: Props) {
  const t = useJobTexts();
  return (
    <dl className="keo-costs" aria-label={t('job.money')}>
      <div>
        <dt>{t(`job.money.price.${kind}`)}</dt>
        <dd>
          <Amount value={price} />
        </dd>
      </div>
      <div>
        <dt>{t('job.money.workerFee')}</dt>
        <dd className="keo-num">{formatDong(net - price)}</dd>
      </div>
      <div>
        <dt>{t(budget ? 'job.money.net.author' : 'job.money.net')}</dt>
        <dd>
          <strong>
            <Amount value={net} />
          </strong>
        </dd>
      </div>
      {budget && (
        <>
          {slots > 1 && (
            <div>
              <dt>{t('job.money.slots')}</dt>
              <dd className="keo-num">{slots}</dd>
            </div>
          )}
          <div>
            <dt>{t('job.money.fee')}</dt>
            <dd>
              <Amount value={budget.fee} />
            </dd>
          </div>
          <div>
            <dt>{t('job.money.total')}</dt>
            <dd>
              <strong>
                <Amount value={budget.total} />
              </strong>
            </dd>
          </div>
          {budget.held > 0 && (
            <div>
              <dt>{t('job.money.held')}</dt>
              <dd>
                <Amount value={budget.held} />
              </dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}

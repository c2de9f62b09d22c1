import type { ReactNode } from 'react';
import type { CreateJob } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Amount } from '../../ui/money/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { JobConditions } from './job-conditions.tsx';
import { netWords, timeWords } from './job-words.ts';
import { whatLines } from './post-what.tsx';
import type { JobCost } from './use-job-cost.ts';
import { useJobTexts } from './use-job-texts.ts';
import type { PostJob } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

type Props = {
  job: CreateJob;
  cost: JobCost;
  post: Pick<PostJob, 'error' | 'isUnsure' | 'go' | 'form'>;
};

export function PostPreview({ job, cost: { data: cost, ...request }, post }: Props) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  return (
    <>
      {request.error && (
        <ErrorCard
          title={t('post.cost.failed')}
          message={request.error.message}
          retryLabel={jobTexts('jobs.retry')}
          retrying={request.isFetching}
          onRetry={() => void request.refetch()}
        />
      )}
      {!cost && !request.error && <Skeleton shape="block" height={420} />}
      {cost && <Costs job={job} cost={cost} post={post} />}
      {post.error &&
        (post.isUnsure ? (
          <Notice tone="unsure">{t('post.unsure')}</Notice>
        ) : (
          <FormFailure error={post.error} />
        ))}
    </>
  );
}

type CostsProps = Omit<Props, 'cost'> & { cost: NonNullable<JobCost['data']> };

function Costs({ job, cost, post }: CostsProps) {
  const t = usePostJobTexts();
  const own = useOwnDong();
  const missing = cost.isHeldAtOnce ? cost.shortfall : 0;
  return (
    <>
      <Words job={job} cost={cost} post={post} />
      <Sums job={job} cost={cost} post={post} />
      {missing > 0 && <Notice tone="wash">{t('post.short', { amount: own(missing) })}</Notice>}
    </>
  );
}

/** The job as workers will read it. */
function Words({ job, cost, post: { form, go } }: CostsProps) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const minutes = job.timeLimitMin ?? (job.durationHours ?? 0) * 60;
  const facts = [
    [jobTexts('job.fact.time'), timeWords(minutes, jobTexts)] as const,
    ...whatLines(job, form, t),
    [jobTexts('job.fact.eligibility'), eligibilityWords(job.eligibility, jobTexts).join('; ')] as const,
  ].filter(([, said]) => said !== '');
  return (
    <section className="keo-stack">
      <div className="keo-conditions__head">
        <h4 className="keo-heading">{t('post.preview.card')}</h4>
        <Button variant="link" onClick={() => go('what')}>
          {t('post.preview.editWords')}
        </Button>
      </div>
      <Card className="keo-stack">
        <p className="keo-job__net">
          <Amount value={cost.workerNet} />
          <span className="keo-quiet">
            {netWords({ ...job, net: cost.workerNet, effortMin: job.effortMin ?? null }, jobTexts)}
          </span>
        </p>
        <strong>{job.title}</strong>
        <p className="keo-prose">{job.description}</p>
        <JobConditions conditions={job.conditions} />
        {facts.map(([name, said]) => (
          <p key={name} className="keo-quiet">
            {name}: {said}
          </p>
        ))}
      </Card>
    </section>
  );
}

function Sums({ job, cost, post: { go } }: CostsProps) {
  const t = usePostJobTexts();
  const lines: [string, ReactNode][] = [
    [t('post.cost.price'), <Amount key="price" value={cost.price} />],
    ...(job.slots > 1 ? [[t('post.cost.slots'), job.slots] as [string, ReactNode]] : []),
    [t('post.cost.fee'), <Amount key="fee" value={cost.authorFee} />],
    [
      t(cost.isHeldAtOnce ? 'post.cost.total.now' : 'post.cost.total.later'),
      <strong key="total">
        <Amount value={cost.total} />
      </strong>,
    ],
    [t('post.cost.balance'), <OwnAmount key="balance" value={cost.balance} />],
  ];
  return (
    <section className="keo-stack">
      <div className="keo-conditions__head">
        <h4 className="keo-heading">{t('post.cost')}</h4>
        <Button variant="link" onClick={() => go('terms')}>
          {t('post.preview.editTerms')}
        </Button>
      </div>
      <DataList items={lines} />
    </section>
  );
}

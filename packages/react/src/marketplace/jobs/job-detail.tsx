import { type ReactNode, Suspense, lazy } from 'react';
import type { JobView, UserCard } from '@keo/core/contract';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactsHidden } from './contacts-hidden.tsx';
import { JobConditions } from './job-conditions.tsx';
import { JobEdits } from './job-edits.tsx';
import { JobFacts } from './job-facts.tsx';
import { categoryName, placeWords, reviewWords } from './job-words.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useJobTexts } from './use-job-texts.ts';

/** Lazy: few jobs have any. */
const JobAsks = /* @__PURE__ */ lazy(async () => ({ default: (await import('./job-asks.tsx')).JobAsks }));

export type JobDetailProps = {
  job: JobView;
  authorLink: (author: UserCard, children: ReactNode) => ReactNode;
  /** At the end. */
  children?: ReactNode;
};

export function JobDetail({ job, authorLink, children }: JobDetailProps) {
  const t = useJobTexts();
  const locale = useLocale();
  const { email, phone } = job.author.verified;
  const verified = [email && t('job.author.email'), phone && t('job.author.phone')].filter(Boolean);
  return (
    <article className="keo-stack">
      <header className="keo-stack">
        <p className="keo-chips keo-quiet">
          <Badge>{t(`jobs.kind.${job.kind}`)}</Badge>
          {categoryName(job.categorySlug, locale)} · {placeWords(job.place, t)}
        </p>
        <h1>{job.title}</h1>
        {job.state !== 'OPEN' && <Notice tone="wash">{t(`job.notice.${job.state}`)}</Notice>}
        {job.moderationNote !== null && <Notice tone="danger">{job.moderationNote}</Notice>}
      </header>
      {job.edits.length > 0 && <JobEdits job={job} />}
      <Card as="section" className="keo-stack">
        <h2 className="keo-heading">{t('job.about')}</h2>
        <p className="keo-prose">{job.description}</p>
        <ContactsHidden text={job.description} />
      </Card>
      <Card as="section" className="keo-stack">
        <div>
          <h2 className="keo-heading">{t(job.budget ? 'job.conditions.author' : 'job.conditions')}</h2>
          <p className="keo-quiet">
            {t(job.budget ? 'job.conditions.author.detail' : 'job.conditions.detail')}
          </p>
        </div>
        <JobConditions conditions={job.conditions} />
      </Card>
      {job.questions.length + job.attachments.length > 0 && (
        <ErrorBoundary fallback={<Notice tone="danger">{t('job.asks.lost')}</Notice>}>
          <Suspense>
            <JobAsks job={job} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Card as="section">
        <h2 className="keo-heading">{t('job.facts')}</h2>
        <JobFacts job={job} />
      </Card>
      <Card as="section" className="keo-stack">
        <h2 className="keo-heading">{t('job.author')}</h2>
        <div className="keo-person">
          <Avatar name={job.author.displayName} src={job.author.avatarUrl} />
          <span>
            {authorLink(job.author, <strong>{job.author.displayName}</strong>)}
            <span className="keo-quiet">
              @{job.author.username}
              {job.authorReviewHours !== null && ` · ${reviewWords(job, t)}`}
              {job.authorRejectPct !== null && ` · ${t('job.rejects', { percent: job.authorRejectPct })}`}
              {verified.length > 0 && ` · ${t('job.author.verified', { what: verified.join(', ') })}`}
            </span>
          </span>
        </div>
      </Card>
      {children}
    </article>
  );
}

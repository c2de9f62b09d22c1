import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@keo/core';
import { profileEndpoints } from '@keo/core/contract';
import {
  Avatar,
  Badge,
  Card,
  ErrorCard,
  ReliabilityNote,
  Skeleton,
  buttonVariants,
  useKeo,
  useTexts,
} from '@keo/react';
import { usePutTitle } from '../../layout/title-note.ts';
import { Queries } from '../../queries/queries.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { errorsEn } from '../../texts/errors.en.ts';
import { errorsVi } from '../../texts/errors.vi.ts';
import { settingsEn } from '../../texts/settings.en.ts';
import { settingsVi } from '../../texts/settings.vi.ts';
import { StatusPage } from '../errors/status-page.tsx';
import { PublicReviews } from '../reviews/public-reviews.tsx';

/** `09/2026`, in both languages. */
const aMonth = new Intl.DateTimeFormat('en-GB', {
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** What anyone may see of a person. */
export function UserPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Queries>
      <PublicProfile id={id} />
      <PublicReviews id={id} />
    </Queries>
  );
}

function PublicProfile({ id }: { id: string }) {
  const t = useTexts(settingsVi, settingsEn);
  const errors = useTexts(errorsVi, errorsEn);
  const { call } = useKeo();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', id],
    queryFn: ({ signal }) => call(profileEndpoints.publicUserInfo, { id }, { signal }),
  });
  usePutTitle(data?.displayName ?? '');
  if (isApiError(error) && error.reason === 'NOT_FOUND') {
    return (
      <StatusPage status={404} message={errors('error.404.title')} description={error.message}>
        <PageLink to="/" className={buttonVariants({ variant: 'ghost' })}>
          {errors('error.home')}
        </PageLink>
      </StatusPage>
    );
  }
  if (error) {
    return (
      <ErrorCard title={error.message} retryLabel={errors('error.retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton height={180} />;
  const joined = aMonth.format(new Date(data.joinedAt));
  return (
    <Card className="site-stack">
      <div className="site-row">
        <Avatar name={data.displayName} src={data.avatarUrl} />
        <div>
          <h1>{data.displayName}</h1>
          <p className="site-quiet">
            @{data.username} · {t('user.since', { time: joined })}
          </p>
        </div>
      </div>
      {data.reliability && <ReliabilityNote reliability={data.reliability} />}
      {data.headline !== '' && <p className="site-lead">{data.headline}</p>}
      {data.bio !== '' && <p>{data.bio}</p>}
      {data.rejectPct !== null && (
        <p className="site-quiet">{t('user.rejects', { percent: data.rejectPct })}</p>
      )}
      <div className="site-row">
        {data.verified.email && (
          <Badge>
            {t('settings.email')}: {t('settings.verified')}
          </Badge>
        )}
        {data.verified.phone && (
          <Badge>
            {t('settings.phone')}: {t('settings.verified')}
          </Badge>
        )}
      </div>
    </Card>
  );
}

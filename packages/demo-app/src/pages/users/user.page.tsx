import { useParams } from '@tanstack/react-router';
import { isApiError } from '@keo/core';
import { profileEndpoints } from '@keo/core/contract';
import { ErrorCard, Skeleton, buttonVariants, useAuth, useKeoQuery, useTexts } from '@keo/react';
import { OpenJobs, Portfolio, PublicProfile, usePersonTexts } from '@keo/react/marketplace';
import { optionalPart } from '../../build/optional-part.tsx';
import { useSetTitle } from '../../layout/title-note.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { userSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { StatusPage } from '../errors/status-page.tsx';
import { jobLink } from '../jobs/job-link.tsx';
import { PublicReviews } from '../reviews/public-reviews.tsx';

const MemberActions = optionalPart(async () => (await import('./member-actions.tsx')).MemberActions, {
  waiting: <Skeleton height={44} />,
});
const InviteSheet = optionalPart(async () => (await import('./invite-sheet.tsx')).InviteSheet);

/** `?invite=1` opens an invitation, `?again=` with the terms of that deal. */
export function UserPage() {
  const { id = '' } = useParams({ strict: false });
  const errors = useTexts(errorsVi, errorsEn);
  const { data, error, refetch } = useKeoQuery(profileEndpoints.publicUserInfo, { id });
  const person = data?.id === id ? data : undefined;
  const { invite, again } = usePageSearch(userSearch);
  const t = usePersonTexts();
  const { user, isAuthenticated } = useAuth();
  const turn = useTurnPage<typeof userSearch>();
  useSetTitle(person?.displayName ?? '');
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
  const mayInvite = user && person && user.id !== person.id && !person.isBlocked;
  if (!person) return <Skeleton shape="block" height={720} />;
  return (
    <div className="site-narrow">
      <PublicProfile
        person={person}
        actions={
          user ? (
            <MemberActions person={person} onInvite={() => void turn({ invite: '1' })} />
          ) : (
            !isAuthenticated && (
              <div className="keo-row__acts">
                <PageLink
                  to="/signin"
                  search={{ callbackUrl: `/user/${id}` }}
                  className={buttonVariants({ variant: 'soft' })}
                >
                  {t('person.signIn')}
                </PageLink>
              </div>
            )
          )
        }
      >
        <Portfolio userId={person.id} />
        <OpenJobs authorId={person.id} link={jobLink} />
        <PublicReviews id={person.id} />
      </PublicProfile>
      {invite !== undefined && mayInvite && (
        <InviteSheet person={person} again={again} onClose={() => void turn({}, { replace: true })} />
      )}
    </div>
  );
}

import { ReportButton, UserReviews } from '@keo/react/marketplace';
import { userSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { signInToReport } from '../users/sign-in-to-report.tsx';
import { personLink } from '../users/person-link.tsx';

export function PublicReviews({ id }: { id: string }) {
  const { report } = usePageSearch(userSearch);
  const turn = useTurnPage<typeof userSearch>();
  return (
    <UserReviews
      key={id}
      userId={id}
      personLink={personLink}
      renderReport={(review) => (
        <ReportButton
          target="REVIEW"
          targetId={review.id}
          ownerId={review.by.id}
          startsOpen={report === review.id}
          onClose={() => void (report && turn({}, { replace: true }))}
          signInLink={(label) => signInToReport(`/user/${id}?report=${review.id}`, label)}
        />
      )}
    />
  );
}

import { MyReviews } from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { myReviewsSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { personLink } from '../users/person-link.tsx';

export function MyReviewsPage() {
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof myReviewsSearch>();
  const { tab = 'todo', page = '1' } = usePageSearch(myReviewsSearch);
  const inTab = tab === 'todo' ? {} : { tab };
  return (
    <div className="site-stack">
      <h1>{getTitle(findPagePath('/dashboard/my-reviews'))}</h1>
      <MyReviews
        tab={tab}
        onTabChange={(next) => void turn(next === 'todo' ? {} : { tab: next })}
        page={Number(page)}
        onPageChange={(next) =>
          void turn({ ...inTab, page: next > 1 ? String(next) : undefined }, { toTop: true })
        }
        personLink={personLink}
      />
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { MyReviews } from '@keo/react';
import { findPagePath } from '../../routes/paths.ts';
import { myReviewsSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { personLink } from './person-link.tsx';

export function MyReviewsPage() {
  const titleOf = usePageTitle();
  const navigate = useNavigate();
  const { tab = 'todo', page = '1' } = usePageSearch(myReviewsSearch);
  const go = (search: { tab?: string; page?: string }) =>
    void navigate({ to: '/dashboard/my-reviews', search });
  const inTab = tab === 'todo' ? {} : { tab };
  return (
    <div className="site-stack">
      <h1>{titleOf(findPagePath('/dashboard/my-reviews'))}</h1>
      <MyReviews
        tab={tab}
        onTabChange={(next) => go(next === 'todo' ? {} : { tab: next })}
        page={Number(page)}
        onPageChange={(next) => go({ ...inTab, page: String(next) })}
        personLink={personLink}
      />
    </div>
  );
}

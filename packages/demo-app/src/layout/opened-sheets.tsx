import { Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { loadWhenOnline } from '../build/load-when-online.ts';
import { openedSearch } from '../routes/search.schema.ts';
import { usePageSearch } from '../routes/use-page-search.ts';

const DealSheet = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../pages/deals/deal-sheet.tsx'))).DealSheet,
}));
const JobSheet = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../pages/jobs/job-sheet.tsx'))).JobSheet,
}));

/** Opens the sheet named by the URL (`?deal=`, `?job=`) over any page; redirects if it has a page of its own. */
export function OpenedSheets() {
  const { deal, job, recharge, withdraw, claim } = usePageSearch(openedSearch);
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      search: (before: object) => ({
        ...before,
        deal: undefined,
        tab: undefined,
        proof: undefined,
        job: undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  if (withdraw !== undefined) return <Navigate to="/dashboard/withdraw" search={{ id: withdraw }} replace />;
  if (recharge !== undefined) return <Navigate to="/dashboard/recharge" search={{ id: recharge }} replace />;
  if (claim !== undefined) return <Navigate to="/dashboard/recharge" replace />;
  return (
    <Suspense>
      {deal !== undefined && <DealSheet dealId={deal} onClose={close} />}
      {deal === undefined && job !== undefined && <JobSheet jobId={job} onClose={close} />}
    </Suspense>
  );
}

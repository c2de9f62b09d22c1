import { Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { loadOnceHeard } from '../build/load-once-heard.ts';
import { openedSearch } from '../routes/search.schema.ts';
import { usePageSearch } from '../routes/use-page-search.ts';

const DealSheet = lazy(async () => ({
  default: (await loadOnceHeard(() => import('../pages/deals/deal-sheet.tsx'))).DealSheet,
}));
const JobSheet = lazy(async () => ({
  default: (await loadOnceHeard(() => import('../pages/jobs/job-sheet.tsx'))).JobSheet,
}));

/** Opens what the URL names over any page that a notification leads to; redirects where it has a page of its own. */
export function Opened() {
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

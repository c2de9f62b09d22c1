import { Navigate } from '@tanstack/react-router';
import { optionalPart } from '../build/optional-part.tsx';
import { openedSearch } from '../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../routes/use-page-search.ts';
import { useWide } from './use-wide.ts';

const DealSheet = optionalPart(async () => (await import('../pages/deals/deal-sheet.tsx')).DealSheet);
const JobSheet = optionalPart(async () => (await import('../pages/jobs/job-sheet.tsx')).JobSheet);

/**
 * Opens the sheet named by the URL (`?deal=`, `?job=`) over any page; redirects if it has a page of its own, as a deal has
 * where there is room for its desk.
 */
export function OpenedSheets() {
  const { deal, tab, proof, job, recharge, withdraw, claim } = usePageSearch(openedSearch);
  const turn = useTurnPage<typeof openedSearch>();
  const isWide = useWide();
  const close = () =>
    void turn(
      { deal: undefined, tab: undefined, proof: undefined, job: undefined },
      { replace: true, keep: true },
    );
  if (withdraw !== undefined) return <Navigate to="/dashboard/withdraw" search={{ id: withdraw }} replace />;
  if (recharge !== undefined) return <Navigate to="/dashboard/recharge" search={{ id: recharge }} replace />;
  if (claim !== undefined) return <Navigate to="/dashboard/recharge" replace />;
  if (deal !== undefined && isWide)
    return <Navigate to="/dashboard/my-tasks" search={{ deal, tab, proof }} replace />;
  return (
    <>
      {deal !== undefined && <DealSheet dealId={deal} onClose={close} />}
      {deal === undefined && job !== undefined && <JobSheet jobId={job} onClose={close} />}
    </>
  );
}

import { useEffect } from 'react';
import { type CreateJob, jobsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useWallet } from '../../wallet/use-wallet.ts';

/** Refetched after each movement; null disables the query. */
export function useJobCost(job: Pick<CreateJob, 'kind' | 'price' | 'slots'> | null) {
  const { kind, price, slots } = job ?? { kind: 'QUICK' as const, price: 1, slots: 1 };
  const cost = useKeoQuery(jobsEndpoints.estimateJobCost, { kind, price, slots }, { enabled: job !== null });
  const balance = useWallet().wallet?.balance;
  const { refetch } = cost;
  const isRequested = job !== null;
  useEffect(() => {
    if (isRequested) void refetch();
    // A changed balance triggers the refetch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [balance, isRequested, refetch]);
  return cost;
}
export type JobCost = ReturnType<typeof useJobCost>;

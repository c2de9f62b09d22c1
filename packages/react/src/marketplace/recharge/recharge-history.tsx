import { useEffect, useState } from 'react';
import { rechargeOutcome } from '@keo/core';
import { type Recharge, rechargeEndpoints } from '@keo/core/contract';
import { useKeoQuery, useRefetch } from '../../client/use-keo-query.ts';
import { BanknoteIcon } from '../../ui/icons/subject-icons.tsx';
import { HistoryList } from '../transactions/history-list.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useRecharge } from './use-recharge.ts';

const getState = (recharge: Recharge) => {
  if (recharge.state === 'SUCCEEDED') return rechargeOutcome(recharge) ?? 'EXACT';
  return recharge.inSuspense > 0 ? 'SUSPENSE' : recharge.state;
};

/** Newest first. */
export function RechargeHistory({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const [pageNum, setPageNum] = useState(1);
  const query = useKeoQuery(rechargeEndpoints.rechargesList, { pageNum, pageSize: 10 });
  const { recharge } = useRecharge();
  const refetch = useRefetch([rechargeEndpoints.rechargesList]);
  const seen = `${recharge?.id} ${recharge?.state} ${recharge?.inSuspense}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- refetches when the item above has changed
  useEffect(refetch, [seen]);
  return (
    <HistoryList
      query={query}
      page={pageNum}
      onPageChange={setPageNum}
      empty={{ icon: <BanknoteIcon />, title: t('recharge.empty'), detail: t('recharge.empty.detail') }}
      toRow={(row) => {
        const state = getState(row);
        return {
          id: row.id,
          title: own(row.paidAmount ?? row.amount),
          at: row.createdAt,
          detail: row.code,
          state: t(`recharge.state.${state}`),
          tone:
            row.state === 'SUCCEEDED'
              ? 'good'
              : state === 'PENDING' || state === 'SUSPENSE'
                ? 'waiting'
                : 'neutral',
          label: t('recharge.open', { amount: own(row.amount) }),
          onOpen: () => onOpen(row.id),
        };
      }}
    />
  );
}

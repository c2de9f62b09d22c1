import { useEffect, useState } from 'react';
import { withdrawEndpoints } from '@keo/core/contract';
import { BankMark } from '../bank-cards/bank-mark.tsx';
import { useKeoQuery, useRefetch } from '../../client/use-keo-query.ts';
import { BanknoteIcon } from '../../ui/icons/subject-icons.tsx';
import { HistoryList } from '../transactions/history-list.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useWithdraw } from './use-withdraw.ts';
import { getTone } from './withdraw-status.tsx';

/** Newest first. */
export function WithdrawHistory({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const [pageNum, setPageNum] = useState(1);
  const query = useKeoQuery(withdrawEndpoints.withdrawsList, { pageNum, pageSize: 10 });
  const { withdraw } = useWithdraw();
  const refetch = useRefetch([withdrawEndpoints.withdrawsList]);
  const seen = `${withdraw?.id} ${withdraw?.state}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- refetches when the item above has changed
  useEffect(refetch, [seen]);
  return (
    <HistoryList
      query={query}
      page={pageNum}
      onPageChange={setPageNum}
      empty={{ icon: <BanknoteIcon />, title: t('withdraw.empty'), detail: t('withdraw.empty.detail') }}
      toRow={(row) => ({
        id: row.id,
        title: own(row.amount),
        at: row.createdAt,
        mark: <BankMark bin={row.card.bankBin} name={row.card.bankShortName} />,
        detail: `${row.card.bankShortName} ••••\u00A0${row.card.last4}`,
        state: t(`withdraw.state.${row.state}`),
        tone: getTone(row.state),
        label: t('withdraw.open', { amount: own(row.amount) }),
        onOpen: () => onOpen(row.id),
      })}
    />
  );
}

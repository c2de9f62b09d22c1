import { useEffect, useState } from 'react';
import { type SuspenseItem, rechargeEndpoints } from '@keo/core/contract';
import { useKeoQuery, useRefetch } from '../../client/use-keo-query.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useClaimTexts } from './use-claim-texts.ts';
import { useRecharge } from './use-recharge.ts';

/** In ms. Polled, because operators' decisions send no message. */
const refetchInterval = 60_000;

export function SuspenseList() {
  const t = useClaimTexts();
  const moneyText = useMoneyTexts();
  const [pageNum, setPageNum] = useState(1);
  const { data, error, refetch } = useKeoQuery(
    rechargeEndpoints.rechargeSuspenseList,
    { pageNum, pageSize: 5 },
    { refetchInterval },
  );
  const { recharge } = useRecharge();
  const refetchAll = useRefetch([rechargeEndpoints.rechargeSuspenseList]);
  const seen = `${recharge?.id} ${recharge?.inSuspense}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- refetches when money came with the code above
  useEffect(refetchAll, [seen]);
  if (error && !data)
    return (
      <ErrorCard title={error.message} retryLabel={moneyText('money.retry')} onRetry={() => void refetch()} />
    );
  if (!data || data.total === 0) return null;
  return (
    <section className="keo-stack" aria-labelledby="keo-suspense">
      <h2 id="keo-suspense" className="keo-heading">
        {t('suspense.title')}
      </h2>
      <ul className="keo-rows">
        {data.list.map((item) => (
          <li key={item.id}>
            <SuspenseRow item={item} />
          </li>
        ))}
      </ul>
      <MoneyPages page={pageNum} pageCount={data.totalPage} onPageChange={setPageNum} />
    </section>
  );
}

const tones = { OPEN: 'waiting', MATCHED: 'good', REFUSED: 'neutral' } as const;

function SuspenseRow({ item }: { item: SuspenseItem }) {
  const t = useClaimTexts();
  const own = useOwnDong();
  const next = useNextWords(item);
  const state = item.claim?.state ?? 'OPEN';
  return (
    <div className="keo-row">
      <span>
        <strong className="keo-num">{own(item.amount)}</strong>
        <span className="keo-quiet">
          {momentWords(item.at, t.locale)} · {t(`suspense.reason.${item.reason}`, { code: item.code ?? '' })}
        </span>
      </span>
      <Badge tone={tones[state]}>{t(`suspense.state.${state}`)}</Badge>
      <p className="keo-row__next">{next}</p>
    </div>
  );
}

function useNextWords({ claim, answerBy, now }: SuspenseItem): string {
  const t = useClaimTexts();
  if (claim?.state === 'MATCHED') return t('suspense.next.MATCHED');
  if (claim?.state === 'REFUSED') return t('suspense.next.REFUSED', { refusal: claim.refusal ?? '' });
  if (Date.parse(now) > Date.parse(answerBy)) return t('suspense.next.overdue');
  return t(claim ? 'suspense.next.claimed' : 'suspense.next.kept', { time: momentWords(answerBy, t.locale) });
}

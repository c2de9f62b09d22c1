import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { Notice } from '../../ui/notice.tsx';
import { Amount } from '../../ui/money/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { DataList, type DataListItem } from '../../ui/data-list.tsx';
import { SentBack } from '../proofs/sent-back.tsx';
import { ChangeRequest } from './change-request.tsx';
import { DealActions, type DealActionsProps } from './deal-actions.tsx';
import { DealSteps } from './deal-steps.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { getReturned, isOver } from './deal-worth.ts';
import { MoneyBar } from './money-bar.tsx';
import { HeadTimer } from './next-timer.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type DealNowProps = DealActionsProps & {
  /** `DealReviews`, lazily loaded for ended deals. */
  renderReviews?: ((dealId: string) => ReactNode) | undefined;
};

/** What the reader can do now, until when, and where the money is. */
export function DealNow({ deal, rechargeLink, renderReviews }: DealNowProps) {
  const t = useDealTexts();
  const { displayName: name } = deal.myRole === 'author' ? deal.worker : deal.author;
  return (
    <>
      {deal.isDamaged && <Notice tone="wash">{t('deal.damaged')}</Notice>}
      <DealSteps deal={deal} />
      {deal.turn && (
        <p>{deal.turn === deal.myRole ? t('deal.turn.mine') : t('deal.turn.theirs', { name })}</p>
      )}
      {isOver(deal) && !deal.isDamaged && renderReviews?.(deal.id)}
      <HeadTimer deal={deal} />
      <SentBack deal={deal} />
      <ChangeRequest deal={deal} />
      <Requests deal={deal} name={name} />
      <DealActions deal={deal} rechargeLink={rechargeLink} />
      {!isOver(deal) && <MoneyBar deal={deal} />}
      {(deal.terms ?? deal.isDamaged) && <DealMoney deal={deal} />}
    </>
  );
}

function Requests({ deal, name }: { deal: DealView; name: string }) {
  const t = useDealTexts();
  const { cancelRequest, myRole } = deal;
  return (
    <>
      {cancelRequest && (
        <Card className="keo-stack">
          <p>
            {t(cancelRequest.by === myRole ? 'cancel.askedByMe' : 'cancel.asked', {
              name,
              amount: formatDong(cancelRequest.toWorker),
            })}
          </p>
          <p className="keo-prose">{cancelRequest.reason}</p>
          <p className="keo-quiet">{t(`cancel.silence.${cancelRequest.by}`)}</p>
        </Card>
      )}
      <DisputeCard deal={deal} />
    </>
  );
}

const agreed = ['price', 'unpaid', 'authorFee', 'authorTotal', 'workerFee', 'workerNet'] as const;
const settled = {
  author: ['released', 'authorFee', 'refunded'],
  worker: ['released', 'releasedNet', 'unpaid'],
} as const;
const bonus = ['bonus', 'bonusFee', 'bonusTotal', 'bonusNet'] as const;

const isShownOnceThere = (line: string) => line === 'bonus' || line === 'unpaid';
const isSubtracted = (line: string, deal: DealView) =>
  line === 'workerFee' || (line === 'unpaid' && !isOver(deal));

function DealMoney({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const amounts = { ...deal.money, refunded: getReturned(deal), unpaid: deal.money.refunded };
  const lines = [...(isOver(deal) ? settled[deal.myRole] : agreed), ...bonus].flatMap(
    (line): DataListItem[] => {
      const value = amounts[line];
      if (value === undefined || (value === 0 && isShownOnceThere(line))) return [];
      return [[t(`money.${line}`), <Amount key={line} value={isSubtracted(line, deal) ? -value : value} />]];
    },
  );
  return <DataList aria-label={t('money.title')} items={lines} />;
}

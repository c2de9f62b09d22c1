import { type ReactNode, useEffect, useRef } from 'react';
import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { Notice } from '../../ui/notice.tsx';
import { MessageButton } from '../chat/message-button.tsx';
import { Amount } from '../../ui/money/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { DataList, type DataListItem } from '../../ui/data-list.tsx';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { ChangeRequest } from './change-request.tsx';
import { DealActions, type DealActionsProps } from './deal-actions.tsx';
import { dealReads } from './deal-reads.ts';
import { DealSeal } from './deal-seal.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { DealSteps } from './deal-steps.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { isOver } from './deal-worth.ts';
import { DealTimeline } from './deal-timeline.tsx';
import { MoneyBar } from './money-bar.tsx';
import { DueDate, HeadTimer } from './next-timer.tsx';
import { OfferList } from './offer-list.tsx';
import { ProofCard } from '../proofs/proof-card.tsx';
import { SentBack } from '../proofs/sent-back.tsx';
import { useDealTexts } from './use-deal-texts.ts';
import { VerdictBar } from '../proofs/verdict-bar.tsx';

export type DealDetailProps = DealActionsProps & {
  /** Wraps the job's title in a link. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
  /** Without it there is no button. */
  onMessage?: (roomId: string) => void;
  proofId?: string | undefined;
  /** `DealReviews`, lazily loaded for ended deals. */
  renderReviews?: (dealId: string) => ReactNode;
};

export function DealDetail({
  deal,
  jobLink,
  rechargeLink,
  onMessage,
  proofId,
  renderReviews,
}: DealDetailProps) {
  const t = useDealTexts();
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (proofId === undefined) return;
    const cards = whole.current?.querySelectorAll('[data-proof]') ?? [];
    [...cards].find((card) => card.getAttribute('data-proof') === proofId)?.scrollIntoView();
  }, [proofId]);
  const other = deal.myRole === 'author' ? deal.worker : deal.author;
  useRefetchOnMovement(dealReads);
  return (
    <article className="keo-stack keo-deal" ref={whole}>
      <header className="keo-deal__head">
        <div>
          <h3 className="keo-heading keo-job__title">{jobLink(deal.job.slug, deal.job.title)}</h3>
          <p className="keo-quiet">{t('deal.with', { name: other.displayName })}</p>
          <DueDate deal={deal} />
        </div>
        <div className="keo-sealed">
          <DealStateBadge deal={deal} />
          <DealSeal deal={deal} />
        </div>
      </header>
      {onMessage && <MessageButton of={{ dealId: deal.id }} name={other.displayName} onOpen={onMessage} />}
      {deal.isDamaged && <Notice tone="wash">{t('deal.damaged')}</Notice>}
      <DealSteps deal={deal} />
      {deal.turn && (
        <p>
          {deal.turn === deal.myRole
            ? t('deal.turn.mine')
            : t('deal.turn.theirs', { name: other.displayName })}
        </p>
      )}
      {isOver(deal) && !deal.isDamaged && renderReviews?.(deal.id)}
      <HeadTimer deal={deal} />
      <SentBack deal={deal} />
      <ChangeRequest deal={deal} />
      <Requests deal={deal} name={other.displayName} />
      <DealActions deal={deal} rechargeLink={rechargeLink} />
      {!isOver(deal) && <MoneyBar money={deal.money} />}
      {(deal.terms ?? deal.isDamaged) && <DealMoney deal={deal} />}
      {deal.proofs.length > 0 && (
        <section className="keo-stack" aria-label={t('proofs.title')}>
          <h3>{t('proofs.title')}</h3>
          {deal.proofs.map((proof) => (
            <ProofCard key={proof.id} deal={deal} proof={proof} />
          ))}
          {deal.myRole === 'author' && <VerdictBar />}
        </section>
      )}
      <OfferList deal={deal} />
      <DealTimeline key={deal.id} deal={deal} />
      <DealActions deal={deal} rechargeLink={rechargeLink} out />
    </article>
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

const agreed = ['price', 'refunded', 'authorFee', 'authorTotal', 'workerFee', 'workerNet'] as const;
const settled = ['released', 'releasedNet', 'authorFee', 'refunded'] as const;
const bonus = ['bonus', 'bonusFee', 'bonusTotal', 'bonusNet'] as const;

/** A bonus, and what went back while the work goes on. */
const isShownOnceThere = (line: string, deal: DealView) =>
  line === 'bonus' || (line === 'refunded' && !isOver(deal));

function DealMoney({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const { money } = deal;
  const lines = [...(isOver(deal) ? settled : agreed), ...bonus].flatMap((line): DataListItem[] => {
    const value = money[line];
    if (value === undefined || (value === 0 && isShownOnceThere(line, deal))) return [];
    return [[t(`money.${line}`), <Amount key={line} value={line === 'workerFee' ? -value : value} />]];
  });
  return <DataList aria-label={t('money.title')} items={lines} />;
}

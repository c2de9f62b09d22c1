import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { Amount } from '../money/amount.tsx';
import { Card } from '../ui/card.tsx';
import { DealActs, type DealActsProps } from './deal-acts.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { NextTimer } from './next-timer.tsx';
import { ProofCard } from './proof-card.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type DealDetailProps = DealActsProps & {
  /** Around the title of the posting. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
};

/** One deal whole, as one of its sides sees it: how it stands, its money, its proofs, and what may be done. */
export function DealDetail({ deal, jobLink, rechargeLink }: DealDetailProps) {
  const t = useDealTexts();
  const other = deal.myRole === 'author' ? deal.worker : deal.author;
  return (
    <article className="keo-stack">
      <header className="keo-deal__head">
        <div>
          <h3 className="keo-deal__title">{jobLink(deal.job.slug, deal.job.title)}</h3>
          <p className="keo-quiet">{t('deal.with', { name: other.displayName })}</p>
        </div>
        <DealStateBadge state={deal.state} />
      </header>
      {deal.turn && (
        <p>
          {deal.turn === deal.myRole
            ? t('deal.turn.mine')
            : t('deal.turn.theirs', { name: other.displayName })}
        </p>
      )}
      {deal.nextTimer && <NextTimer timer={deal.nextTimer} />}
      <Requests deal={deal} name={other.displayName} />
      <DealActs deal={deal} rechargeLink={rechargeLink} />
      <DealMoney deal={deal} />
      {deal.proofs.length > 0 && (
        <section className="keo-stack" aria-label={t('proofs.title')}>
          <h3>{t('proofs.title')}</h3>
          {deal.proofs.map((proof) => (
            <ProofCard key={proof.id} deal={deal} proof={proof} />
          ))}
        </section>
      )}
      <Offers deal={deal} />
      <DealTimeline key={deal.id} deal={deal} />
      <DealActs deal={deal} rechargeLink={rechargeLink} out />
    </article>
  );
}

function Requests({ deal, name }: { deal: DealView; name: string }) {
  const t = useDealTexts();
  const { cancelRequest, dispute, myRole } = deal;
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
        </Card>
      )}
      {dispute && dispute.state !== 'WITHDRAWN' && (
        <Card className="keo-stack">
          <h3>{t('dispute.title')}</h3>
          <p>{t(`dispute.opened.${dispute.openedBy}`, { amount: formatDong(dispute.claimToWorker) })}</p>
          <p className="keo-prose">{dispute.statement}</p>
          {dispute.offers.map((offer) => (
            <p key={offer.at}>{t(`dispute.offer.${offer.by}`, { amount: formatDong(offer.toWorker) })}</p>
          ))}
        </Card>
      )}
    </>
  );
}

const lines = [
  'price',
  'authorFee',
  'authorTotal',
  'workerFee',
  'workerNet',
  'held',
  'released',
  'refunded',
  'bonus',
] as const;
/** Said only where there is some. */
const rare: ReadonlySet<string> = new Set(['held', 'released', 'refunded', 'bonus']);

function DealMoney({ deal: { money } }: { deal: DealView }) {
  const t = useDealTexts();
  return (
    <dl className="keo-costs" aria-label={t('money.title')}>
      {lines.map((line) => {
        const value = money[line];
        if (value === undefined || (rare.has(line) && value === 0)) return null;
        return (
          <div key={line}>
            <dt>{t(`money.${line}`)}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What each offer changed of the one before it. */
function Offers({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  if (deal.offers.length === 0) return null;
  return (
    <section className="keo-stack" aria-label={t('offers.title')}>
      <h3>{t('offers.title')}</h3>
      <ol className="keo-plain keo-stack">
        {deal.offers.map((offer, index) => {
          const before = deal.offers[index - 1]?.terms.price;
          return (
            <li key={offer.no} className="keo-deal__offer">
              <strong>{t(`offers.by.${offer.by}`)}</strong> <Amount value={offer.terms.price} />{' '}
              {before !== undefined && before !== offer.terms.price && (
                <span className="keo-quiet">{t('offers.was', { before: formatDong(before) })}</span>
              )}
              {offer.note && <p className="keo-prose">{offer.note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

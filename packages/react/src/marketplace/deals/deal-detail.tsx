import type { ReactNode } from 'react';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { MessageButton } from '../chat/message-button.tsx';
import { DealActions } from './deal-actions.tsx';
import { DealEvidence } from './deal-evidence.tsx';
import { DealNow, type DealNowProps } from './deal-now.tsx';
import { dealReads } from './deal-reads.ts';
import { DealSeal } from './deal-seal.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { DueDate } from './next-timer.tsx';
import { OfferList } from './offer-list.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type DealDetailProps = DealNowProps & {
  /** Wraps the job's title in a link. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
  /** Without it there is no button. */
  onMessage?: (roomId: string) => void;
  proofId?: string | undefined;
};

/** In one column. */
export function DealDetail({ deal, jobLink, onMessage, proofId, ...now }: DealDetailProps) {
  const t = useDealTexts();
  const other = deal.myRole === 'author' ? deal.worker : deal.author;
  useRefetchOnMovement(dealReads);
  return (
    <article className="keo-stack keo-deal">
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
      <DealNow deal={deal} {...now} />
      <DealEvidence deal={deal} proofId={proofId} />
      <OfferList deal={deal} />
      <DealTimeline key={deal.id} deal={deal} />
      <DealActions deal={deal} rechargeLink={now.rechargeLink} out />
    </article>
  );
}

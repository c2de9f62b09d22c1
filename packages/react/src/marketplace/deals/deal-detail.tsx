import type { ReactNode } from 'react';
import { DealRevisionsLeft } from './revisions-left.tsx';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { MessageButton } from '../chat/message-button.tsx';
import { DealAbout, type DealAboutLinks, DealPerson } from './deal-about.tsx';
import { DealActions } from './deal-actions.tsx';
import { DealEvidence } from './deal-evidence.tsx';
import { DealNow, type DealNowProps } from './deal-now.tsx';
import { dealReads } from './deal-reads.ts';
import { DealSeal } from './deal-seal.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { DueDate } from './next-timer.tsx';
import { OfferList } from './offer-list.tsx';

export type DealDetailProps = DealNowProps & {
  /** Wraps the job's title in a link. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
  /** Without it there is no button. */
  onMessage?: (roomId: string) => void;
  proofId?: string | undefined;
  about?: DealAboutLinks;
};

/** In one column. */
export function DealDetail({ deal, jobLink, onMessage, proofId, about, ...now }: DealDetailProps) {
  const other = deal.myRole === 'author' ? deal.worker : deal.author;
  useRefetchOnMovement(dealReads);
  return (
    <article className="keo-stack keo-deal">
      <header className="keo-deal__head">
        <div>
          <h3 className="keo-heading keo-job__title">{jobLink(deal.job.slug, deal.job.title)}</h3>
          <DealPerson deal={deal} {...about} />
          <DueDate deal={deal} />
          {deal.proofs.length === 0 && <DealRevisionsLeft deal={deal} />}
        </div>
        <div className="keo-sealed">
          <DealStateBadge deal={deal} />
          <DealSeal deal={deal} />
        </div>
      </header>
      {onMessage && <MessageButton of={{ dealId: deal.id }} name={other.displayName} onOpen={onMessage} />}
      <DealNow key={`now ${deal.id}`} deal={deal} {...now} />
      <DealAbout deal={deal} jobLink={jobLink} {...about} />
      <DealEvidence deal={deal} proofId={proofId} />
      <OfferList deal={deal} />
      <DealTimeline key={deal.id} deal={deal} />
      <DealActions key={`out ${deal.id}`} deal={deal} rechargeLink={now.rechargeLink} out />
    </article>
  );
}

import { type DealView, type Terms, dealsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { type ActProps, ofDeal } from './ask-act.tsx';
import { dealReads } from './deal-reads.ts';
import { OpenAct } from './open-act.tsx';
import { TermsForm } from './terms-form.tsx';
import { useDealTexts } from './use-deal-texts.ts';

/** What an answer is to: the newest offer. */
export const baseOf = (deal: DealView) => ({ ...ofDeal(deal), baseOfferNo: Math.max(1, deal.offers.length) });

const firstTerms = ({ terms, job }: DealView): Terms =>
  terms ?? {
    price: job.price ?? 0,
    durationHours: 168,
    releaseMode: 'ALL',
    reviewHours: 120,
    revisionsMax: 3,
    scope: '',
    conditions: [],
  };

/** The first offer of either side, or another one. */
export function OfferAct({ deal, action }: ActProps) {
  const t = useDealTexts();
  const counter = useKeoMutation(dealsEndpoints.giveOffer, dealReads);
  const propose = useKeoMutation(dealsEndpoints.initProposal, dealReads);
  const offer = useKeoMutation(dealsEndpoints.initByAuthor, dealReads);
  const send = (terms: Terms, message: string, done: { onSuccess: () => void }) => {
    if (action.key === 'COUNTER')
      return counter.mutate({ ...baseOf(deal), decision: 'COUNTER', terms, note: message }, done);
    if (action.key === 'INIT_PROPOSAL') return propose.mutate({ dealId: deal.id, terms, message }, done);
    const to = { jobId: deal.jobId, workerId: deal.worker.id, requestId: crypto.randomUUID() };
    return offer.mutate({ ...to, terms, message }, done);
  };
  return (
    <OpenAct label={t(action.key === 'COUNTER' ? 'act.COUNTER' : 'act.INIT_PROPOSAL')}>
      {(close) => (
        <TermsForm
          terms={firstTerms(deal)}
          isBusy={counter.isPending || propose.isPending || offer.isPending}
          error={counter.error ?? propose.error ?? offer.error}
          onSend={(terms, message) => send(terms, message, { onSuccess: close })}
        />
      )}
    </OpenAct>
  );
}

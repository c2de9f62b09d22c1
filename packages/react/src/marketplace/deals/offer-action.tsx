import { randomId } from '@keo/core';
import { type DealView, type Terms, dealsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { type ActionProps, ofDeal } from './ask-action.tsx';
import { dealReads } from './deal-reads.ts';
import { stepWeight } from './main-step.ts';
import { OpenAction } from './open-action.tsx';
import { TermsForm } from './terms-form.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export const toBase = (deal: DealView) => ({ ...ofDeal(deal), baseOfferNo: Math.max(1, deal.offers.length) });

export function OfferAction({ deal, action }: ActionProps) {
  const t = useDealTexts();
  const counter = useKeoMutation(dealsEndpoints.giveOffer, dealReads);
  const propose = useKeoMutation(dealsEndpoints.initProposal, dealReads);
  const offer = useKeoMutation(dealsEndpoints.initByAuthor, dealReads);
  const base = deal.terms ?? deal.openingTerms;
  if (!base) return null;
  const send = (terms: Terms, message: string, done: { onSuccess: () => void }) => {
    if (action.key === 'COUNTER')
      return counter.mutate({ ...toBase(deal), decision: 'COUNTER', terms, note: message }, done);
    if (action.key === 'INIT_PROPOSAL') return propose.mutate({ dealId: deal.id, terms, message }, done);
    const to = { jobId: deal.jobId, workerId: deal.worker.id, requestId: randomId() };
    return offer.mutate({ ...to, terms, message }, done);
  };
  return (
    <OpenAction label={t(action.key === 'COUNTER' ? 'act.COUNTER' : 'act.INIT_PROPOSAL')}>
      {(close) => (
        <TermsForm
          key={deal.offers.length}
          name={`offer.${deal.id}.${deal.offers.length}`}
          terms={base}
          side={deal.myRole}
          weight={stepWeight(deal, ['propose'])}
          isBusy={counter.isPending || propose.isPending || offer.isPending}
          error={counter.error ?? propose.error ?? offer.error}
          onSend={(terms, message, onSent) =>
            send(terms, message, {
              onSuccess: () => {
                onSent();
                close();
              },
            })
          }
        />
      )}
    </OpenAction>
  );
}

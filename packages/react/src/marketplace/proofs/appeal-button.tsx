import { type DealView, type ProofView, dealEndsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { ofDeal } from '../deals/ask-action.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { stepWeight } from '../deals/main-step.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';

export function AppealButton({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const appeal = useKeoMutation(dealEndsEndpoints.appealProof, dealReads);
  const words = proof.beyondBudget ? 'proof.appeal.beyond' : 'proof.appeal';
  return (
    <div className="keo-stack">
      <p>{t(`${words}.detail`)}</p>
      {appeal.error && <FormFailure error={appeal.error} />}
      <Button
        variant={stepWeight(deal, ['rejected'], proof.id)}
        loading={appeal.isPending}
        onClick={() => appeal.mutate({ ...ofDeal(deal), proofId: proof.id, statement: '' })}
      >
        {t(words)}
      </Button>
    </div>
  );
}

export const mayAppeal = ({ actions, myRole, appealed }: DealView, { id, state }: ProofView): boolean =>
  myRole === 'worker' &&
  state === 'REJECTED' &&
  !appealed.includes(id) &&
  actions.some(({ key, enabled }) => key === 'APPEAL' && enabled);

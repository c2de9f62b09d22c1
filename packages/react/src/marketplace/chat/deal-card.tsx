import { type ReactNode, createElement } from 'react';
import type { DealView } from '@keo/core/contract';
import { actionViews } from '../deals/action-views.tsx';
import type { ActionProps } from '../deals/ask-action.tsx';
import { nextStepLabel, nextStepWords } from '../deals/next-step-words.ts';
import { DealStateBadge } from '../deals/deal-state.tsx';
import { MoneyBar } from '../deals/money-bar.tsx';
import { NextTimer } from '../deals/next-timer.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import type { NextStep } from '../deals/next-step.ts';
import { Amount } from '../../ui/money/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonVariants } from '../../ui/button.variants.ts';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import type { CardPlace } from './card-places.ts';

export type DealLink = (
  to: { deal: DealView; proofId: string | null },
  className: string,
  children: ReactNode,
) => ReactNode;

export type DealCardProps = {
  deal: DealView;
  step: NextStep | null;
  place: CardPlace;
  dealLink: DealLink;
  rechargeLink: ActionProps['rechargeLink'];
};

export function DealCard({ deal, step, place, dealLink, rechargeLink }: DealCardProps) {
  const t = useDealTexts();
  return (
    <div className="keo-talk__card">
      <Subject deal={deal} place={place} />
      {place.hasNextStep && step && (
        <>
          <p>{nextStepWords(step, t)}</p>
          {step.clock && <NextTimer clock={step.clock} deal={deal} />}
          <OneAct deal={deal} step={step} dealLink={dealLink} rechargeLink={rechargeLink} />
        </>
      )}
    </div>
  );
}

function Subject({ deal, place }: Pick<DealCardProps, 'deal' | 'place'>) {
  const t = useDealTexts();
  const proof = deal.proofs.find(({ id }) => id === place.proofId);
  if (place.kind === 'proof' && proof)
    return (
      <p className="keo-talk__head">
        <strong>{proof.title}</strong>
        <Badge tone={proof.state === 'APPROVED' ? 'good' : proof.state === 'REJECTED' ? 'danger' : 'waiting'}>
          {t(`proof.state.${proof.state}`)}
        </Badge>
      </p>
    );
  if (place.kind === 'payment') return <MoneyBar deal={deal} />;
  return (
    <p className="keo-talk__head">
      {deal.terms && (
        <strong>
          <Amount value={deal.terms.price} />
        </strong>
      )}
      <DealStateBadge deal={deal} />
    </p>
  );
}

/** Next steps done by one press here; others link to the deal. */
const doneHere: Partial<Record<NextStep['key'], string>> = {
  fund: 'APPROVE',
  complete: 'COMPLETE',
  start: 'START',
};

function OneAct({ deal, step, dealLink, rechargeLink }: Omit<DealCardProps, 'place'> & { step: NextStep }) {
  const t = useDealTexts();
  const own = useOwnDong();
  const key = doneHere[step.key];
  const action = deal.actions.find((one) => one.key === key && one.enabled);
  if (action) {
    const view = actionViews[action.key];
    if (view) return createElement(view, { deal, action, rechargeLink });
  }
  const proofId = step.proofs[0]?.id ?? null;
  return dealLink({ deal, proofId }, buttonVariants({ fullWidth: true }), nextStepLabel(step, t, own));
}

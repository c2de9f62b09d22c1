import { type RefObject, useEffect, useRef } from 'react';
import type { DealView, ProofView } from '@keo/core/contract';
import { EvidenceList } from '../jobs/evidence-list.tsx';
import { Amount } from '../../ui/money/amount.tsx';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { AppealButton, mayAppeal } from './appeal-button.tsx';
import { isMissing, proofClock } from '../deals/clocks.ts';
import { HandIn } from './hand-in.tsx';
import { stepWeight } from '../deals/main-step.ts';
import { DueDate, NextTimer } from '../deals/next-timer.tsx';
import { ProofRevisionsLeft } from '../deals/revisions-left.tsx';
import { ProofChecks, getDemands } from './proof-checks.tsx';
import { ProofReview, type ProofReviewProps } from './proof-review.tsx';
import { ProofRounds } from './proof-rounds.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';

const tones: Partial<Record<ProofView['state'], BadgeProps['tone']>> = {
  SUBMITTED: 'waiting',
  REVISION_REQUESTED: 'waiting',
  APPROVED: 'good',
  REJECTED: 'danger',
  DISPUTED: 'danger',
};

/** The form unmounts once its proof is handed in: moves the focus to the confirmation. */
function useFocusWhenHandedIn(
  heading: RefObject<HTMLElement | null>,
  { myRole }: Pick<DealView, 'myRole'>,
  { state }: Pick<ProofView, 'state'>,
) {
  const before = useRef(state);
  useEffect(() => {
    // A timer hands in too: do not steal the focus from a field.
    const isFocusLost = document.activeElement?.matches('body, dialog') ?? true;
    if (myRole === 'worker' && before.current !== state && state === 'SUBMITTED' && isFocusLost)
      heading.current?.focus();
    before.current = state;
  }, [heading, myRole, state]);
}

export function ProofCard({
  deal,
  proof,
  heading: Heading = 'h4',
  weight = stepWeight(deal, ['review'], proof.id),
}: Omit<ProofReviewProps, 'weight'> & Partial<ProofReviewProps> & { heading?: 'h3' | 'h4' }) {
  const t = useDealTexts();
  const isUnderWay = deal.state === 'IN_PROGRESS' || deal.state === 'DISPUTED';
  const isAtWork = deal.state === 'FUNDED' || isUnderWay;
  const clock = proofClock(deal, proof);
  const demands = getDemands(proof.accept);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenHandedIn(heading, deal, proof);
  const canHandIn = ['REQUIRED', 'UPLOADED', 'REVISION_REQUESTED'].includes(proof.state);
  return (
    <Card className="keo-stack" data-proof={proof.id}>
      <div className="keo-conditions__head">
        <Heading ref={heading} tabIndex={-1} className="keo-heading keo-job__title">
          {proof.no}. {proof.title}
        </Heading>
        <Badge tone={tones[proof.state] ?? 'neutral'}>{t(`proof.state.${proof.state}`)}</Badge>
      </div>
      {clock ? <NextTimer clock={clock} deal={deal} /> : isMissing(proof) && <DueDate deal={deal} />}
      <ProofRevisionsLeft deal={deal} proof={proof} />
      {proof.amount !== null && (
        <p>
          <Amount value={proof.amount} />
        </p>
      )}
      {proof.instructions && <p className="keo-prose">{proof.instructions}</p>}
      <EvidenceList types={proof.accept.types} />
      {demands.length > 0 && (
        <ul className="keo-quiet keo-plain">
          <ProofChecks accept={proof.accept} checks={demands} />
        </ul>
      )}
      <ProofRounds proof={proof} isMine={deal.myRole === 'worker'} />
      {deal.myRole === 'worker' && isAtWork && canHandIn && <HandIn deal={deal} proof={proof} />}
      {mayAppeal(deal, proof) && <AppealButton deal={deal} proof={proof} />}
      {deal.myRole === 'author' && isUnderWay && <ProofReview {...{ deal, proof, weight }} />}
    </Card>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { DealView, ProofView } from '@keo/core/contract';
import { ProofCard } from '../proofs/proof-card.tsx';
import { VerdictBar } from '../proofs/verdict-bar.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export const findProofCard = (place: Element | null, proofId: string): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('[data-proof]') ?? [])].find(
    (card) => card.dataset['proof'] === proofId,
  );

/** What was to be handed in, what was, and what the author said to it. */
export function DealEvidence({ deal, proofId }: { deal: DealView; proofId?: string | undefined }) {
  const t = useDealTexts();
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (proofId !== undefined) findProofCard(whole.current, proofId)?.scrollIntoView();
  }, [proofId]);
  if (deal.proofs.length === 0) return null;
  return (
    <section className="keo-stack" aria-label={t('proofs.title')} ref={whole}>
      <h3>{t('proofs.title')}</h3>
      <ProofList key={deal.id} deal={deal} />
    </section>
  );
}

const waitsFor = {
  author: ['SUBMITTED'],
  worker: ['REVISION_REQUESTED', 'UPLOADED', 'REQUIRED'],
} as const satisfies Record<DealView['myRole'], readonly ProofView['state'][]>;

/** What waits for the reader first. The order stays while it is open: nothing moves under the pointer. */
export function ProofList({ deal, heading = 'h4' }: { deal: DealView; heading?: 'h3' | 'h4' }) {
  const [first] = useState(() => {
    const states: readonly string[] = waitsFor[deal.myRole];
    const rank = ({ state }: ProofView) => (states.includes(state) ? states.indexOf(state) : states.length);
    return deal.proofs.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id);
  });
  const place = ({ id }: ProofView) => (first.includes(id) ? first.indexOf(id) : first.length);
  return (
    <>
      {deal.proofs
        .toSorted((a, b) => place(a) - place(b))
        .map((proof) => (
          <ProofCard key={proof.id} deal={deal} proof={proof} heading={heading} />
        ))}
      {deal.myRole === 'author' && <VerdictBar />}
    </>
  );
}

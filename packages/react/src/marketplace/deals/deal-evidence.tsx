import { useEffect, useRef } from 'react';
import type { DealView } from '@keo/core/contract';
import { ProofCard } from '../proofs/proof-card.tsx';
import { VerdictBar } from '../proofs/verdict-bar.tsx';
import { useDealTexts } from './use-deal-texts.ts';

/** What was to be handed in, what was, and what the author said to it. */
export function DealEvidence({ deal, proofId }: { deal: DealView; proofId?: string | undefined }) {
  const t = useDealTexts();
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (proofId === undefined) return;
    const cards = whole.current?.querySelectorAll('[data-proof]') ?? [];
    [...cards].find((card) => card.getAttribute('data-proof') === proofId)?.scrollIntoView();
  }, [proofId]);
  if (deal.proofs.length === 0) return null;
  return (
    <section className="keo-stack" aria-label={t('proofs.title')} ref={whole}>
      <h3>{t('proofs.title')}</h3>
      {deal.proofs.map((proof) => (
        <ProofCard key={proof.id} deal={deal} proof={proof} />
      ))}
      {deal.myRole === 'author' && <VerdictBar />}
    </section>
  );
}

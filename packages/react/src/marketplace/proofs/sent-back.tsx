import { formatDong } from '@keo/core';
import type { DealView, ProofView } from '@keo/core/contract';
import { Notice } from '../../ui/notice.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { mayAppeal } from './appeal-button.tsx';
import { unmetWords } from './rule-words.ts';
import { atStake } from '../deals/deal-worth.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';

export function SentBack({ deal }: { deal: DealView }) {
  if (deal.myRole !== 'worker') return null;
  return deal.proofs.map((proof) => {
    const isRevision = proof.state === 'REVISION_REQUESTED';
    const until = isRevision ? proof.revisionDueAt : proof.appealUntil;
    if (!isRevision && !(until !== null && mayAppeal(deal, proof))) return null;
    return <OneSentBack key={proof.id} {...{ deal, proof, until }} />;
  });
}

function OneSentBack({ deal, proof, until }: { deal: DealView; proof: ProofView; until: string | null }) {
  const t = useDealTexts();
  const decision = proof.decisions.at(-1);
  const why = [decision && unmetWords(decision, proof, t), decision?.note].filter(Boolean).join(' ');
  const params = { no: proof.no, why, until: until === null ? '' : momentWords(until, t.locale) };
  if (proof.state === 'REVISION_REQUESTED')
    return (
      <Notice tone="danger">{t(until === null ? 'sentBack.revise' : 'sentBack.revise.until', params)}</Notice>
    );
  const amount = formatDong(atStake(deal, proof));
  return (
    <Notice tone="danger">
      {t(proof.beyondBudget ? 'sentBack.beyond' : 'sentBack.rejected', {
        ...params,
        amount,
        name: deal.author.displayName,
      })}
    </Notice>
  );
}

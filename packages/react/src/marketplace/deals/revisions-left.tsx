import type { ListedDeal, ListedProof } from '@keo/core/contract';
import { isOver } from './deal-worth.ts';
import { useDealTexts } from './use-deal-texts.ts';

const changeable: readonly ListedProof['state'][] = [
  'REQUIRED',
  'UPLOADED',
  'SUBMITTED',
  'REVISION_REQUESTED',
];
const isChangeable = ({ state }: ListedProof) => changeable.includes(state);

/** How many rounds of changes one proof may still have; at none, what is left to do. */
function useProofWords({ myRole }: Pick<ListedDeal, 'myRole'>) {
  const t = useDealTexts();
  return ({ revisionsLeft: count }: ListedProof): string | null => {
    if (count === undefined) return null;
    return count === 0 ? t(`revisions.none.${myRole}`) : t(`revisions.left.${myRole}`, { count });
  };
}

export function ProofRevisionsLeft({ deal, proof }: { deal: ListedDeal; proof: ListedProof }) {
  const words = useProofWords(deal)(proof);
  return words === null || !isChangeable(proof) ? null : <p className="keo-quiet">{words}</p>;
}

/** Of a whole deal, until its end; before it begins, as its terms say. */
export function useRevisionsLeft(deal: ListedDeal): string | null {
  const t = useDealTexts();
  const wordsOn = useProofWords(deal);
  if (!deal.terms || isOver(deal)) return null;
  const { revisionsMax } = deal.terms;
  const open = deal.proofs.filter(isChangeable);
  const [one] = open;
  if (one && open.length === 1) return wordsOn(one);
  if (deal.proofs.length > 0 && open.length === 0) return null;
  const left = open.map(({ revisionsLeft }) => revisionsLeft ?? revisionsMax);
  const [least, most] =
    left.length === 0 ? [revisionsMax, revisionsMax] : [Math.min(...left), Math.max(...left)];
  if (least !== most) return t('revisions.between', { least, most });
  return least === 0 ? t('revisions.each.none') : t('revisions.each', { count: least });
}

export function DealRevisionsLeft({ deal }: { deal: ListedDeal }) {
  const words = useRevisionsLeft(deal);
  return words === null ? null : <p className="keo-quiet">{words}</p>;
}

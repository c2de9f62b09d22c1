import type { ProofCheck, ProofView } from '@keo/core/contract';
import { useDealTexts } from '../deals/use-deal-texts.ts';

const known = ['EMPTY', 'MIN_FILES', 'MAX_FILES', 'FILE_TYPE', 'MIN_TEXT', 'FRESH'] as const;
type Accept = ProofView['accept'];
type Check = Pick<ProofCheck, 'rule' | 'note'>;

export const getDemands = ({ minFiles, maxFiles, minTextLen, mustBeFresh }: Accept): Check[] => [
  ...(minFiles ? [{ rule: 'MIN_FILES', note: String(minFiles) }] : []),
  ...(maxFiles === undefined ? [] : [{ rule: 'MAX_FILES', note: String(maxFiles) }]),
  ...(minTextLen ? [{ rule: 'MIN_TEXT', note: String(minTextLen) }] : []),
  ...(mustBeFresh === true ? [{ rule: 'FRESH', note: null }] : []),
];

export function ProofChecks({ accept, checks }: { accept: Accept; checks: readonly Check[] }) {
  const t = useDealTexts();
  const unitKey = accept.types.every((type) => type === 'IMAGE') ? 'proof.unit.image' : 'proof.unit.file';
  return checks.map(({ rule, note }) => {
    const check = known.find((one) => one === rule);
    const unit = t(unitKey, { count: Number(note) });
    return <li key={rule}>{check ? t(`proof.check.${check}`, { note: note ?? '', unit }) : rule}</li>;
  });
}

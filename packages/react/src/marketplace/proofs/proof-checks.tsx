import { type ProofCheck, type ProofView, evidenceTypes } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';

const known = [
  'ANY',
  'ALL',
  'EMPTY',
  'KINDS',
  'MIN_FILES',
  'MAX_FILES',
  'FILE_TYPE',
  'MIN_TEXT',
  'FRESH',
] as const;
type Accept = ProofView['accept'];
type Check = Pick<ProofCheck, 'rule' | 'note'>;

export const getDemands = ({
  types,
  match,
  minFiles,
  maxFiles,
  minTextLen,
  mustBeFresh,
}: Accept): Check[] => [
  ...(match && types.length > 1 ? [{ rule: match, note: null }] : []),
  ...(minFiles ? [{ rule: 'MIN_FILES', note: String(minFiles) }] : []),
  ...(maxFiles === undefined ? [] : [{ rule: 'MAX_FILES', note: String(maxFiles) }]),
  ...(minTextLen ? [{ rule: 'MIN_TEXT', note: String(minTextLen) }] : []),
  ...(mustBeFresh === true ? [{ rule: 'FRESH', note: null }] : []),
];

type ProofChecksProps = {
  accept: Accept;
  checks: readonly Check[];
  /** Of the work, where the checks failed: from when on pictures count. Null before it began. */
  startedAt?: string | null;
};

export function ProofChecks({ accept, checks, startedAt }: ProofChecksProps) {
  const t = useDealTexts();
  const jobTexts = useJobTexts();
  const unitKey = accept.types.every((type) => type === 'IMAGE') ? 'proof.unit.image' : 'proof.unit.file';
  const stale =
    startedAt === null
      ? t('proof.stale.notBegun')
      : startedAt && t('proof.stale', { from: momentWords(startedAt, t.locale) });
  return checks.map(({ rule, note }) => {
    if (rule === 'FRESH' && stale) return <li key={rule}>{stale}</li>;
    const check = known.find((one) => one === rule);
    const unit = t(unitKey, { count: Number(note) });
    const kinds = evidenceTypes
      .filter((type) => note?.split(' ').includes(type))
      .map((type) => jobTexts(`evidence.${type}`))
      .join(', ');
    const words = check && t(`proof.check.${check}`, { note: note ?? '', unit, kinds });
    return <li key={rule}>{words ?? rule}</li>;
  });
}

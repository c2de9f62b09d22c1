import { type ProofView, type RejectionRule, rejectionRules } from '@keo/core/contract';
import type { DealTexts } from '../deals/use-deal-texts.ts';

export function ruleWords(rule: RejectionRule, { accept }: Pick<ProofView, 'accept'>, t: DealTexts): string {
  if (rule === 'FILE_COUNT') return t('proof.rule.FILE_COUNT', { count: accept.minFiles ?? 1 });
  if (rule === 'TEXT' && accept.minTextLen !== undefined)
    return t('proof.rule.TEXT.least', { count: accept.minTextLen });
  return t(`proof.rule.${rule}`);
}

type Decision = ProofView['decisions'][number];

export function unmetWords(
  { reasonCode, condition }: Decision,
  proof: ProofView,
  t: DealTexts,
): string | null {
  const rule = rejectionRules.find((one) => one === reasonCode);
  if (!rule) return null;
  return t('proof.unmet', { condition: condition ?? proof.title, rule: ruleWords(rule, proof, t) });
}

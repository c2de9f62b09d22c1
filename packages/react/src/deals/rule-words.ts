import type { ProofView, RejectionRule } from '@keo/core/contract';
import type { DealTexts } from './use-deal-texts.ts';

/** What of a condition is not met, with its own numbers. */
export function ruleWords(rule: RejectionRule, { accept }: Pick<ProofView, 'accept'>, t: DealTexts): string {
  if (rule === 'FILE_COUNT') return t('proof.rule.FILE_COUNT', { count: accept.minFiles ?? 1 });
  if (rule === 'TEXT' && accept.minTextLen !== undefined)
    return t('proof.rule.TEXT.least', { count: accept.minTextLen });
  return t(`proof.rule.${rule}`);
}

import { type Action, type Endpoint, type JobView, eligibilityRules } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { provinceName } from './job-words.ts';
import type { JobTexts } from './use-job-texts.ts';

export const actionFor = (actions: readonly Action[], { path }: Pick<Endpoint, 'path'>): Action | undefined =>
  actions.find(({ endpoint }) => endpoint === path);

const known = [
  'SELF_DEAL',
  'SLOT_GONE',
  'LIMIT',
  'NOT_ELIGIBLE',
  'EXPIRED',
  'BLOCKED',
  'INSUFFICIENT_BALANCE',
] as const;

const pauses = ['PAUSED', 'PAUSED_HERE'] as const;

export function reasonWords(
  { reason, rule, until }: Action,
  { eligibility }: Pick<JobView, 'eligibility'>,
  t: JobTexts,
): string {
  const pause = pauses.find((one) => one === rule);
  if (pause && until !== undefined) return t(`reason.${pause}`, { until: momentWords(until, t.locale) });
  if (rule === 'APPLIED_OFTEN') return t('reason.APPLIED_OFTEN');
  const unmet = eligibilityRules.find((one) => one === rule);
  if (reason === 'NOT_ELIGIBLE' && unmet)
    return t(`reason.${unmet}`, {
      names: eligibility.provinces.map(provinceName).join(', '),
      score: eligibility.minReliability ?? 0,
    });
  return t(`reason.${known.find((one) => one === reason) ?? 'NOT_ALLOWED'}`);
}

import type { Eligibility } from '@keo/core/contract';
import { provinceName } from './job-words.ts';
import type { JobTexts } from './use-job-texts.ts';

export function eligibilityWords(rules: Eligibility, t: JobTexts): string[] {
  const { verified, provinces, minReliability, onceEach } = rules;
  return [
    ...(verified ? [t('eligibility.verified')] : []),
    ...(provinces.length > 0
      ? [t('eligibility.provinces', { names: provinces.map(provinceName).join(', ') })]
      : []),
    ...(minReliability === null ? [] : [t('eligibility.reliability', { score: minReliability })]),
    ...(onceEach ? [t('eligibility.onceEach')] : []),
  ];
}

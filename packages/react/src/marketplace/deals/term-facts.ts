import { formatDong } from '@keo/core';
import type { ConditionInput, Terms } from '@keo/core/contract';
import { ruleWords, timeWords } from '../jobs/job-words.ts';
import type { JobTexts } from '../jobs/use-job-texts.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import type { DealTexts } from './use-deal-texts.ts';

export type TermFact = {
  key: 'price' | 'time' | 'release' | 'review' | 'revisions' | 'scope' | 'proofs';
  value: string;
};

/** `Bộ logo: 500,000đ (tệp, mô tả · 1 tệp trở lên)` */
function conditionWords(condition: ConditionInput, t: JobTexts): string {
  const { title, amount, accept, instructions } = condition;
  const kinds = accept.types.map((type) => t(`evidence.${type}`)).join(', ');
  const head = amount ? `${title}: ${formatDong(amount)}` : title;
  const detail = `(${[kinds, ...ruleWords(condition, t)].join(' · ')})`;
  return [`${head} ${detail}`, ...(instructions ? [instructions] : [])].join('\n');
}

/** In a fixed order, so that two offers can be compared. */
export function termFacts(terms: Terms, { t, jobTexts }: { t: DealTexts; jobTexts: JobTexts }): TermFact[] {
  const { price, durationHours, dueAt, releaseMode, reviewHours, revisionsMax, scope, conditions } = terms;
  const time =
    dueAt !== undefined
      ? t('terms.until', { time: momentWords(dueAt, t.locale) })
      : durationHours === undefined
        ? ''
        : timeWords(durationHours * 60, jobTexts);
  const proofs = conditions.map((condition) => conditionWords(condition, jobTexts));
  const facts: TermFact[] = [
    { key: 'price', value: formatDong(price) },
    { key: 'time', value: time },
    { key: 'release', value: t(`terms.release.${releaseMode}`) },
    { key: 'review', value: timeWords(reviewHours * 60, jobTexts) },
    {
      key: 'revisions',
      value: t(revisionsMax === 0 ? 'terms.revisions.none' : 'terms.revisions.count', {
        count: revisionsMax,
      }),
    },
    { key: 'proofs', value: proofs.join('\n') },
    { key: 'scope', value: scope },
  ];
  return facts.filter(({ value }) => value !== '');
}

export type TermChange = TermFact & { before: string | null; isChanged: boolean };

export function termChanges(before: readonly TermFact[], after: readonly TermFact[]): TermChange[] {
  return after.map((fact) => {
    const old = before.find(({ key }) => key === fact.key)?.value ?? null;
    return { ...fact, before: old, isChanged: old !== fact.value };
  });
}

import { type Locale, formatDong } from '@keo/core';
import type { Terms } from '@keo/core/contract';
import { momentWords } from '../money/moment-words.ts';
import type { DealTexts } from './use-deal-texts.ts';

export type TermFact = {
  key: 'price' | 'time' | 'release' | 'review' | 'revisions' | 'scope' | 'proofs';
  value: string;
};

/** The terms in words, always in the same order, so that two offers can be laid side by side. */
export function termFacts(terms: Terms, t: DealTexts, locale: Locale): TermFact[] {
  const { price, durationHours, dueAt, releaseMode, reviewHours, revisionsMax, scope, conditions } = terms;
  const time =
    dueAt !== undefined
      ? t('terms.until', { time: momentWords(dueAt, locale) })
      : durationHours === undefined
        ? ''
        : durationHours % 24 === 0
          ? t('timer.days', { count: durationHours / 24 })
          : t('timer.hours', { count: durationHours });
  const proofs = conditions.map(({ title, amount }) => (amount ? `${title}: ${formatDong(amount)}` : title));
  const facts: TermFact[] = [
    { key: 'price', value: formatDong(price) },
    { key: 'time', value: time },
    { key: 'release', value: t(`terms.release.${releaseMode}`) },
    { key: 'review', value: t('timer.hours', { count: reviewHours }) },
    { key: 'revisions', value: t('terms.revisions.count', { count: revisionsMax }) },
    { key: 'proofs', value: proofs.join('\n') },
    { key: 'scope', value: scope },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** A fact of the newer terms beside what it was before; null where it was not there. */
export type TermChange = TermFact & { before: string | null; isChanged: boolean };

/** What the newer terms make of the older ones, fact by fact. */
export function termChanges(before: readonly TermFact[], after: readonly TermFact[]): TermChange[] {
  return after.map((fact) => {
    const old = before.find(({ key }) => key === fact.key)?.value ?? null;
    return { ...fact, before: old, isChanged: old !== fact.value };
  });
}

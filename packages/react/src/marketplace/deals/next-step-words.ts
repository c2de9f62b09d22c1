import type { DealTexts } from './use-deal-texts.ts';
import type { NextStep } from './next-step.ts';

export function nextStepWords({ key, deal, proofs }: NextStep, t: DealTexts): string {
  const { displayName: name } = deal.myRole === 'author' ? deal.worker : deal.author;
  const params = { name, title: proofs[0]?.title ?? '', count: proofs.length };
  const isOne = proofs.length === 1 && (key === 'review' || key === 'handIn');
  return isOne ? t(`waits.${key}.one`, params) : t(`waits.${key}`, params);
}

/** The label of its button. */
export function nextStepLabel({ key, deal }: NextStep, t: DealTexts, own: (dong: number) => string): string {
  const { money } = deal;
  const sum = key === 'fund' ? (money.authorTotal ?? money.price) : money.held;
  return t(`waits.do.${key}`, { amount: own(sum) });
}

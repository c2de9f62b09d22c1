import { formatDong } from '@keo/core';
import { type DealView, type Terms, type TermsChange, conditionsAfter } from '@keo/core/contract';
import { Card } from '../../ui/card.tsx';
import { OfferDiff } from './offer-diff.tsx';
import { useDealTexts } from './use-deal-texts.ts';

const hour = 3_600_000;

/** A deadline is shown as a date, not as hours. */
function sides({ dueAt, startedAt, terms }: DealView, change: TermsChange) {
  if (!terms) return null;
  const { price = terms.price, durationHours } = change;
  const later =
    durationHours === undefined || startedAt === null
      ? change.dueAt
      : new Date(Date.parse(startedAt) + durationHours * hour).toISOString();
  const before: Terms = { ...terms, ...(dueAt !== null && { dueAt }) };
  const after: Terms = {
    ...before,
    price,
    ...(later !== undefined && { dueAt: later }),
    conditions: conditionsAfter(terms.conditions, change),
  };
  return { before, after };
}

export function ChangeRequest({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const { changeRequest, myRole, money } = deal;
  const both = changeRequest && sides(deal, changeRequest.terms);
  if (!both) return null;
  const isMine = changeRequest.by === myRole;
  const name = (myRole === 'author' ? deal.worker : deal.author).displayName;
  const more = both.after.price - money.price;
  return (
    <Card tone="sunken" className="keo-stack">
      <p>
        <strong>{t(isMine ? 'change.askedByMe' : 'change.asked', { name })}</strong>
      </p>
      <OfferDiff before={both.before} after={both.after} />
      {more > 0 && <p className="keo-quiet">{t(`change.money.${myRole}`, { amount: formatDong(more) })}</p>}
    </Card>
  );
}

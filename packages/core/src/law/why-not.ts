import type { Action } from '../deals/deal.schema.ts';
import type { Refusal } from '../http/refusal.schema.ts';

/** What a button says of why it is grey; nothing of one that may be pressed. */
export function whyNot(refusal: Refusal | null): Pick<Action, 'reason' | 'rule' | 'until'> {
  if (refusal === null) return {};
  const { reason, rule, until } = refusal;
  return {
    reason,
    ...(typeof rule === 'string' && { rule }),
    ...(typeof until === 'string' && { until }),
  };
}

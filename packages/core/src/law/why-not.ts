import type { Refusal } from '../http/refusal.schema.ts';
import type { Action } from '../terms/action.schema.ts';

/** Why an action is disabled; empty where it is enabled. */
export function whyNot(refusal: Refusal | null): Pick<Action, 'reason' | 'rule' | 'until'> {
  if (refusal === null) return {};
  const { reason, rule, until } = refusal;
  return {
    reason,
    ...(typeof rule === 'string' && { rule }),
    ...(typeof until === 'string' && { until }),
  };
}

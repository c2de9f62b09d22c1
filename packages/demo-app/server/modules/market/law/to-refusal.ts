import { type Fault, type Obstacle, type Refusal, getFaults, obstacles } from '@keo/core/contract';
import { FieldsError, RefusalError, type Said } from '../../../platform/http/refusal.ts';
import type { ServerText } from '../../../platform/texts/say.ts';

const sentences: Partial<Record<Refusal['reason'], ServerText>> = {
  STALE: 'stale',
  SLOT_GONE: 'slotGone',
  SELF_DEAL: 'selfDeal',
  INSUFFICIENT_BALANCE: 'insufficientBalance',
  NOT_ELIGIBLE: 'notEligible',
  PROOF_CHECK_FAILED: 'proofChecks',
};

const ofEligibility = new Map<unknown, ServerText>([
  ['VERIFY_ACCOUNT', 'verifyToWork'],
  ['ONCE_EACH', 'onceEach'],
  ['PROVINCE', 'otherProvince'],
  ['RELIABILITY', 'moreReliable'],
]);
const isObstacle = (rule: unknown): rule is Obstacle =>
  typeof rule === 'string' && Object.hasOwn(obstacles, rule);
const ofRule = (rule: unknown): ServerText | undefined =>
  isObstacle(rule) ? `law.${rule}` : ofEligibility.get(rule);

const moments: readonly string[] = ['after', 'before', 'until'] satisfies (keyof Fault | 'until')[];

/** The limits of a refusal as its sentence shows them. */
const shownLimits = (limits: object): Said['params'] =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]: [string, unknown]): [string, string | Date][] => {
      const isMoment = moments.includes(name) && (typeof limit === 'string' || typeof limit === 'number');
      if (isMoment) return [[name, new Date(limit)]];
      if (name === 'of' && Array.isArray(limit)) return [[name, limit.join(', ')]];
      return typeof limit === 'number' ? [[name, limit.toLocaleString('en-US')]] : [];
    }),
  );

const toSaid = ({ fault, ...limits }: Fault): Said => ({
  text: `fault.${fault}`,
  params: shownLimits(limits),
});

/** Of a law. `own`: texts for this case, by reason or rule. */
export function toRefusal(
  { reason, ...details }: Refusal,
  own: Readonly<Record<string, ServerText>> = {},
): RefusalError {
  if (reason === 'INVALID') {
    const fields = Object.entries(getFaults({ reason, ...details })).map(([field, fault]) => [
      field,
      toSaid(fault),
    ]);
    return new FieldsError(reason, Object.fromEntries(fields));
  }
  const { shortfall, rule } = details;
  const isShort = reason === 'INSUFFICIENT_BALANCE' && shortfall === undefined;
  const ours = own[String(rule)] ?? own[reason] ?? ofRule(rule) ?? sentences[reason];
  const text = isShort ? 'authorIsShort' : (ours ?? 'notAllowedNow');
  return new RefusalError(reason, text, details, shownLimits(details));
}

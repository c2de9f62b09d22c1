import { type InferOutput, picklist } from 'valibot';
import type { ConditionInput } from '../terms/condition.schema.ts';

/** What a rejection may name as unmet: a rule of the condition, or its title and instructions. */
export const rejectionRules = [
  'FILES',
  'FILE_COUNT',
  'TEXT',
  'LINK',
  'CODE',
  'PLACE',
  'FRESH',
  'NOT_AS_AGREED',
] as const;
export const rejectionRuleSchema = picklist(rejectionRules);
export type RejectionRule = InferOutput<typeof rejectionRuleSchema>;

const fileTypes = new Set(['IMAGE', 'VIDEO', 'PDF', 'FILE']);

/** A rejection may only name what the condition asks for. */
export function getRules({ accept }: Pick<ConditionInput, 'accept'>): RejectionRule[] {
  const { types, minFiles = 0, minTextLen = 0, mustBeFresh, geoRadiusM } = accept;
  const has: Record<RejectionRule, boolean> = {
    FILES: types.some((type) => fileTypes.has(type)),
    FILE_COUNT: minFiles > 0,
    TEXT: types.includes('TEXT') || minTextLen > 0,
    LINK: types.includes('LINK'),
    CODE: types.includes('CODE'),
    PLACE: types.includes('GEO') || geoRadiusM !== undefined,
    FRESH: mustBeFresh === true,
    NOT_AS_AGREED: true,
  };
  return rejectionRules.filter((rule) => has[rule]);
}

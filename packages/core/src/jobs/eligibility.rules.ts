import { type Eligibility, type EligibilityRule, eligibilityRules } from './eligibility.schema.ts';

/** Facts that eligibility rules check. */
export type Candidate = {
  /** Had a funded deal on the job, by any account of the same person. */
  hasWorked: boolean;
  isVerified: boolean;
  provinceCode: string | null;
  reliability: number;
};

const meets: Record<EligibilityRule, (rules: Eligibility, who: Candidate) => boolean> = {
  ONCE_EACH: ({ onceEach }, { hasWorked }) => !onceEach || !hasWorked,
  VERIFY_ACCOUNT: ({ verified }, { isVerified }) => !verified || isVerified,
  PROVINCE: ({ provinces }, { provinceCode }) =>
    provinces.length === 0 || provinces.some((code) => code === provinceCode),
  RELIABILITY: ({ minReliability }, { reliability }) => reliability >= (minReliability ?? 0),
};

/** The first rule that is not met, or null. */
export const unmetRule = (rules: Eligibility, who: Candidate): EligibilityRule | null =>
  eligibilityRules.find((rule) => !meets[rule](rules, who)) ?? null;

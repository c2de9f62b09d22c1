/** Limits of a job; amounts in đồng. */
export const jobLimits = {
  titleMin: 10,
  titleMax: 120,
  descriptionMin: 50,
  descriptionMax: 10_000,
  /** A search that finds more says this many: to count on would cost more than the page. */
  countedMax: 1000,
  quickRewardMin: 2000,
  quickRewardMax: 2_000_000,
  /** The reward of a quick job is a multiple of this. */
  quickRewardStep: 100,
  quickSlotsMax: 5000,
  /** Rewards and fees of all slots together. */
  quickBudgetMax: 200_000_000,
  /** Time for one slot, in minutes. */
  quickTimeMin: 5,
  quickTimeMax: 10_080,
  quickTimeDefault: 60,
  projectPriceMin: 50_000,
  projectPriceMax: 200_000_000,
  /** The price of a project is a multiple of this. */
  projectPriceStep: 1000,
  projectHiresMax: 20,
  /** Time for a project, in hours. */
  projectHoursMin: 1,
  projectHoursMax: 2160,
  projectHoursDefault: 168,
  /** The smallest part of a price that is paid by itself. */
  proofAmountMin: 20_000,
  openHoursMin: 1,
  openHoursMax: 1440,
  openHoursDefault: 336,
  reviewHoursQuick: { min: 24, max: 168, default: 72 },
  reviewHoursProject: { min: 72, max: 336, default: 120 },
  revisionsMax: 5,
  revisionsDefault: 3,
  /** What an author may ask those who apply, and be answered. */
  questionsMax: 5,
  questionMin: 5,
  questionMax: 200,
  answerMax: 1000,
  attachmentsMax: 10,
  coverLetterMin: 20,
  coverLetterMax: 3000,
  /** Waiting applications of one worker at a time. */
  openApplicationsMax: 30,
  /** A rise of the reward by this many percent is announced. */
  enhancedMinPercent: 10,
  /** Hours until it is told of again. */
  enhancedCooldownHours: 24,
  /** Hours after which a flagged job opens by itself. */
  moderationHours: 2,
  /** Hours until an author is reminded of an application. */
  nudgeHours: 48,
} as const;

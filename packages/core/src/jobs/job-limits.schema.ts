/** Limits of a job; amounts in đồng. */
export const jobLimits = {
  titleMin: 10,
  titleMax: 120,
  descriptionMin: 50,
  descriptionMax: 10_000,
  /** A search counts no further: that would cost more than the page. */
  countedMax: 1000,
  searchedNetMax: 999_999_999,
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
  /** Questions to applicants, and their answers. */
  questionsMax: 5,
  questionMin: 5,
  questionMax: 200,
  answerMax: 1000,
  attachmentsMax: 10,
  /** Changes of a published job's words. */
  editsMax: 20,
  coverLetterMin: 20,
  coverLetterMax: 3000,
  /** Applications of one worker to one job, withdrawn ones included. */
  applicationsPerJob: 3,
  /** Pending applications of one worker. */
  openApplicationsMax: 30,
  /** A raise of the reward is announced from this percentage on. */
  enhancedMinPercent: 10,
  /** Between two announcements. */
  enhancedCooldownHours: 24,
  /** A flagged job opens by itself after this. */
  moderationHours: 2,
  /** The author is reminded of an application after this. */
  nudgeHours: 48,
} as const;

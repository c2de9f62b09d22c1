/** Times in hours. */
export const reviewLimits = {
  /** After the end of a deal; until then a review can be changed, and only its writer reads it. */
  windowHours: 336,
  /** After the end of a deal, a side that has not written is reminded once. */
  remindHours: 72,
  /** Stars alone wait for words this long before they count for the other side. */
  openHours: 24,
  tagsMax: 5,
  textMin: 10,
  textMax: 1000,
  photosMax: 3,
  replyMax: 500,
  /** Published reviews needed for an average. */
  averageFrom: 3,
  /** An account is new this long. */
  newAccountDays: 30,
  /** Five-star reviews by new accounts that look bought. */
  doubtfulFrom: 10,
} as const;

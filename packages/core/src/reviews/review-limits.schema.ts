/** Times in hours. */
export const reviewLimits = {
  /** After the end of a deal: until then it is written and changed, and nobody but its writer reads it. */
  windowHours: 336,
  /** After the end of a deal, a side that has not written is reminded once. */
  remindHours: 72,
  tagsMax: 5,
  textMin: 10,
  textMax: 1000,
  photosMax: 3,
  replyMax: 500,
  /** Published reviews from which an average says something. */
  averageFrom: 3,
  /** Days after joining in which an account is new. */
  newAccountDays: 30,
  /** Reviews of five stars by new accounts from which they look bought. */
  doubtfulFrom: 10,
} as const;

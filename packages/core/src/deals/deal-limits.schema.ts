/** Times in hours unless their name says otherwise; amounts in đồng. */
export const dealLimits = {
  /** Time to answer the newest offer, or an accepted application. */
  offerHours: 72,
  offersMax: 10,
  fundReminderHours: 12,
  fundHours: 48,
  startReminderHours: 12,
  startHours: 48,
  /** Before the deadline of a project; a quick job reminds once, when a quarter of its time is left. */
  deadlineReminderHours: [24, 6, 2],
  /** Such a reminder goes by mail too where so much is left. */
  deadlineMailHours: 6,
  /** After the deadline; a quick job has none. */
  graceHours: 24,
  /** An approved project is paid by itself; a quick job at once. */
  finalizeHours: 24,
  cancelAnswerHours: 48,
  /** Between two cancel requests of one side that offer the worker nothing. */
  zeroCancelHours: 24,
  bonusMin: 1000,
  bonusMax: 50_000_000,
  disputeAnswerHours: 72,
  disputeNegotiationHours: 168,
  disputeRulingHours: 72,
  disputeOffersMax: 3,
  /** After its end, a deal takes notes for so long. */
  noteHours: 720,
  /** Live deals of one worker: of a new user, of any user, and of an unreliable one. */
  activeMaxNew: 5,
  activeMax: 30,
  activeMaxUnreliable: 1,
  /** Completed deals until a user is not new. */
  newUntilCompleted: 10,
  /** Reliability below which a user has one live deal at a time. */
  unreliableBelow: 50,
  /** Reliability is reckoned from deals that ended in so many days, and of these from the newest so many. */
  reliabilityDays: 90,
  reliabilityDeals: 50,
  /** The score of a user without ended deals. */
  reliabilityStart: 80,
  /** Completed work raises it by so many points at most. */
  reliabilityCreditMax: 20,
  /** Ended deals from which others see the score. */
  reliabilityShownFrom: 3,
  /** Given-up slots of one author, or of all, within the hours of the pause, and who gave them up is paused. */
  pauseAfterOfAuthor: 3,
  pauseAfterOfAll: 5,
  pauseHours: 24,
} as const;

/** How many live deals a worker may have. */
export function activeDealsMax(worker: { completed: number; reliability: number }): number {
  if (worker.reliability < dealLimits.unreliableBelow) return dealLimits.activeMaxUnreliable;
  return worker.completed < dealLimits.newUntilCompleted ? dealLimits.activeMaxNew : dealLimits.activeMax;
}

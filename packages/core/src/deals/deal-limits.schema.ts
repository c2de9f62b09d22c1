/** Times in hours unless their name says otherwise; amounts in đồng. */
export const dealLimits = {
  /** Time to answer the newest offer, or an accepted application. */
  offerHours: 72,
  offersMax: 10,
  fundReminderHours: 12,
  fundHours: 48,
  startReminderHours: 12,
  startHours: 48,
  /** Hours before a project's deadline; a quick job reminds once, at a quarter of its time. */
  deadlineReminderHours: [24, 6, 2],
  /** With so many hours left the reminder goes by mail too. */
  deadlineMailHours: 6,
  /** After the deadline; a quick job has none. */
  graceHours: 24,
  /** After approval of everything; a quick job is paid at once. */
  finalizeHours: 24,
  cancelAnswerHours: 48,
  /** Between two cancel requests of one side. */
  cancelAgainHours: 24,
  /** Changes of running work that one side asks for within a day, without those agreed to. */
  changesPerDay: 5,
  bonusMin: 1000,
  bonusMax: 50_000_000,
  disputeAnswerHours: 72,
  disputeNegotiationHours: 168,
  disputeRulingHours: 72,
  disputeOffersMax: 3,
  /** A deal takes notes this long after its end. */
  noteHours: 720,
  /** Live deals of one worker: of a new user, of any user, and of an unreliable one. */
  activeMaxNew: 5,
  activeMax: 30,
  activeMaxUnreliable: 1,
  /** A user is new below this many completed deals. */
  newUntilCompleted: 10,
  /** Reliability below which a user has one live deal at a time. */
  unreliableBelow: 50,
  /** Reliability counts deals that ended in this many days, and of these the newest. */
  reliabilityDays: 90,
  reliabilityDeals: 50,
  /** The score of a user without ended deals. */
  reliabilityStart: 80,
  /** The most points that completed work adds. */
  reliabilityCreditMax: 20,
  /** Ended deals needed to show the score to others. */
  reliabilityShownFrom: 3,
  /** Given-up slots, of one author or of all, within `pauseHours` that start a pause. */
  pauseAfterOfAuthor: 3,
  pauseAfterOfAll: 5,
  pauseHours: 24,
} as const;

export function activeDealsMax(worker: { completed: number; reliability: number }): number {
  if (worker.reliability < dealLimits.unreliableBelow) return dealLimits.activeMaxUnreliable;
  return worker.completed < dealLimits.newUntilCompleted ? dealLimits.activeMaxNew : dealLimits.activeMax;
}

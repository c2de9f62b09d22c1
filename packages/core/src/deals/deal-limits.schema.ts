/** Times in hours unless their name says otherwise; amounts in đồng. */
export const dealLimits = {
  /** The newest offer, or an accepted application, waits so long for an answer. */
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
  /** Between two wishes of one side to stop for nothing. */
  zeroCancelHours: 24,
  bonusMin: 1000,
  bonusMax: 50_000_000,
  disputeAnswerHours: 72,
  disputeNegotiationHours: 168,
  disputeRulingHours: 72,
  disputeOffersMax: 3,
  /** After its end, a deal takes notes for so long. */
  noteHours: 720,
  /** Live deals of one worker: of somebody new, of anybody, and of somebody unreliable. */
  activeMaxNew: 5,
  activeMax: 30,
  activeMaxUnreliable: 1,
  /** Completed deals until somebody is not new. */
  newUntilCompleted: 10,
  /** Reliability below which somebody may not take a quick job at once. */
  unreliableBelow: 50,
} as const;

/** Changes of reliability (0–100, from 80). */
export const standingChanges = {
  completed: 1,
  notStarted: -1,
  givenUp: -2,
  notFunded: -3,
  disputeLost: -5,
} as const;

/** How many live deals a worker may have. */
export function activeDealsMax(worker: { completed: number; reliability: number }): number {
  if (worker.reliability < dealLimits.unreliableBelow) return dealLimits.activeMaxUnreliable;
  return worker.completed < dealLimits.newUntilCompleted ? dealLimits.activeMaxNew : dealLimits.activeMax;
}

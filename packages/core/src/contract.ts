/** For servers: endpoints and messages, the laws, and the schemas that are read by name. No client code. */
export {
  type Access,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  defineEndpoint,
} from './http/define-endpoint.ts';
export { isWebLink } from './http/field.schema.ts';
export { cleanEntry, readPhone } from './text/clean-entry.schema.ts';
export { cutText, shorten } from './text/cut-text.ts';
export { hasLetter, isVisible } from './text/words.schema.ts';
export { fillPlaces } from './i18n/fill-text.ts';
export { dayOfMonth, vietnamDay, vietnamMoment, vietnamMomentWithYear } from './i18n/vietnam-day.ts';
export { timeHeader } from './http/time-header.ts';
export { type Code, type Envelope, codes, envelopeSchema } from './http/envelope.ts';
export type { Refusal, RefusalReason } from './http/refusal.schema.ts';
export type { Answered, Message, MessagePayload, Question, QuestionInput } from './socket/define-message.ts';
export * as socketMessages from './socket/heartbeat.messages.ts';
export type { Locale } from './ports/locale.ts';
export type { ThemeChoice } from './ports/theme.schema.ts';
export * as accountEndpoints from './auth/account.endpoints.ts';
export * as authEndpoints from './auth/auth.endpoints.ts';
export * as socketEndpoints from './socket/socket.endpoints.ts';
export * as passkeysEndpoints from './auth/passkeys.endpoints.ts';
export {
  type MadePasskey,
  type Passkey,
  type PasskeyChallenge,
  type PasskeyOptions,
  type RemovePasskey,
  type ShownPasskey,
  passkeyNameSchema,
} from './auth/passkeys.schema.ts';
export {
  type CodePurpose,
  type Login,
  type Register,
  type SignInAnswer,
  type Tokens,
  codePurposes,
  codeSchema,
  passwordSchema,
} from './auth/auth.schema.ts';
export * as usersEndpoints from './users/users.endpoints.ts';
export * as profileEndpoints from './users/profile.endpoints.ts';
export * as usersMessages from './users/users.messages.ts';
export {
  type PublicUser,
  type QuietHours,
  type Settings,
  defaultQuietHours,
  type User,
} from './users/users.schema.ts';
export { profileLimits } from './users/profile-limits.schema.ts';
export { type UpdateUser, updateUserSchema } from './users/update-user.schema.ts';
export type { PublicProfile } from './users/profile.schema.ts';
export { authorNumbers } from './users/reject-pct.schema.ts';
export { type Skill, skillCatalogue, skillSchema } from './users/skills.schema.ts';
export {
  type AuthorStatistics,
  type Statistics,
  type WorkerStatistics,
  noStatistics,
  statisticsRules,
} from './users/statistics.schema.ts';
export * as closingEndpoints from './users/closing.endpoints.ts';
export { type Closing, type ClosingObstacle, closingObstacles } from './users/closing.schema.ts';
export * as dataExportEndpoints from './users/data-export.endpoints.ts';
export { type DataExport, dataExportLimits } from './users/data-export.schema.ts';
export * as portfolioEndpoints from './users/portfolio.endpoints.ts';
export type { PortfolioItem, PortfolioPiece } from './users/portfolio.schema.ts';
export * as blocksEndpoints from './safety/blocks.endpoints.ts';
export * as reportsEndpoints from './safety/reports.endpoints.ts';
export {
  type AddReport,
  type OpenReport,
  type ReportReason,
  type ReportTarget,
  reasonsByTarget,
  reportLimits,
  reportReasons,
  reportTargets,
} from './safety/report.schema.ts';
export * as uploadsEndpoints from './uploads/uploads.endpoints.ts';
export {
  type CreateUpload,
  type FileType,
  type StoredFile,
  type Upload,
  type PhotoType,
  fileEndings,
  photoTypes,
  getMaxBytes,
  uploadLimits,
} from './uploads/upload.schema.ts';
export * as notificationsEndpoints from './notifications/notifications.endpoints.ts';
export * as notificationsMessages from './notifications/notifications.messages.ts';
export * as newsEndpoints from './notifications/news.endpoints.ts';
export { getNewsTopic } from './notifications/news-topics.ts';
export {
  type NewsChannel,
  type NewsChoices,
  type NewsTopic,
  isAlwaysOn,
  newsChannels,
  newsTopics,
  newsTopicSchema,
} from './notifications/news-topics.schema.ts';
export { newsTopicsEn } from './notifications/news-topics.en.ts';
export { newsTopicsVi } from './notifications/news-topics.vi.ts';
export type { DealLog, TransientLog } from './notifications/deal-log.schema.ts';
export { type LogSentence, loadLogSentences } from './notifications/log-sentences.ts';
export type { CodeRow, Folding, ReasonRow, WarnedTimer } from './notifications/codes/code-row.ts';
export {
  type LogCode,
  type NotificationCode,
  type StoredCode,
  getCodeRow,
  isStoredCode,
  notificationCodes,
  storedCodes,
  toEventName,
  transientCodes,
} from './notifications/codes/notification-codes.ts';
export { type ActionReason, getReasonRow } from './notifications/codes/reason-codes.ts';
export { type Scope, scopes } from './http/scope.schema.ts';
export * as partnersEndpoints from './partners/partners.endpoints.ts';
export {
  type AskEmbedToken,
  type EmbedToken,
  type PartnerLink,
  partnerNameSchema,
} from './partners/partner.schema.ts';
export * as sandboxEndpoints from './partners/sandbox.endpoints.ts';
export * as supportEndpoints from './safety/support.endpoints.ts';
export { type Contact, contactSchema, contactTopics } from './safety/support.endpoints.ts';
export * as dealsEndpoints from './deals/deals.endpoints.ts';
export * as dealEndsEndpoints from './deals/deal-ends.endpoints.ts';
export * as invitationsEndpoints from './deals/invitations.endpoints.ts';
export * as dealLogsEndpoints from './deals/deal-logs.endpoints.ts';
export { dealEventsEn } from './notifications/codes/deal-events.en.ts';
export { dealEventsVi } from './notifications/codes/deal-events.vi.ts';
export { type DealEvent, type EventFacts, eventFacts, eventWords } from './deals/event-facts.ts';
export {
  type DealView,
  type JobCard,
  type ListedDeal,
  type Offer,
  dealViewSchema,
  listedDealSchema,
} from './deals/deal.schema.ts';
export type { Action } from './terms/action.schema.ts';
export type { UserCard } from './users/user-card.schema.ts';
export { type DealState, dealStates } from './terms/deal-state.schema.ts';
export { type Side, sides } from './terms/side.schema.ts';
export {
  type TermsInput,
  type Terms,
  type TermsChange,
  releaseModes,
  termsSchema,
} from './terms/terms.schema.ts';
export * as proofsEndpoints from './deals/proofs.endpoints.ts';
export {
  type ListedProof,
  type ProofCheck,
  proofCheckSchema,
  geoSchema,
  type ProofState,
  type ProofView,
  proofStates,
} from './proofs/proof.schema.ts';
export {
  type ConditionInput,
  conditionInputSchema,
  conditionsSchema,
  evidenceMatches,
  evidenceTypes,
} from './terms/condition.schema.ts';
export { moneyLimits } from './money/money-limits.schema.ts';
export * as walletEndpoints from './wallet/wallet.endpoints.ts';
export type { WalletHold, WalletInfo, WalletMonth } from './wallet/wallet.schema.ts';
export * as rechargeEndpoints from './recharge/recharge.endpoints.ts';
export * as rechargeMessages from './recharge/recharge.messages.ts';
export {
  type CreateRecharge,
  type Recharge,
  type RechargeState,
  type TransferResult,
  transferReasons,
} from './recharge/recharge.schema.ts';
export { creditedReasons, rechargeStateAt, transferReason } from './recharge/recharge.rules.ts';
export {
  type CreateRechargeClaim,
  type RechargeClaim,
  type SuspenseItem,
  claimLimits,
  suspenseReasons,
} from './recharge/claim.schema.ts';
export * as bankCardsEndpoints from './wallet/bank-cards.endpoints.ts';
export { type AddBankCard, type Bank, type BankCard, addBankCardSchema } from './wallet/bank-card.schema.ts';
export * as withdrawEndpoints from './withdraw/withdraw.endpoints.ts';
export * as withdrawMessages from './withdraw/withdraw.messages.ts';
export {
  type CreateWithdraw,
  type Withdraw,
  type WithdrawEstimate,
  type WithdrawState,
  withdrawFailReasons,
} from './withdraw/withdraw.schema.ts';
export { cancelRefusal, withdrawCosts, withdrawRefusal } from './withdraw/withdraw.rules.ts';
export * as transactionsEndpoints from './wallet/transactions.endpoints.ts';
export { toBooksFileName } from './wallet/books-file-name.ts';
export type { BookLine, MonthOfMoney, Statement, TransactionReceipt } from './wallet/books.schema.ts';
export { type Transaction, type TransactionType, transactionTypes } from './wallet/transaction.schema.ts';
export { transactionsEn } from './wallet/transactions.en.ts';
export { transactionsVi } from './wallet/transactions.vi.ts';
export {
  type WorkKind,
  type WorkerTier,
  authorFeeFor,
  authorFeeOnMore,
  bonusFeesFor,
  dealFees,
  feeOfPart,
  firstTierNet,
  pricesOfNet,
  workerFeeFor,
  workerTiers,
} from './terms/fees.schema.ts';
export * as authorJobsEndpoints from './jobs/author-jobs.endpoints.ts';
export * as priceGuidanceEndpoints from './jobs/price-guidance.endpoints.ts';
export { priceGuidanceLimits } from './jobs/price-guidance.endpoints.ts';
export * as jobsEndpoints from './jobs/jobs.endpoints.ts';
export { jobLimits } from './jobs/job-limits.schema.ts';
export { jobCategories } from './jobs/job-categories.schema.ts';
export { type ProvinceCode, provinceSchema, provinces } from './jobs/provinces.schema.ts';
export {
  type Eligibility,
  type EligibilityRule,
  eligibilityRules,
  openToAll,
} from './jobs/eligibility.schema.ts';
export { type Candidate, unmetRule } from './jobs/eligibility.rules.ts';
export { type CreateJob, createJobSchema } from './jobs/create-job.schema.ts';
export {
  type AcceptMode,
  type CategorySlug,
  type JobEdit,
  editedFields,
  type JobKind,
  type JobListing,
  type JobRelation,
  type JobView,
  type Place,
  acceptModes,
  categorySlugSchema,
  jobKinds,
} from './jobs/job.schema.ts';
export { type JobState, jobStates } from './terms/job-state.schema.ts';
export * as applicationsEndpoints from './applications/applications.endpoints.ts';
export {
  type Application,
  type ApplicationState,
  type ApplicationSort,
  type ApplyJob,
  type OwnApplication,
  applicationSorts,
  applicationStates,
} from './applications/application.schema.ts';
export * as chatEndpoints from './chat/chat.endpoints.ts';
export * as chatMessages from './chat/chat.messages.ts';
export { chatLimits } from './chat/chat-limits.schema.ts';
export type { Attachment } from './uploads/attachment.schema.ts';
export type { ChatMessage, NewMessage, Quote } from './chat/message.schema.ts';
export { toLine, toQuote } from './chat/to-quote.ts';
export type { Room, RoomState } from './chat/room.schema.ts';
export { getBudget, costOfJob, estimateFor } from './jobs/job-budget.schema.ts';
export { type JobCommand, type JobFacts, slotGoesTo, slotsLeft } from './jobs/job.facts.ts';
export { authorActions, isPublished, readerActions } from './jobs/job-actions.ts';
export { jobLaw, jobTimers } from './jobs/job.lifecycle.ts';
export type { ApplicationCommand, ApplicationFacts } from './applications/application.facts.ts';
export {
  applicationLaw,
  applicationTimers,
  decideApplication,
  permittedApplication,
} from './applications/application.lifecycle.ts';
export { activeDealsMax, dealLimits } from './deals/deal-limits.schema.ts';
export { type DealMark, type StandingName, dealMarks, standingChanges } from './law/standing.schema.ts';
export type { Reliability } from './users/reliability.schema.ts';
export {
  type Abandoned,
  type ReliabilityCounts,
  getPause,
  getReliability,
} from './deals/reliability.rules.ts';
export { newDealFacts } from './deals/new-deal.facts.ts';
export type { DealCommand, DealFacts, DealProof, Dispute } from './deals/deal.facts.ts';
export { offersAfter, getRefunded } from './market/deal-records.ts';
export { revisionsLeft, verdictsIn } from './proofs/proof.rules.ts';
export { dealLaw, dealTimers, permittedDeal } from './deals/deal.lifecycle.ts';
export {
  type PostedTerms,
  conditionsAfter,
  decidedProofs,
  faultsOfTerms,
  termsAgain,
  termsOfJob,
} from './deals/terms.rules.ts';
export { isAboutPart, lastDisputeOffer, openDisputeIn } from './deals/deal-dispute.rules.ts';
export { getPhase } from './deals/deal-phase.rules.ts';
export { dealActionsFor, dealMoneyFor, dealViewFor } from './market/deal-view.ts';
export type { NextTimer } from './deals/deal.schema.ts';
export { type TimedDeal, timerSentence, toTimerNote } from './market/timer-sentence.ts';
export type { TimerNote } from './notifications/timer-words.ts';
export { warnedTimer, warnedTransition } from './market/warned-timer.ts';
export type { RunningTimer, TimerMoney } from './market/timer-money.ts';
export { proofLimits, rejectedStates, rejectionsIn, rejectionsMax } from './proofs/proof-limits.schema.ts';
export { type RejectionRule, rejectionRules, getRules } from './proofs/rejection-rules.schema.ts';
export type { ProofCommand, ProofFacts } from './proofs/proof.facts.ts';
export { getAmount, dealOfProof, proofOfDeal } from './market/deal-and-proof.ts';
export { proofLaw, proofTimers } from './proofs/proof.lifecycle.ts';
export * as reviewsEndpoints from './reviews/reviews.endpoints.ts';
export { reviewLimits } from './reviews/review-limits.schema.ts';
export {
  type OwnReview,
  type PublishedReview,
  type ReviewState,
  type ReviewTag,
  type ReviewWords,
  type ScoreName,
  type Scores,
  reviewStates,
  reviewWordsSchema,
  scoresBySide,
  tagsBySide,
} from './reviews/review.schema.ts';
export { type Rating, type Ratings, noRating } from './reviews/rating.schema.ts';
export type { ReviewCommand, ReviewFacts } from './reviews/review.facts.ts';
export {
  decideReview,
  permittedReview,
  reviewClosesAt,
  reviewLaw,
  reviewTimers,
} from './reviews/review.lifecycle.ts';
export {
  type At,
  type By,
  type Decision,
  type FollowUp,
  type Log,
  type Move,
  type Party,
  type Pause,
  type Recipient,
  type SlotWay,
  type Standing,
  parties,
} from './law/decision.ts';
export { type Case, type LawPorts, type Order, carryOut, runAsync } from './market/carry-out.ts';
export type { Law, Permission, Timer } from './law/create-law.ts';
export { type CheckName, checks } from './text/checks.schema.ts';
export { type Fault, type FaultName, type Faults, faults, getFaults } from './law/faults.schema.ts';
export { type Obstacle, obstacles } from './law/obstacles.ts';

/** What a server needs: every schema, endpoint and message. No machine, no HTTP client, no socket client. */
export {
  type Access,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  defineEndpoint,
} from './http/define-endpoint.ts';
export { type Code, type Envelope, codes, envelopeSchema } from './http/envelope.ts';
export { type Refusal, type RefusalReason, refusalReasons, refusalSchema } from './http/refusal.schema.ts';
export { type Message, type MessagePayload, defineMessage } from './socket/define-message.ts';
export { type Locale, localeSchema, locales } from './i18n/locale.ts';
export { type ThemeChoice, themeChoices } from './theme/theme.schema.ts';
export * as authEndpoints from './auth/auth.endpoints.ts';
export {
  type CodePurpose,
  type Login,
  type Register,
  type Tokens,
  codePurposes,
  codeSchema,
  displayNameSchema,
  emailSchema,
  loginSchema,
  passwordSchema,
  phoneSchema,
  registerSchema,
  usernameSchema,
} from './auth/auth.schema.ts';
export * as usersEndpoints from './users/users.endpoints.ts';
export * as usersMessages from './users/users.messages.ts';
export {
  type PublicUser,
  type Settings,
  type UpdateUser,
  type User,
  publicUserSchema,
  settingsSchema,
  userSchema,
} from './users/users.schema.ts';
export * as notificationsEndpoints from './notifications/notifications.endpoints.ts';
export * as notificationsMessages from './notifications/notifications.messages.ts';
export { type DealLog, type TransientLog, dealLogSchema } from './notifications/deal-log.schema.ts';
export {
  type ActionReason,
  type NotificationCode,
  actionReasons,
  notificationCodes,
  transientCodes,
} from './notifications/notification-codes.ts';
export * as sandboxEndpoints from './sandbox/sandbox.endpoints.ts';
export * as supportEndpoints from './support/support.endpoints.ts';
export { type Contact, contactSchema, contactTopics } from './support/support.endpoints.ts';
export * as dealsEndpoints from './deals/deals.endpoints.ts';
export * as dealLogsEndpoints from './deals/deal-logs.endpoints.ts';
export {
  type Action,
  type DealState,
  type DealView,
  type JobCard,
  type Offer,
  type Side,
  type UserCard,
  dealPhases,
  dealStates,
  dealViewSchema,
  sides,
} from './deals/deal.schema.ts';
export {
  type Terms,
  type TermsChange,
  releaseModes,
  termsChangeSchema,
  termsSchema,
} from './deals/terms.schema.ts';
export * as proofsEndpoints from './proofs/proofs.endpoints.ts';
export {
  type ConditionInput,
  type ProofCheck,
  type ProofState,
  type ProofView,
  conditionInputSchema,
  evidenceTypes,
  proofStates,
  proofViewSchema,
} from './proofs/proof.schema.ts';

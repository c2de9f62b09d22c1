export type { SignedOutReason } from './auth/auth.events.ts';
export {
  selectAuthError,
  selectAuthReady,
  selectIsAuthBusy,
  selectIsAuthenticated,
  selectUser,
} from './auth/auth.selectors.ts';
export { fetchTokenFrom } from './auth/fetch-token-from.ts';
export type { FetchToken } from './auth/ask-host.ts';
export { createMemoryTokenStore } from './auth/token-store.ts';
export { type EmbeddedKeoOptions, createEmbeddedKeo } from './client/create-embedded-keo.ts';
export type { KeoClient } from './client/create-client.ts';
export { type Keo, type KeoOptions, createKeo } from './client/create-keo.ts';
export type { AuthActor } from './client/keo.root.ts';
export type { Clock, Ports, ServerClock } from './ports/ports.ts';
export { type Ask, type Call, askBy } from './http/create-http.ts';
export { randomId } from './http/random-id.ts';
export { fillPath } from './http/fill-path.ts';
export { cleanEntry, ungroup } from './text/clean-entry.schema.ts';
export { isVisible } from './text/words.schema.ts';
export { ApiError, isApiError, isOffline, isRateLimited, isTimeout, notLogin } from './http/http.errors.ts';
export { fillText } from './i18n/fill-text.ts';
export { createPlainI18n } from './client/create-plain-i18n.ts';
export type { I18n, MessageKey } from './client/message-key.ts';
export { type Locale, locales } from './ports/locale.ts';
export type { TextParam, TextParams, Translate } from './i18n/translate.ts';
export type { TextsLike } from './i18n/texts.ts';
export { type ThemeChoice, themeChoices } from './ports/theme.schema.ts';
export { selectIsDark, selectThemeChoice } from './theme/theme.selectors.ts';
export { type ToastsActor, createToastsActor } from './toasts/create-toasts-actor.ts';
export { type Toast, type ToastInput, type ToastSeverity, toastSeverities } from './toasts/toast.ts';
export { toastsEn } from './toasts/toasts.en.ts';
export { toastsVi } from './toasts/toasts.vi.ts';
export { selectToasts } from './toasts/toasts.selectors.ts';
export {
  forgotPassword,
  resetPassword,
  sendEmail,
  sendSms,
  verifyEmail,
  verifyOtp,
} from './auth/account.endpoints.ts';
export {
  type Login,
  type Register,
  codeSchema,
  emailSchema,
  loginSchema,
  passwordSchema,
  phoneSchema,
  usernameSchema,
} from './auth/auth.schema.ts';
export { identifierSchema } from './users/credentials.schema.ts';
export { displayNameSchema } from './users/users.schema.ts';
export type { PublicUser, Settings, User } from './users/users.schema.ts';
export {
  type GroupedNotification,
  type NotificationDay,
  groupAlike,
  groupByDay,
  rowKey,
} from './notifications/group-notifications.ts';
export {
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
} from './notifications/codes/code-row.ts';
export {
  type NotificationCode,
  getCodeRow,
  notificationCodes,
} from './notifications/codes/notification-codes.ts';
export { notificationTexts } from './notifications/notification-texts.ts';
export { notificationWords } from './notifications/notification-words.ts';
export { type NotificationsActor, notificationsDomain } from './notifications/notifications.domain.ts';
export type { NotificationsFilter } from './notifications/notification-list.ts';
export {
  selectHasMore,
  selectIsCapped,
  selectIsLoading,
  selectIsLoadingMore,
  selectMarking,
  selectNotifications,
  selectNotificationsError,
  selectNotificationsErrorKey,
  selectNotificationsFilter,
  selectTotal,
  selectUnread,
} from './notifications/notifications.selectors.ts';
export { type Notification, getTitleKey } from './notifications/to-notification.ts';
export { type SocketState, selectSocketState, selectSocketStatus } from './socket/socket.selectors.ts';
export type { SocketStatus } from './socket/socket.status.ts';
export { createIconSource } from './icons/icon-source.ts';
export { systemClock } from './storage/system-clock.ts';
export type { IconSet } from './icons/icon-set.schema.ts';
export { dongInWords } from './money/dong-in-words.ts';
export { formatDong } from './money/dong.ts';
export { parseDong } from './money/parse-dong.ts';
export type { Domain } from './domain/domain.ts';
export { chatDomain } from './chat/chat.domain.ts';
export type { Outgoing } from './chat/chat.events.ts';
export { type ChatSnapshot, selectOpenRoom, selectRooms, selectUnreadRooms } from './chat/chat.selectors.ts';
export { chatLimits } from './chat/chat-limits.schema.ts';
export type { ChatMessage, Quote } from './chat/message.schema.ts';
export type { Attachment } from './uploads/attachment.schema.ts';
export { toLine, toQuote } from './chat/to-quote.ts';
export type { Room } from './chat/room.schema.ts';
export { walletDomain } from './wallet/wallet.domain.ts';
export { type WalletSnapshot, selectWallet } from './wallet/wallet.machine.ts';
export { rechargeDomain } from './recharge/recharge.domain.ts';
export { type RechargeSnapshot, rechargeOutcome, selectRecharge } from './recharge/recharge.selectors.ts';
export { withdrawDomain } from './withdraw/withdraw.domain.ts';
export { type WithdrawSnapshot, selectWithdraw } from './withdraw/withdraw.selectors.ts';
export { type Drafts, draftsDomain } from './domain/drafts.domain.ts';
export { verdictsDomain } from './deals/verdicts.domain.ts';
export { type Verdict, getProofIds, undoFor } from './deals/verdicts.machine.ts';
export type { VerdictsSnapshot } from './deals/verdicts.machine.ts';
export { selectDecidedProofs, selectHeldVerdict, selectQueuedVerdicts } from './deals/verdicts.machine.ts';
export { uploadsDomain } from './uploads/uploads.domain.ts';
export type { UploadItem } from './uploads/uploads.machine.ts';
export { type UploadsSnapshot, selectUploads } from './uploads/uploads.selectors.ts';
export { uploadFile } from './uploads/upload-file.ts';
export {
  type FileType,
  type StoredFile,
  allFileTypes,
  offeredTypes,
  uploadLimits,
} from './uploads/upload.schema.ts';
export { refreshBalance } from './users/users.endpoints.ts';

/** Styles: `@keo/react/styles.css`, and `marketplace.css` for jobs, deals, chat and reviews. */
export { KeoProvider, type KeoProviderProps } from './client/keo-provider.tsx';
export { useActorValue } from './client/use-actor-value.ts';
export { useKeo } from './client/use-keo.ts';

export { type UnloadedUser, useUnloadedUser } from './auth/use-unloaded-user.ts';
export { type Auth, useAuth } from './auth/use-auth.ts';
export type { PasskeyBrowser } from './auth/passkey-browser.ts';
export { PasskeySignIn, type PasskeySignInProps } from './auth/passkey-sign-in.tsx';
export { Passkeys, type PasskeysProps } from './auth/passkeys.tsx';
export { type AuthCommands, useAuthCommands } from './auth/use-auth-commands.ts';
export { type PasswordStrength, passwordStrength } from './auth/password-strength.ts';
export type { RenderLink } from './auth/form-frame.tsx';
export { SignInForm, type SignInFormProps } from './auth/sign-in-form.tsx';
export { SignUpForm, type SignUpFormProps } from './auth/sign-up-form.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './auth/forgot-password-form.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './auth/reset-password-form.tsx';
export { VerifyCodeForm, type VerifyCodeFormProps } from './auth/verify-code-form.tsx';
export { VerifyEmailForm, type VerifyEmailFormProps } from './auth/verify-email-form.tsx';
export { VerifyPhoneForm, type VerifyPhoneFormProps } from './auth/verify-phone-form.tsx';

export { type Notifications, useNotifications, useUnreadCount } from './notifications/use-notifications.ts';
export {
  type NotificationCommands,
  useNotificationCommands,
} from './notifications/use-notification-commands.ts';
export { useArrivals } from './notifications/use-arrivals.ts';
export { notificationHref } from './notifications/notification-href.ts';
export { type NotificationKind, notificationKind } from './notifications/notification-kind.ts';
export { type WordsOf, useNotificationWords } from './notifications/use-notification-words.ts';
export { NotificationAnnouncer } from './notifications/notification-announcer.tsx';
export { NotificationBell, type NotificationBellProps } from './notifications/notification-bell.tsx';
export { NotificationInbox, type NotificationInboxProps } from './notifications/notification-inbox.tsx';
export { NotificationItem } from './notifications/notification-item.tsx';
export type { NotificationItemProps } from './notifications/notification-row.tsx';
export { NotificationList, type NotificationListProps } from './notifications/notification-list.tsx';
export { NotificationPanel, type NotificationPanelProps } from './notifications/notification-panel.tsx';

export {
  type SocketCommands,
  useSocketCommands,
  useSocketState,
  useSocketStatus,
} from './socket/use-socket-status.ts';

export { type ToastCommands, useToastCommands, useToasts } from './toasts/use-toasts.ts';
export { Toaster, type ToasterProps, type ToastPosition } from './toasts/toaster.tsx';

export { type Theme, type ThemeCommands, useTheme, useThemeCommands } from './theme/use-theme.ts';
export { ThemeSwitch } from './theme/theme-switch.tsx';

export { type LocaleCommands, useLocale, useLocaleCommands } from './i18n/use-locale.ts';
export { textOf, useTexts } from './i18n/use-texts.ts';
export { useNow } from './i18n/use-now.ts';
export { useTranslate } from './i18n/use-translate.ts';
export { LanguageSwitch } from './i18n/language-switch.tsx';
export { Moment, TimeAgo } from './i18n/time-ago.tsx';
export type { MomentProps } from './i18n/time-before.tsx';

export { drawIcon, type IconProps } from './icons/draw-icon.tsx';
export { useTimeLeft } from './money/use-time-left.ts';
export { CopyRow } from './money/copy-row.tsx';
export { CopyIcon, PlusIcon, RefreshIcon, SearchIcon } from './icons/control-icons.tsx';
export { CheckIcon } from './icons/state-icons.tsx';
export {
  BanknoteIcon,
  BriefcaseIcon,
  ClockIcon,
  FileIcon,
  HandshakeIcon,
  HomeIcon,
  LogoutIcon,
  MailIcon,
  OfflineIcon,
  PhoneIcon,
  SettingsIcon,
  ShieldIcon,
  StampIcon,
  StarIcon,
  UserIcon,
  WalletIcon,
} from './icons/subject-icons.tsx';
export { Avatar, type AvatarProps } from './ui/avatar.tsx';
export { Badge, type BadgeProps } from './ui/badge.tsx';
export { Button, type ButtonProps } from './ui/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ui/button-link.tsx';
export { type ButtonVariants, buttonVariants } from './ui/button.variants.ts';
export { Card, type CardProps } from './ui/card.tsx';
export { Checkbox, type CheckboxProps } from './ui/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './ui/code-field.tsx';
export { CountBadge, type CountBadgeProps } from './ui/count-badge.tsx';
export { Dialog, type DialogProps } from './ui/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './ui/empty-state.tsx';
export { ErrorCard, type ErrorCardProps } from './ui/error-card.tsx';
export { Field, type FieldProps } from './ui/field.tsx';
export { Knot } from './ui/knot.tsx';
export { Logo, type LogoProps } from './ui/logo.tsx';
export { Menu, type MenuItem, type MenuProps } from './ui/menu.tsx';
export { Pagination, type PaginationProps } from './ui/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './ui/password-field.tsx';
export { Popover, type PopoverProps } from './ui/popover.tsx';
export { Progress, type ProgressProps } from './ui/progress.tsx';
export { Seal, type SealProps } from './ui/seal.tsx';
export { Select, type SelectOption, type SelectProps } from './ui/select.tsx';
export { Sheet, type SheetProps } from './ui/sheet.tsx';
export { Skeleton, type SkeletonProps } from './ui/skeleton.tsx';
export { Spinner, type SpinnerProps } from './ui/spinner.tsx';
export { Table, type TableColumn, type TableProps } from './ui/table.tsx';
export { Tabs, type TabItem, type TabsProps } from './ui/tabs.tsx';
export { Textarea, type TextareaProps } from './ui/textarea.tsx';

export { useDomain } from './client/use-domain.ts';
export { useKeoMutation, useKeoQuery } from './client/use-keo-query.ts';
export { Amount, type AmountProps } from './money/amount.tsx';
export { MoneyField, type MoneyFieldProps } from './money/money-field.tsx';
export { QrCode, type QrCodeProps } from './money/qr-code.tsx';
export { useMoneyTexts } from './money/use-money-texts.ts';
export { type Wallet, type WalletCommands, useWallet, useWalletCommands } from './wallet/use-wallet.ts';
export { WalletCard, type WalletCardProps } from './wallet/wallet-card.tsx';
export { WalletChart } from './wallet/wallet-chart.tsx';
export { WalletHolds, type WalletHoldsProps } from './wallet/wallet-holds.tsx';
export { NextMoneyList, type NextMoneyListProps } from './wallet/next-money-list.tsx';
export type { NextMoney } from './wallet/next-money.ts';
export { type RechargeCommands, useRecharge, useRechargeCommands } from './recharge/use-recharge.ts';
export { RechargePanel, type RechargePanelProps } from './recharge/recharge-panel.tsx';
export { RechargeClaims } from './recharge/recharge-claims.tsx';
export { RechargeHistory } from './recharge/recharge-history.tsx';
export { type WithdrawCommands, useWithdraw, useWithdrawCommands } from './withdraw/use-withdraw.ts';
export { WithdrawPanel, type WithdrawPanelProps } from './withdraw/withdraw-panel.tsx';
export { WithdrawHistory } from './withdraw/withdraw-history.tsx';
export { BankCards } from './bank-cards/bank-cards.tsx';
export { TransactionList, type TransactionListProps } from './transactions/transaction-list.tsx';
export type { TransactionFilterValue } from './transactions/transaction-filter.tsx';
export { Receipt } from './transactions/receipt.tsx';
export { Statement } from './transactions/statement.tsx';
export { JobCard, type JobCardProps } from './jobs/job-card.tsx';
export { JobList, type JobListProps } from './jobs/job-list.tsx';
export { JobSearch, type JobSearchProps } from './jobs/job-search.tsx';
export type { JobFilterValue } from './jobs/job-filter-value.ts';
export { useJobTexts } from './jobs/use-job-texts.ts';
export { JobDetail, type JobDetailProps } from './jobs/job-detail.tsx';
export { DealReviews, type DealReviewsProps } from './reviews/deal-reviews.tsx';
export { MyReviews, type MyReviewTab, type MyReviewsProps, myReviewTabs } from './reviews/my-reviews.tsx';
export { RatingNote, type RatingNoteProps } from './reviews/rating-summary.tsx';
export { UserReviews, type UserReviewsProps } from './reviews/user-reviews.tsx';
export { ReliabilityNote } from './jobs/reliability-note.tsx';
export { JobPanel, type JobPanelProps } from './jobs/job-panel.tsx';
export { BlockedPeople } from './users/blocked-people.tsx';
export { CloseAccount, type CloseAccountProps } from './users/close-account.tsx';
export { DataCopy } from './users/data-copy.tsx';
export { InviteForm, type InviteFormProps } from './users/invite-form.tsx';
export { PersonActions, type PersonActionsProps } from './users/person-actions.tsx';
export { ReportDialog, type ReportDialogProps } from './users/report-dialog.tsx';
export { usePersonTexts } from './users/use-person-texts.ts';
export { Portfolio, type PortfolioProps } from './portfolio/portfolio.tsx';
export { PortfolioEditor } from './portfolio/portfolio-editor.tsx';
export { OpenJobs, type OpenJobsProps } from './users/open-jobs.tsx';
export { ProfileEditor, type ProfileEditorProps } from './users/profile-editor.tsx';
export { PublicProfile, type PublicProfileProps } from './users/public-profile.tsx';
export { ChatButton, type ChatButtonProps } from './chat/chat-button.tsx';
export { ChatPanel, type ChatPanelProps } from './chat/chat-panel.tsx';
export { ChatRoom, type ChatRoomProps } from './chat/chat-room.tsx';
export type { DealLink } from './chat/deal-card.tsx';
export { DealChat, DealChatLabel, type DealChatProps } from './chat/deal-chat.tsx';
export { RoomList, type RoomListProps } from './chat/room-list.tsx';
export { MessageButton, type MessageButtonProps } from './chat/message-button.tsx';
export { useChatTexts } from './chat/use-chat-texts.ts';
export {
  type ChatCommands,
  useChatCommands,
  useOpenRoom,
  useRooms,
  useUnreadRooms,
} from './chat/use-chat.ts';
export { DealList, type DealListProps } from './deals/deal-list.tsx';
export { DealDetail, type DealDetailProps } from './deals/deal-detail.tsx';
export { ReviewQueue, type ReviewQueueProps } from './deals/review-queue.tsx';
export { DealTimeline, type DealTimelineProps } from './deals/deal-timeline.tsx';
export { WaitingPostings, type WaitingPostingsProps } from './jobs/waiting-postings.tsx';
export { useWaitingPostings } from './jobs/use-waiting-postings.ts';
export { WaitingList, type WaitingListProps } from './deals/waiting-list.tsx';
export { useNextSteps } from './deals/use-next-steps.ts';
export type { NextStep } from './deals/next-step.ts';
export { DealStateBadge } from './deals/deal-state.tsx';
export { useDeal } from './deals/use-deal.ts';
export { useDealTexts } from './deals/use-deal-texts.ts';
export { type Draft, useDraft } from './drafts/use-draft.ts';
export { FileUploader, type FileUploaderProps } from './uploads/file-uploader.tsx';
export { type Upload, useUpload } from './uploads/use-upload.ts';
export { Applicants, type ApplicantsProps } from './jobs/applicants.tsx';
export { OwnJobList, type OwnJobListProps } from './jobs/own-job-list.tsx';
export { PostJobSheet, type PostJobSheetProps } from './jobs/post-job-sheet.tsx';
export { useOwnJobTexts } from './jobs/use-own-job-texts.ts';
export { useRefreshBalance } from './wallet/use-refresh-balance.ts';
export { IconsProvider, LoadedIcon } from './icons/loaded-icon.tsx';
export type { LoadIcons } from './icons/icon-store.ts';

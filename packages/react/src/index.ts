/** The kit. Styles: `@keo/react/styles.css`. The product's screens are in `@keo/react/marketplace`. */
export { KeoProvider, type KeoProviderProps } from './client/keo-provider.tsx';
export { useActorValue } from './client/use-actor-value.ts';
export { useKeo } from './client/use-keo.ts';

export {
  type Auth,
  type AuthCommands,
  type UnloadedUser,
  useAuth,
  useAuthCommands,
  useUnloadedUser,
} from './auth/use-auth.ts';
export type { PasskeyBrowser } from './auth/passkey-browser.ts';
export { PasskeySignIn, type PasskeySignInProps } from './auth/passkey-sign-in.tsx';
export { Passkeys, type PasskeysProps } from './auth/passkeys.tsx';
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
export { type GetWords, useNotificationWords } from './notifications/use-notification-words.ts';
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
export { getText, useTexts } from './i18n/use-texts.ts';
export { useNow } from './i18n/use-now.ts';
export { useTranslate } from './i18n/use-translate.ts';
export { LanguageSwitch } from './i18n/language-switch.tsx';
export { Moment, TimeAgo } from './i18n/time-ago.tsx';
export type { MomentProps } from './i18n/time-before.tsx';

export { drawIcon, type IconProps } from './ui/icons/draw-icon.tsx';
export { useTimeLeft } from './ui/money/use-time-left.ts';
export { CopyRow } from './ui/money/copy-row.tsx';
export { CopyIcon, PlusIcon, RefreshIcon, SearchIcon } from './ui/icons/control-icons.tsx';
export { CheckIcon } from './ui/icons/state-icons.tsx';
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
} from './ui/icons/subject-icons.tsx';
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
export { Amount, type AmountProps } from './ui/money/amount.tsx';
export { MoneyField, type MoneyFieldProps } from './ui/money/money-field.tsx';
export { QrCode, type QrCodeProps } from './ui/money/qr-code.tsx';
export { useMoneyTexts } from './ui/money/use-money-texts.ts';
export { type Wallet, type WalletCommands, useWallet, useWalletCommands } from './wallet/use-wallet.ts';
export { WalletCard, type WalletCardProps } from './wallet/wallet-card.tsx';
export { WalletChart } from './wallet/wallet-chart.tsx';
export { WalletHolds, type WalletHoldsProps } from './wallet/wallet-holds.tsx';
export { type Draft, useDraft } from './client/use-draft.ts';
export { FileUploader, type FileUploaderProps } from './uploads/file-uploader.tsx';
export { type Upload, useUpload } from './uploads/use-upload.ts';
export { useRefreshBalance } from './wallet/use-refresh-balance.ts';
export { IconsProvider, LoadedIcon } from './ui/icons/loaded-icon.tsx';
export type { LoadIcons } from './ui/icons/icon-store.ts';

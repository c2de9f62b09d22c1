/** The kit. Styles: `@keo/react/styles.css`. The product's screens are in `@keo/react/marketplace`. */
export { KeoProvider, type KeoProviderProps } from './client/keo-provider.tsx';
export { useActorValue } from './client/use-actor-value.ts';
export { useKeo } from './client/use-keo.ts';

export { useAuth, useAuthCommands, useUnloadedUser } from './auth/use-auth.ts';
export type { PasskeyBrowser } from './auth/passkey-browser.ts';
export { PasskeySignIn } from './auth/passkey-sign-in.tsx';
export { Passkeys } from './auth/passkeys.tsx';
export type { RenderLink } from './auth/form-frame.tsx';
export { SignInForm } from './auth/sign-in-form.tsx';
export { SignUpForm } from './auth/sign-up-form.tsx';
export { ForgotPasswordForm } from './auth/forgot-password-form.tsx';
export { ResetPasswordForm } from './auth/reset-password-form.tsx';
export { VerifyEmailForm, VerifyPhoneForm } from './auth/verify-contact-forms.tsx';

export {
  useNotificationCommands,
  useNotifications,
  useUnreadCount,
} from './notifications/use-notifications.ts';
export { useNotificationWords } from './notifications/use-notification-words.ts';
export { NotificationBell } from './notifications/notification-bell.tsx';
export { NotificationInbox } from './notifications/notification-inbox.tsx';
export { NotificationItem } from './notifications/notification-row.tsx';
export { NotificationList } from './notifications/notification-list.tsx';
export { NotificationPanel } from './notifications/notification-panel.tsx';

export { useSocketCommands, useSocketState, useSocketStatus } from './socket/use-socket-status.ts';

export { useToastCommands, useToasts } from './toasts/use-toasts.ts';
export { Toaster } from './toasts/toaster.tsx';

export { useTheme, useThemeCommands } from './theme/use-theme.ts';
export { ThemeSwitch } from './theme/theme-switch.tsx';

export { useLocale, useLocaleCommands } from './i18n/use-locale.ts';
export { getText, useTexts } from './i18n/use-texts.ts';
export { useTranslate } from './i18n/use-translate.ts';
export { LanguageSwitch } from './i18n/language-switch.tsx';
export { TimeAgo } from './i18n/time-ago.tsx';

export { useTimeLeft } from './ui/money/use-time-left.ts';
export { CopyRow } from './ui/money/copy-row.tsx';
export { Avatar } from './ui/avatar.tsx';
export { Badge } from './ui/badge.tsx';
export { Button } from './ui/button.tsx';
export { ButtonLink } from './ui/button-link.tsx';
export { buttonVariants } from './ui/button.variants.ts';
export { Card } from './ui/card.tsx';
export { Checkbox } from './ui/checkbox.tsx';
export { CodeField } from './ui/code-field.tsx';
export { CountBadge } from './ui/count-badge.tsx';
export { Dialog } from './ui/dialog.tsx';
export { EmptyState } from './ui/empty-state.tsx';
export { ErrorCard } from './ui/error-card.tsx';
export { Field } from './ui/field.tsx';
export { Knot } from './ui/knot.tsx';
export { Logo } from './ui/logo.tsx';
export { Menu, type MenuChoice, type MenuItem } from './ui/menu.tsx';
export { Pagination } from './ui/pagination.tsx';
export { PasswordField } from './ui/password-field.tsx';
export { Popover } from './ui/popover.tsx';
export { Progress } from './ui/progress.tsx';
export { Seal } from './ui/seal.tsx';
export { Select } from './ui/select.tsx';
export { Sheet } from './ui/sheet.tsx';
export { Skeleton } from './ui/skeleton.tsx';
export { Spinner } from './ui/spinner.tsx';
export { Table } from './ui/table.tsx';
export { Tabs } from './ui/tabs.tsx';
export { Textarea } from './ui/textarea.tsx';

export { useDomain } from './client/use-domain.ts';
export { useKeoMutation, useKeoQuery } from './client/use-keo-query.ts';
export { Amount } from './ui/money/amount.tsx';
export { MoneyField } from './ui/money/money-field.tsx';
export { QrCode } from './ui/money/qr-code.tsx';
export { useMoneyTexts } from './ui/money/use-money-texts.ts';
export { useWallet, useWalletCommands } from './wallet/use-wallet.ts';
export { WalletCard } from './wallet/wallet-card.tsx';
export { WalletChart } from './wallet/wallet-chart.tsx';
export { WalletHolds } from './wallet/wallet-holds.tsx';
export { FileUploader } from './uploads/file-uploader.tsx';
export { useUpload } from './uploads/use-upload.ts';
export { useRefreshBalance } from './wallet/use-refresh-balance.ts';
export { IconsProvider } from './ui/icons/loaded-icon.tsx';
export type { LoadIcons } from './ui/icons/icon-store.ts';

/** The product's screens over the kit. Styles: `@keo/react/marketplace.css`, after `@keo/react/styles.css`. */
export { NextMoneyList, type NextMoneyListProps } from './deals/next-money-list.tsx';
export type { NextMoney } from './deals/next-money.ts';
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
export { Receipt, type ReceiptLinks, type ReceiptProps } from './transactions/receipt.tsx';
export { MonthOfMoney } from './transactions/month-of-money.tsx';
export { Statement } from './transactions/statement.tsx';
export { useBookTexts } from './transactions/use-book-texts.ts';
export { JobCard, type JobCardProps } from './jobs/job-card.tsx';
export { CategoryLinks, type CategoryLinksProps } from './jobs/category-links.tsx';
export { NewestJobs, type NewestJobsProps } from './jobs/newest-jobs.tsx';
export { JobList, type JobListProps } from './jobs/job-list.tsx';
export { JobSearch, type JobSearchProps } from './jobs/job-search.tsx';
export { type JobFilterValue, postedDays } from './jobs/job-filter-value.ts';
export { useJobTexts } from './jobs/use-job-texts.ts';
export { JobDetail, type JobDetailProps } from './jobs/job-detail.tsx';
export { DealReviews, type DealReviewsProps } from './reviews/deal-reviews.tsx';
export { MyReviews, type MyReviewTab, type MyReviewsProps, myReviewTabs } from './reviews/my-reviews.tsx';
export { RatingNote, type RatingNoteProps } from './reviews/rating-summary.tsx';
export { UserReviews, type UserReviewsProps } from './reviews/user-reviews.tsx';
export { ReliabilityNote } from './jobs/reliability-note.tsx';
export { JobPanel, type JobPanelProps } from './jobs/job-panel.tsx';
export { BlockedPeople } from './users/blocked-people.tsx';
export { ChangeContact, type ChangeContactProps } from './users/change-contact.tsx';
export { useChangeContactTexts } from './users/use-change-contact-texts.ts';
export { CloseAccount, type CloseAccountProps } from './users/close-account.tsx';
export { DataCopy } from './users/data-copy.tsx';
export { InviteForm, type InviteFormProps } from './users/invite-form.tsx';
export { PersonActions, type PersonActionsProps } from './users/person-actions.tsx';
export { ReportButton, type ReportButtonProps } from './reports/report-button.tsx';
export { ReportDialog, type ReportDialogProps } from './reports/report-dialog.tsx';
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
export { DealList, type DealListProps, DealRow, type DealRowProps } from './deals/deal-list.tsx';
export { DealAbout, type DealAboutLinks, DealPerson } from './deals/deal-about.tsx';
export { DealDesk, type DealDeskProps } from './deals/deal-desk.tsx';
export { DealSwitcher, type DealSwitcherProps } from './deals/deal-switcher.tsx';
export { DealDetail, type DealDetailProps } from './deals/deal-detail.tsx';
export { ReviewQueue, type ReviewQueueProps } from './proofs/review-queue.tsx';
export { DealTimeline, type DealTimelineProps } from './deals/deal-timeline.tsx';
export { WaitingJobs, type WaitingJobsProps } from './jobs/waiting-jobs.tsx';
export { useWaitingJobs } from './jobs/use-waiting-jobs.ts';
export { WaitingList, type WaitingListProps } from './deals/waiting-list.tsx';
export { useNextSteps } from './deals/use-next-steps.ts';
export type { NextStep } from './deals/next-step.ts';
export { DealStateBadge } from './deals/deal-state.tsx';
export { useBusySide } from './deals/use-busy-side.ts';
export { useDeal } from './deals/use-deal.ts';
export { useDealTexts } from './deals/use-deal-texts.ts';
export { Applicants, type ApplicantsProps } from './applications/applicants.tsx';
export { OwnApplicationList, type OwnApplicationListProps } from './applications/own-application-list.tsx';
export { useOwnApplicationTexts } from './applications/use-own-application-texts.ts';
export { useWaitingApplications } from './applications/use-waiting-applications.ts';
export { WaitingApplications, type WaitingApplicationsProps } from './applications/waiting-applications.tsx';
export { OwnJobList, type OwnJobListProps } from './jobs/own-job-list.tsx';
export { EditJobSheet, type EditJobSheetProps } from './jobs/edit-job-sheet.tsx';
export { PostJobSheet, type PostJobSheetProps } from './jobs/post-job-sheet.tsx';
export { provinceOptions } from './jobs/province-options.ts';
export { useOwnJobTexts } from './jobs/use-own-job-texts.ts';
export { ArrowLeftIcon, CopyIcon, PlusIcon, RefreshIcon, SearchIcon } from '../ui/icons/control-icons.tsx';
export {
  BanknoteIcon,
  BriefcaseIcon,
  FileIcon,
  HandshakeIcon,
  HomeIcon,
  LogoutIcon,
  OfflineIcon,
  SettingsIcon,
  ShieldIcon,
  StampIcon,
  StarIcon,
  UserIcon,
  WalletIcon,
} from '../ui/icons/subject-icons.tsx';

import { createApplicants } from './modules/market/applications/applicants.service.ts';
import { createApplicationsService } from './modules/market/applications/applications.service.ts';
import { lineAt } from './modules/chat/message-lines.ts';
import { mayReadChatFile, findRoom, getUnreadRooms } from './modules/chat/unread-rooms.service.ts';
import { getLastSeen } from './modules/auth/last-seen.ts';
import { createCodesService } from './modules/auth/codes.service.ts';
import { createStepUp } from './modules/auth/step-up.service.ts';
import { createBankAccounts } from './modules/bank-cards/bank-accounts.ts';
import { createBankCards } from './modules/bank-cards/bank-cards.service.ts';
import { type AccountLookup, noLookup } from './modules/bank-cards/holder-check.ts';
import { isBlocking } from './modules/blocks/blocks.repository.ts';
import { createBlocks } from './modules/blocks/blocks.service.ts';
import { createDealLogsService } from './modules/deal-logs/deal-logs.service.ts';
import { createDealHistory } from './modules/market/deals/deal-history.service.ts';
import { createDealViews } from './modules/market/deals/deal-views.service.ts';
import { wasDelivered } from './modules/market/deals/ended-deals.service.ts';
import { lockDealIfAny } from './modules/market/law/loaded-deal.ts';
import { createDealsService } from './modules/market/deals/deals.service.ts';
import { createDealMending } from './modules/market/deals/deal-mending.service.ts';
import { mayReadDisputeFile, mayReadEvidence } from './modules/market/proofs/evidence-readers.service.ts';
import { findTitles } from './modules/market/deals/hold-titles.service.ts';
import { hasOpenDeal, wasHired } from './modules/market/deals/open-deals.service.ts';
import { createMarketFacts } from './modules/market/law/market-facts.ts';
import { createMarket } from './modules/market/law/market.service.ts';
import { getKnownReliability } from './modules/market/track-record/reliability.ts';
import { rescheduleRemindersBy } from './reschedule-reminders.ts';
import { mayReadAttachment } from './modules/market/jobs/attachments.ts';
import { getRejectPct } from './modules/market/track-record/rejected-share.ts';
import { getReviewHours } from './modules/market/track-record/review-speed.ts';
import { getReplyMinutes } from './modules/chat/reply-speed.ts';
import { statisticsBy } from './modules/market/track-record/statistics.ts';
import { createJobsReader } from './modules/market/jobs/jobs-reader.service.ts';
import { createJobsService } from './modules/market/jobs/jobs.service.ts';
import { scamIn } from './modules/market/jobs/scam-patterns.ts';
import { mayReadNote } from './modules/notifications/deal-events.service.ts';
import { createNotifications } from './modules/notifications/notifications.service.ts';
import {
  type WarningMails,
  createWarningMails,
  noWarningMails,
} from './modules/notifications/warning-mails.service.ts';
import { createPortfolio } from './modules/portfolio/portfolio.service.ts';
import { createProofsService } from './modules/market/proofs/proofs.service.ts';
import { createBankEvents } from './modules/recharge/bank-events.service.ts';
import { createClaims } from './modules/recharge/claims.service.ts';
import type { ReceivingBank } from './modules/recharge/receiving-bank.ts';
import { createRechargeService } from './modules/recharge/recharge.service.ts';
import { createReviewKeeper } from './modules/reviews/review-keeper.service.ts';
import { createReviewsService } from './modules/reviews/reviews.service.ts';
import { createSuspense } from './modules/recharge/suspense.service.ts';
import { createReports } from './modules/reports/reports.service.ts';
import { allowAny, createFileKeeper, createFiles } from './modules/uploads/files.service.ts';
import { createQuota } from './modules/uploads/quota.ts';
import type { FileStores } from './modules/uploads/store-file.ts';
import { createUploads } from './modules/uploads/uploads.service.ts';
import { createProfiles } from './modules/users/profiles.service.ts';
import { createUserPhotos } from './modules/users/user-photos.service.ts';
import { createUsersService } from './modules/users/users.service.ts';
import { createEscrows } from './modules/wallet/escrow.service.ts';
import { createLedger } from './modules/wallet/ledger.service.ts';
import { createWalletService } from './modules/wallet/wallet.service.ts';
import { createPayouts } from './modules/withdraw/payouts.service.ts';
import { isCardInUse } from './modules/withdraw/withdraw.repository.ts';
import { createWithdrawService } from './modules/withdraw/withdraw.service.ts';
import type { Platform } from './platform/platform.ts';
import type { SyncState } from './platform/realtime/heartbeat.ts';
import type { Publisher } from './platform/realtime/sockets.ts';

/** Parts of the platform that services need; the server, the seed and the operator's commands each pass their own. */
export type Ground = Pick<Platform, 'db' | 'transact' | 'clock' | 'queue' | 'limits' | 'report'> & {
  sockets: Publisher;
};

/** Users, their money and their notifications. */
function createAccountServices(ground: Ground) {
  const { db, clock } = ground;
  const notifications = createNotifications({ ...ground, countUnreadRooms: getUnreadRooms, lineAt });
  const ledger = createLedger(ground);
  const escrows = createEscrows({ ledger, clock });
  const wallet = createWalletService({ db, clock, findTitles });
  const users = createUsersService({
    db,
    clock,
    transact: ground.transact,
    rescheduleReminders: rescheduleRemindersBy(ground.queue),
    countUnread: (userId) => notifications.countUnread(userId),
    getBalances: async (userId) => {
      const { balance, held, withdrawing } = await wallet.getBalances(db, userId);
      return { balance, heldBalance: held, withdrawingBalance: withdrawing };
    },
  });
  return { notifications, ledger, escrows, wallet, users };
}

type Accounts = ReturnType<typeof createAccountServices>;

const getSyncStateBy =
  ({ db }: Pick<Ground, 'db'>, { notifications, wallet }: Pick<Accounts, 'notifications' | 'wallet'>) =>
  async (userId: string): Promise<SyncState> => {
    const [lastSeq, unread, unreadRooms, balanceVersion] = await Promise.all([
      notifications.lastSeq(userId),
      notifications.countUnread(userId),
      getUnreadRooms(db, userId),
      wallet.getVersion(db, userId),
    ]);
    return { lastSeq, unread, unreadRooms, balanceVersion };
  };

/** What carries out the law's decisions, and the facts that they need. */
function createLawServices(ground: Ground, accounts: Accounts, mails: WarningMails) {
  const { users, notifications, wallet, escrows } = accounts;
  const applicants = createApplicants({ ...ground, users, notifications, hasDeal: hasOpenDeal });
  const history = createDealHistory({ ...ground, notifications, mails });
  const keeper = createReviewKeeper({
    ...ground,
    users,
    history,
    notifications,
    wasDelivered,
    lockDealIfAny,
  });
  const facts = createMarketFacts({ ...ground, users, wallet, isFlagged: (job) => scamIn(job) !== null });
  const market = createMarket({
    ...ground,
    facts,
    escrows,
    history,
    applications: applicants,
    reviews: keeper,
  });
  return { applicants, history, keeper, facts, market };
}

/** Money and market: services that need neither files nor secrets. `mails` sends the warnings before timers decide. */
export function createMarketplace(ground: Ground, mails: WarningMails = noWarningMails) {
  const accounts = createAccountServices(ground);
  const { notifications, ledger, escrows, wallet, users } = accounts;
  const { applicants, history, keeper, facts, market } = createLawServices(ground, accounts, mails);
  const views = createDealViews({ ...ground, users, applications: applicants, market: facts, findRoom });
  const keepFiles = createFileKeeper(ground);
  const deals = createDealsService({ ...ground, users, market, views, applications: applicants, keepFiles });
  const reader = createJobsReader({
    ...ground,
    getReviewHours,
    getRejectPct,
    users,
    applications: applicants,
    market,
    findDeal: deals.findByWorker,
  });
  return {
    getSyncState: getSyncStateBy(ground, accounts),
    ...accounts,
    market,
    history,
    views,
    deals,
    keeper,
    reviews: createReviewsService({ ...ground, users, deals, keeper, wasDelivered, keepFiles }),
    mending: createDealMending({ ...ground, escrows, history }),
    jobs: createJobsService({ ...ground, reader, wallet, market, keepFiles }),
    applications: createApplicationsService({
      ...ground,
      users,
      applicants,
      market,
      openDeal: deals.open,
      getReliability: getKnownReliability,
      getLastSeen,
    }),
    payouts: createPayouts({ ...ground, ledger, notifications }),
    suspense: createSuspense({ ...ground, ledger, notifications, users }),
    reports: createReports({ ...ground, notifications }),
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;
export type Services = ReturnType<typeof createServices>;

type Options = {
  receiving: ReceivingBank;
  places: Pick<FileStores, 'storage' | 'drafts'>;
  /** In bytes, for each user. */
  quota: number;
  accountLookup?: AccountLookup | undefined;
};

function createFileServices(
  ground: Ground & Pick<Platform, 'secret'>,
  users: Accounts['users'],
  { places, quota }: Pick<Options, 'places' | 'quota'>,
) {
  const stores: FileStores = { ...places, quota: createQuota({ users, max: quota }) };
  // Each module that keeps files decides who else may read them.
  const files = createFiles({
    ...ground,
    storage: stores.storage,
    mayRead: allowAny(mayReadEvidence, mayReadDisputeFile, mayReadNote, mayReadAttachment, mayReadChatFile),
  });
  return { stores, files };
}

export function createServices(
  ground: Ground & Pick<Platform, 'outbox' | 'publicUrl' | 'secret'>,
  options: Options,
) {
  const { db, clock, outbox, secret } = ground;
  const marketplace = createMarketplace(ground, createWarningMails(ground));
  const { notifications, ledger, wallet, users, market, history, views, deals, payouts } = marketplace;
  const codes = createCodesService({ db, clock, secret });
  const stepUp = createStepUp({ users, codes, outbox });
  const cards = createBankCards({
    ...ground,
    users,
    codes,
    stepUp,
    sealed: createBankAccounts(secret),
    lookup: options.accountLookup ?? noLookup,
    isInUse: isCardInUse,
  });
  const { stores, files } = createFileServices(ground, users, options);
  const profiles = createProfiles({
    ...ground,
    getRejectPct,
    getReliability: getKnownReliability,
    getStatistics: statisticsBy(getReplyMinutes),
    getLastSeen,
    isBlocking,
    wasHired,
  });
  return {
    ...marketplace,
    codes,
    cards,
    stores,
    files,
    photos: createUserPhotos({ db, files }),
    profiles,
    portfolio: createPortfolio({ ...ground, users, profiles, files, deals, history }),
    blocks: createBlocks({ ...ground, users }),
    uploads: createUploads({ ...ground, ...stores }),
    proofs: createProofsService({
      ...ground,
      deals,
      views,
      market,
      keepFiles: (unit, userId, ids) => files.keep(unit.db, userId, ids),
    }),
    dealLogs: createDealLogsService({ ...ground, deals, history, files }),
    recharge: createRechargeService({ ...ground, ...options.receiving }),
    claims: createClaims({
      ...ground,
      users,
      keepFiles: (unit, userId, ids) => files.keep(unit.db, userId, ids),
    }),
    bankEvents: createBankEvents({ ...ground, ledger, notifications }),
    withdraw: createWithdrawService({ ...ground, users, codes, stepUp, cards, wallet, payouts }),
  };
}

import { createApplicants } from './modules/market/applications/applicants.service.ts';
import { createApplicationsService } from './modules/market/applications/applications.service.ts';
import { lineAt } from './modules/chat/message-lines.ts';
import { listReplyMinutes } from './modules/chat/reply-speed.ts';
import { findRoom, getUnreadRooms, isMessageWaiting } from './modules/chat/unread-rooms.service.ts';
import { getLastSeen } from './modules/auth/last-seen.ts';
import { createDealHistory } from './modules/market/deals/deal-history.service.ts';
import { createDealViews } from './modules/market/deals/deal-views.service.ts';
import { wasDelivered } from './modules/market/deals/ended-deals.service.ts';
import { lockDealIfAny } from './modules/market/law/loaded-deal.ts';
import { createDealsService } from './modules/market/deals/deals.service.ts';
import { createDealMending } from './modules/market/deals/deal-mending.service.ts';
import { findTitles } from './modules/market/deals/hold-titles.service.ts';
import { findDealsByApplication, hasOpenDeal } from './modules/market/deals/open-deals.service.ts';
import { createMarketFacts } from './modules/market/law/market-facts.ts';
import { createMarket } from './modules/market/law/market.service.ts';
import { getKnownReliability } from './modules/market/track-record/reliability.ts';
import { rescheduleRemindersBy } from './reschedule-reminders.ts';
import { isNewsStillTrue } from './modules/market/law/news-still-true.ts';
import { getRejectPct } from './modules/market/track-record/rejected-share.ts';
import { getReviewHours } from './modules/market/track-record/review-speed.ts';
import { createJobsReader } from './modules/market/jobs/jobs-reader.service.ts';
import { createJobsService } from './modules/market/jobs/jobs.service.ts';
import { scamIn } from './modules/market/jobs/scam-patterns.ts';
import { createNotifications } from './modules/notifications/notifications.service.ts';
import { createReviewKeeper } from './modules/reviews/review-keeper.service.ts';
import { getRatings } from './modules/reviews/ratings.service.ts';
import { createReviewsService } from './modules/reviews/reviews.service.ts';
import { createSuspense } from './modules/recharge/suspense.service.ts';
import { createReports } from './modules/reports/reports.service.ts';
import { createFileKeeper } from './modules/uploads/files.service.ts';
import { createUsersService } from './modules/users/users.service.ts';
import { createEscrows } from './modules/wallet/escrow.service.ts';
import { createLedger } from './modules/wallet/ledger.service.ts';
import { createWalletService } from './modules/wallet/wallet.service.ts';
import { createPayouts } from './modules/withdraw/payouts.service.ts';
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

export type Accounts = ReturnType<typeof createAccountServices>;

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
function createLawServices(ground: Ground, accounts: Accounts) {
  const { users, notifications, wallet, escrows } = accounts;
  const applicants = createApplicants({ ...ground, users, notifications, hasDeal: hasOpenDeal });
  const history = createDealHistory({ ...ground, notifications });
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

/** Money and market: services that need neither files nor secrets. */
export function createMarketplace(ground: Ground) {
  const accounts = createAccountServices(ground);
  const { notifications, ledger, escrows, wallet, users } = accounts;
  const { applicants, history, keeper, facts, market } = createLawServices(ground, accounts);
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
    isNewsStillTrue: isNewsStillTrue({ facts, isMessageWaiting }),
    history,
    views,
    deals,
    keeper,
    reviews: createReviewsService({ ...ground, users, deals, keeper, wasDelivered, keepFiles }),
    mending: createDealMending({ ...ground, escrows, history }),
    jobs: createJobsService({
      ...ground,
      reader,
      wallet,
      market,
      keepFiles,
      notifications,
      applications: applicants,
    }),
    applications: createApplicationsService({
      ...ground,
      users,
      applicants,
      market,
      openDeal: deals.open,
      findDeals: findDealsByApplication,
      getReliability: getKnownReliability,
      getRatings,
      listReplyMinutes,
      getLastSeen,
    }),
    payouts: createPayouts({ ...ground, ledger, notifications }),
    suspense: createSuspense({ ...ground, ledger, notifications, users }),
    reports: createReports({ ...ground, notifications }),
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;

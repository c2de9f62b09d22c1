import { mayReadChatFile } from './modules/chat/unread-rooms.service.ts';
import { getLastSeen } from './modules/auth/last-seen.ts';
import { createCodesService } from './modules/auth/codes.service.ts';
import { createStepUp } from './modules/auth/step-up.service.ts';
import { createBankAccounts } from './modules/bank-cards/bank-accounts.ts';
import { createBankCards } from './modules/bank-cards/bank-cards.service.ts';
import { type AccountLookup, noLookup } from './modules/bank-cards/holder-check.ts';
import { isBlocking } from './modules/blocks/blocks.repository.ts';
import { createBlocks } from './modules/blocks/blocks.service.ts';
import { createDealLogsService } from './modules/deal-logs/deal-logs.service.ts';
import { mayReadDisputeFile, mayReadEvidence } from './modules/market/proofs/evidence-readers.service.ts';
import { wasHired } from './modules/market/deals/open-deals.service.ts';
import { getKnownReliability } from './modules/market/track-record/reliability.ts';
import { mayReadAttachment } from './modules/market/jobs/attachments.ts';
import { getRejectPct } from './modules/market/track-record/rejected-share.ts';
import { getReplyMinutes } from './modules/chat/reply-speed.ts';
import { statisticsBy } from './modules/market/track-record/statistics.ts';
import { mayReadNote } from './modules/notifications/deal-events.service.ts';
import { lineAt } from './modules/chat/message-lines.ts';
import { createNewsMails } from './modules/notifications/news-mails.service.ts';
import { createUnsubscribing } from './modules/notifications/unsubscribing.ts';
import { createPortfolio } from './modules/portfolio/portfolio.service.ts';
import { createProofsService } from './modules/market/proofs/proofs.service.ts';
import { createBankEvents } from './modules/recharge/bank-events.service.ts';
import { createClaims } from './modules/recharge/claims.service.ts';
import type { ReceivingBank } from './modules/recharge/receiving-bank.ts';
import { createRechargeService } from './modules/recharge/recharge.service.ts';
import { allowAny, createFiles } from './modules/uploads/files.service.ts';
import { createQuota } from './modules/uploads/quota.ts';
import type { FileStores } from './modules/uploads/store-file.ts';
import { createUploads } from './modules/uploads/uploads.service.ts';
import { createProfiles } from './modules/users/profiles.service.ts';
import { createUserPhotos } from './modules/users/user-photos.service.ts';
import { isCardInUse } from './modules/withdraw/withdraw.repository.ts';
import { createWithdrawService } from './modules/withdraw/withdraw.service.ts';
import { type Accounts, type Ground, createMarketplace } from './marketplace.ts';
import type { Platform } from './platform/platform.ts';

export type { Ground };
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
  const marketplace = createMarketplace(ground);
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
  const unsubscribing = createUnsubscribing(ground);
  const isStillTrue = marketplace.isNewsStillTrue;
  return {
    ...marketplace,
    unsubscribing,
    newsMails: createNewsMails({ ...ground, users, isStillTrue, lineAt, unsubscribing }),
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

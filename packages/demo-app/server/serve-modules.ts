import type { AppOptions } from './app-options.ts';
import { accountClosingModule } from './modules/account-closing/account-closing.module.ts';
import { createAccountClosing } from './modules/account-closing/account-closing.service.ts';
import { applicationsModule } from './modules/market/applications/applications.module.ts';
import { authModule } from './modules/auth/auth.module.ts';
import { createPasskeys } from './modules/auth/passkeys.service.ts';
import { enterBy } from './modules/auth/sign-in.ts';
import { tellOwnerBy } from './modules/users/tell-owner.ts';
import { bankCardsModule } from './modules/bank-cards/bank-cards.module.ts';
import { blocksModule } from './modules/blocks/blocks.module.ts';
import { chatModule } from './modules/chat/chat.module.ts';
import { type ChatService, createChatService } from './modules/chat/chat.service.ts';
import { dataExportsModule } from './modules/data-exports/data-exports.module.ts';
import { createDataExports } from './modules/data-exports/data-exports.service.ts';
import { createExportSources } from './modules/data-exports/export-sources.ts';
import { dealLogsModule } from './modules/deal-logs/deal-logs.module.ts';
import { dealsModule } from './modules/market/deals/deals.module.ts';
import { iconsModule } from './modules/icons/icons.module.ts';
import { jobsModule } from './modules/market/jobs/jobs.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { createDemoPartner } from './modules/partners/demo-partner.service.ts';
import { type Links, createLinks } from './modules/partners/links.service.ts';
import { partnerSitesModule } from './modules/partners/partner-sites.module.ts';
import { partnersModule } from './modules/partners/partners.module.ts';
import { portfolioModule } from './modules/portfolio/portfolio.module.ts';
import { proofsModule } from './modules/market/proofs/proofs.module.ts';
import { type ReceivingBank, sandboxAccount } from './modules/recharge/receiving-bank.ts';
import { rechargeModule, sandboxSecret } from './modules/recharge/recharge.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { reviewsModule } from './modules/reviews/reviews.module.ts';
import { sandboxModule } from './modules/sandbox/sandbox.module.ts';
import { supportModule } from './modules/support/support.module.ts';
import { transactionsModule } from './modules/transactions/transactions.module.ts';
import { type TransactionsService, createTransactions } from './modules/transactions/transactions.service.ts';
import { uploadsModule } from './modules/uploads/uploads.module.ts';
import type { FileStores } from './modules/uploads/store-file.ts';
import { usersModule } from './modules/users/users.module.ts';
import { reconcile } from './modules/wallet/reconcile.service.ts';
import { walletModule } from './modules/wallet/wallet.module.ts';
import { withdrawModule } from './modules/withdraw/withdraw.module.ts';
import type { Opened } from './open-platform.ts';
import { defaultQuotaMb } from './platform/env.ts';
import type { Platform } from './platform/platform.ts';
import { createPasswords } from './platform/security/passwords.ts';
import { type Services, createServices } from './services.ts';

const megabyte = 1024 * 1024;

export async function serveModules(
  opened: Opened,
  options: AppOptions,
  places: Pick<FileStores, 'storage' | 'drafts'>,
) {
  const { platform } = opened;
  const receiving = getReceivingBank(options);
  const services = createServices(platform, {
    receiving,
    places,
    quota: (options.uploadQuotaMb ?? defaultQuotaMb) * megabyte,
    accountLookup: options.accountLookup,
  });
  const { notifications, users } = services;
  platform.sockets.heartbeatFrom(services.getSyncState);
  notificationsModule(platform, services);
  const accounts = serveAccounts(opened, services, options);
  const transactions = serveMoney(opened, services, receiving);
  serveMarket(platform, services);
  const chat = createChatService({ ...platform, ...services });
  chatModule(platform, chat);
  uploadsModule(platform, services);
  serveOwnData(opened, { ...services, ...accounts, transactions, chat });
  await servePartners(opened, services, accounts.links);
  iconsModule(platform.app);
  supportModule(platform);
  sandboxModule(platform, { notifications, users, partners: opened.partners });
  return { ...services, ...accounts };
}

export type Modules = Awaited<ReturnType<typeof serveModules>>;

const getReceivingBank = ({ bank, sandbox, secret }: AppOptions): ReceivingBank => ({
  account: bank?.account ?? (sandbox ? sandboxAccount : null),
  secrets: { ...bank?.secrets, ...(sandbox && { sandbox: [sandboxSecret(secret)] }) },
});

function serveAccounts(
  { platform, sessions, embedTokens }: Opened,
  services: Services,
  { passwordMemory, pools }: AppOptions,
) {
  const { users, codes } = services;
  const passwords = createPasswords(passwordMemory, pools?.passwordHashes);
  const tellOwner = tellOwnerBy({ ...platform, users });
  const links = createLinks({ ...platform, users, tellOwner });
  const enter = enterBy({ ...platform, users, sessions, tellOwner });
  const entry = { users, sessions, codes, passwords, tellOwner, enter };
  const passkeys = createPasskeys({ ...platform, ...entry });
  authModule(platform, { ...entry, links }, { passkeys, embedTokens });
  usersModule(platform, services);
  blocksModule(platform, services.blocks);
  reportsModule(platform, services.reports);
  portfolioModule(platform, services.portfolio);
  return { passwords, tellOwner, links, passkeys };
}

function serveMoney({ platform, database }: Opened, services: Services, bank: ReceivingBank) {
  const { recharge, claims, bankEvents: events } = services;
  walletModule(platform, services.wallet, () =>
    database.withoutTimeouts((own) => reconcile(own, platform.clock)),
  );
  rechargeModule(platform, { recharge, claims, events, bank });
  const transactions = createTransactions({
    db: platform.db,
    clock: platform.clock,
    users: services.users,
    publicUrl: platform.publicUrl,
  });
  transactionsModule(platform, transactions);
  bankCardsModule(platform, services.cards);
  withdrawModule(platform, services);
  return transactions;
}

function serveMarket(platform: Platform, services: Services) {
  jobsModule(platform, services.jobs);
  applicationsModule(platform, services.applications);
  dealsModule(platform, services);
  proofsModule(platform, services.proofs);
  dealLogsModule(platform, services.dealLogs);
  reviewsModule(platform, services);
}

function serveOwnData(
  { platform, sessions }: Opened,
  services: Services &
    ReturnType<typeof serveAccounts> & { transactions: TransactionsService; chat: ChatService },
) {
  const sources = createExportSources(platform, services);
  const exports = createDataExports({ ...platform, ...services, sources });
  dataExportsModule(platform, exports);
  accountClosingModule(platform, createAccountClosing({ ...platform, ...services, sessions, exports }));
}

async function servePartners(
  { platform, partners, embedTokens: tokens, sessions }: Opened,
  { users }: Services,
  links: Links,
) {
  partnersModule(platform, { tokens, links, users, sessions });
  const findPerson = async (username: string) =>
    (await users.byIdentifier(platform.db, username))?.id ?? null;
  await partnerSitesModule(platform, createDemoPartner({ ...platform, partners, links, tokens, findPerson }));
}

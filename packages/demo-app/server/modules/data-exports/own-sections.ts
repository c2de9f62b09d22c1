import { chatLimits } from '@keo/core/contract';
import type { ApplicationsService } from '../market/applications/applications.service.ts';
import type { PasskeysService } from '../auth/passkeys.service.ts';
import type { BankCardsService } from '../bank-cards/bank-cards.service.ts';
import type { Blocks } from '../blocks/blocks.service.ts';
import type { ChatService } from '../chat/chat.service.ts';
import type { DealLogsService } from '../deal-logs/deal-logs.service.ts';
import type { DealsService } from '../market/deals/deals.service.ts';
import type { JobsService } from '../market/jobs/jobs.service.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { Links } from '../partners/links.service.ts';
import type { Portfolio } from '../portfolio/portfolio.service.ts';
import type { ClaimsService } from '../recharge/claims.service.ts';
import type { RechargeService } from '../recharge/recharge.service.ts';
import type { ReviewsService } from '../reviews/reviews.service.ts';
import type { TransactionsService } from '../transactions/transactions.service.ts';
import type { Profiles } from '../users/profiles.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { WithdrawService } from '../withdraw/withdraw.service.ts';
import { everyPage, pageSize } from '../../platform/database/every-page.ts';
import type { Section } from './export-contents.ts';

/** The services that show users their own data: what they mask or omit is masked or omitted in a copy. */
export type OwnServices = {
  users: Pick<UsersService, 'me'>;
  profiles: Pick<Profiles, 'of'>;
  devices: (userId: string) => Promise<object[]>;
  passkeys: Pick<PasskeysService, 'list'>;
  jobs: Pick<JobsService, 'mine' | 'info'>;
  applications: Pick<ApplicationsService, 'listOwn'>;
  deals: Pick<DealsService, 'list' | 'info'>;
  dealLogs: Pick<DealLogsService, 'list'>;
  chat: Pick<ChatService, 'listRooms' | 'listMessages'>;
  reviews: Pick<ReviewsService, 'listOwn'>;
  portfolio: Pick<Portfolio, 'mine'>;
  transactions: Pick<TransactionsService, 'all'>;
  recharge: Pick<RechargeService, 'list'>;
  claims: Pick<ClaimsService, 'listSuspense'>;
  withdraw: Pick<WithdrawService, 'list'>;
  cards: Pick<BankCardsService, 'list'>;
  notifications: Pick<Notifications, 'list'>;
  blocks: Pick<Blocks, 'list'>;
  links: Pick<Links, 'list'>;
};

const section = (name: string, rows: Section['rows']): Section => ({ name, rows });

async function* listDeals(services: OwnServices, userId: string) {
  for (const role of ['worker', 'author'] as const)
    yield* everyPage((page) => services.deals.list(userId, { role, sort: 'newest', ...page }));
}

const listRooms = (services: OwnServices, userId: string) =>
  everyPage((page) => services.chat.listRooms(userId, page));

const accountSections = (services: OwnServices): Section[] => [
  section('profile', async function* (userId) {
    yield { ...(await services.profiles.of(userId, userId)), ...(await services.users.me(userId)) };
  }),
  section('sessions', async function* (userId) {
    yield* await services.devices(userId);
  }),
  section('passkeys', async function* (userId) {
    yield* await services.passkeys.list(userId);
  }),
];

const workSections = (services: OwnServices): Section[] => [
  section('jobs', async function* (userId) {
    for await (const job of everyPage((page) => services.jobs.mine(userId, page)))
      yield { ...job, ...(await services.jobs.info(job.slug, userId)) };
  }),
  section('applications', (userId) => everyPage((page) => services.applications.listOwn(userId, page))),
  section('deals', async function* (userId) {
    for await (const { id } of listDeals(services, userId))
      yield await services.deals.info(userId, { dealId: id });
  }),
  section('deal-events', async function* (userId) {
    for await (const { id: dealId } of listDeals(services, userId))
      for await (const event of everyPage((page) => services.dealLogs.list(userId, { dealId, ...page })))
        yield { dealId, ...event };
  }),
];

const chatSections = (services: OwnServices): Section[] => [
  section('conversations', (userId) => listRooms(services, userId)),
  section('messages', async function* (userId) {
    for await (const { id: roomId } of listRooms(services, userId))
      for (let afterSeq = 0, more = true; more; ) {
        const page = await services.chat.listMessages(userId, {
          roomId,
          afterSeq,
          limit: chatLimits.pageMax,
        });
        yield* page.list;
        more = page.more;
        afterSeq = page.list.at(-1)?.seq ?? afterSeq;
      }
  }),
];

const reputationSections = (services: OwnServices): Section[] => [
  section('reviews', async function* (userId) {
    for (const tab of ['given', 'received'] as const)
      yield* everyPage((page) => services.reviews.listOwn(userId, { tab, ...page }));
  }),
  section('portfolio', async function* (userId) {
    yield* (await services.portfolio.mine(userId)).own;
  }),
];

const moneySections = (services: OwnServices): Section[] => [
  section('transactions', (userId) => services.transactions.all(userId)),
  section('recharges', (userId) => everyPage((page) => services.recharge.list(userId, page))),
  section('unclear-transfers', (userId) => everyPage((page) => services.claims.listSuspense(userId, page))),
  section('withdrawals', (userId) => everyPage((page) => services.withdraw.list(userId, page))),
  section('bank-cards', (userId) => everyPage((page) => services.cards.list(userId, page))),
];

const contactSections = (services: OwnServices): Section[] => [
  section('notifications', async function* (userId) {
    for (let afterSeq = 0; ; ) {
      const { list } = await services.notifications.list(userId, { afterSeq, pageNum: 1, pageSize });
      yield* list;
      const last = list.at(-1);
      if (!last || list.length < pageSize) return;
      afterSeq = last.seq;
    }
  }),
  section('blocked-people', async function* (userId) {
    yield* (await services.blocks.list(userId)).list;
  }),
  section('linked-sites', async function* (userId) {
    yield* await services.links.list(userId);
  }),
];

export const ownSections = (services: OwnServices): Section[] => [
  ...accountSections(services),
  ...workSections(services),
  ...chatSections(services),
  ...reputationSections(services),
  ...moneySections(services),
  ...contactSections(services),
];

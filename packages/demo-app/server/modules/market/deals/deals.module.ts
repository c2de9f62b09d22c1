import { dealEndsEndpoints, dealsEndpoints, invitationsEndpoints } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Platform } from '../../../platform/platform.ts';
import type { DealsService } from './deals.service.ts';
import { dealClock, jobClock } from '../law/command-work.ts';
import type { Market } from '../law/market-world.ts';
import { createOverdue } from './overdue.service.ts';

export function dealsModule(
  platform: Platform,
  { deals, market }: { deals: DealsService; market: Market },
): void {
  const { routes, queue, repeat } = platform;
  routes.serve(dealsEndpoints.dealInfo, (target, me) => deals.info(me.userId, target));
  routes.serve(dealsEndpoints.initByAuthor, (offer, me) => deals.initByAuthor(me.userId, offer));
  routes.serve(invitationsEndpoints.inviteWorker, (terms, me) => deals.inviteWorker(me.userId, terms));
  routes.serve(dealsEndpoints.initProposal, (offer, me) => deals.initProposal(me.userId, offer));
  routes.serve(dealsEndpoints.giveOffer, (answer, me) => deals.giveOffer(me.userId, answer));
  routes.serve(dealsEndpoints.authorFinalize, (order, me) => deals.finalize(me.userId, order));
  routes.serve(dealEndsEndpoints.startDeal, (deal, me) => deals.start(me.userId, deal));
  routes.serve(dealEndsEndpoints.cancelDeal, (wish, me) => deals.cancel(me.userId, wish));
  routes.serve(dealEndsEndpoints.respondCancel, (answer, me) => deals.respondCancel(me.userId, answer));
  routes.serve(dealEndsEndpoints.openDispute, (dispute, me) => deals.openDispute(me.userId, dispute));
  routes.serve(dealEndsEndpoints.appealProof, (appeal, me) => deals.appeal(me.userId, appeal));
  routes.serve(dealEndsEndpoints.respondDispute, (answer, me) => deals.respondDispute(me.userId, answer));
  routes.serve(dealEndsEndpoints.settleDispute, (offer, me) => deals.settleDispute(me.userId, offer));
  routes.serve(dealEndsEndpoints.withdrawDispute, (deal, me) => deals.withdrawDispute(me.userId, deal));
  routes.serve(dealEndsEndpoints.myDealsList, (query, me) => deals.list(me.userId, query));
  queue.define(dealClock, object({ dealId: string() }), ({ dealId }) => market.runClock('deal', dealId), {
    wholeBatch: true,
  });
  queue.define(jobClock, object({ jobId: string() }), ({ jobId }) => market.runClock('job', jobId));
  repeat(1000, createOverdue({ ...platform, market }));
}

import {
  type DealCommand,
  type DealView,
  type EndpointData,
  type TermsChange,
  type dealEndsEndpoints,
  type dealsEndpoints,
} from '@keo/core/contract';
import { type GenericSchema, type InferOutput, number, object } from 'valibot';
import { toHash, once, rowName } from '../../../platform/database/idempotency.ts';
import type { DealNeeds, Versioned } from '../deals/deal-needs.ts';
import * as repository from '../deals/deals.repository.ts';
import { commandBy, giveCommand } from './deal-command.ts';

type Input<E extends { input: GenericSchema }> = InferOutput<E['input']>;
type Finalize = Input<typeof dealsEndpoints.authorFinalize>;
type Finalized = EndpointData<typeof dealsEndpoints.authorFinalize>;

/** On existing deals. */
export type DealCommands = {
  giveOffer(userId: string, answer: Input<typeof dealsEndpoints.giveOffer>): Promise<DealView>;
  finalize(userId: string, order: Finalize): Promise<Finalized>;
  start(userId: string, deal: Versioned): Promise<DealView>;
  cancel(userId: string, wish: Input<typeof dealEndsEndpoints.cancelDeal>): Promise<DealView>;
  respondCancel(userId: string, answer: Input<typeof dealEndsEndpoints.respondCancel>): Promise<DealView>;
};

export function createDealCommands(needs: DealNeeds): DealCommands {
  const command = commandBy(needs);
  return {
    giveOffer(userId, answer) {
      const { baseOfferNo, note } = answer;
      const words = { text: note ?? ('reason' in answer ? answer.reason : undefined) };
      if (answer.decision === 'COUNTER') {
        const { terms } = answer;
        return command(userId, answer, { type: 'COUNTER', baseOfferNo, terms }, words);
      }
      if (answer.decision === 'CHANGE_ORDER')
        return command(userId, answer, { type: 'CHANGE_ORDER', change: asChange(answer.terms) }, words);
      if (answer.decision === 'ACCEPT')
        return command(userId, answer, { type: 'ACCEPT', baseOfferNo }, words, async (unit, row) => {
          if (row.terms) await repository.setTermsHash(unit.db, row.id, toHash(row.terms));
          return row;
        });
      return command(userId, answer, { type: 'DECLINE' }, words);
    },

    finalize: (userId, order) => finalize(needs, userId, order),

    start: (userId, deal) => command(userId, deal, { type: 'START' }),

    cancel(userId, wish) {
      const { toWorker, reason } = wish;
      if (toWorker === undefined) return command(userId, wish, { type: 'GIVE_UP' }, { text: reason });
      return command(userId, wish, { type: 'REQUEST_CANCEL', toWorker }, { text: reason }, (unit, row) =>
        row.cancelRequest
          ? repository.setWords(unit.db, row.id, { cancelRequest: { ...row.cancelRequest, reason } })
          : Promise.resolve(row),
      );
    },

    respondCancel: (userId, answer) =>
      command(userId, answer, { type: answer.decision === 'ACCEPT' ? 'ACCEPT_CANCEL' : 'REFUSE_CANCEL' }),
  };
}

/** A missing field does not change. */
const asChange = (change: TermsChange): TermsChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The author approves, completes or cancels: a command of money, whose answer is kept. */
async function finalize(
  needs: DealNeeds,
  userId: string,
  { dealId, version, decision, bonus, note, expectTotal, requestId }: Finalize,
): Promise<Finalized> {
  await needs.limits.take('money', userId);
  const answer = object({ deal: rowName, balance: number() });
  const request = { dealId, decision, bonus, expectTotal };
  const order = { scope: `${userId} author-finalize`, requestId, request, answer, clock: needs.clock };
  const commands = {
    APPROVE: { type: 'APPROVE', expectTotal },
    COMPLETE: { type: 'COMPLETE', expectTotal, ...(bonus !== undefined && { bonus }) },
    CANCEL: { type: 'CANCEL', expectTotal },
  } as const satisfies Record<typeof decision, DealCommand>;
  return needs.transact(async (unit) => {
    const { deal, balance } = await once(unit.db, order, async () => {
      const own = { text: note, isAuthors: true };
      const seen = { dealId, version };
      const { row, balance: left } = await giveCommand(needs, unit, userId, seen, commands[decision], own);
      return { deal: { id: row.id }, balance: await left.get() };
    });
    return { deal: await needs.views.viewById(unit, deal.id, userId), balance };
  });
}

import type { DealCommand, DealView, dealEndsEndpoints } from '@keo/core/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import { newId } from '../../../platform/security/secret-text.ts';
import type { DealNeeds, Versioned } from '../deals/deal-needs.ts';
import * as repository from '../deals/deals.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import { commandBy } from './deal-command.ts';

type Input<E extends { input: GenericSchema }> = InferOutput<E['input']>;

export type DealDisputes = {
  openDispute(userId: string, dispute: Input<typeof dealEndsEndpoints.openDispute>): Promise<DealView>;
  appeal(userId: string, appeal: Input<typeof dealEndsEndpoints.appealProof>): Promise<DealView>;
  respondDispute(userId: string, answer: Input<typeof dealEndsEndpoints.respondDispute>): Promise<DealView>;
  settleDispute(userId: string, offer: Input<typeof dealEndsEndpoints.settleDispute>): Promise<DealView>;
  withdrawDispute(userId: string, deal: Versioned): Promise<DealView>;
  /** An operator's ruling in a dispute. */
  rule(dealId: string, ruling: { toWorker: number; note: string; by?: string }): Promise<DealRow>;
};

export function createDealDisputes(needs: DealNeeds): DealDisputes {
  const { transact, market, keepFiles } = needs;
  const command = commandBy(needs);

  const open = (
    userId: string,
    deal: Versioned,
    move: DealCommand,
    words: { reasonCode: string; statement: string; fileIds: string[] },
  ) =>
    command(userId, deal, move, { text: words.statement || undefined }, async (unit, row) => {
      if (words.fileIds.length > 0) await keepFiles(unit.db, userId, words.fileIds);
      if (!row.dispute) return row;
      return repository.setWords(unit.db, row.id, { dispute: { ...row.dispute, id: newId('ds'), ...words } });
    });

  return {
    openDispute(userId, opened) {
      const { reasonCode, statement, claimToWorker, fileIds } = opened;
      const move = { type: 'OPEN_DISPUTE' as const, claimToWorker };
      return open(userId, opened, move, { reasonCode, statement, fileIds });
    },

    appeal(userId, appealed) {
      const { proofId, statement, fileIds } = appealed;
      const words = { reasonCode: 'REJECTION', statement, fileIds };
      return open(userId, appealed, { type: 'APPEAL', proofId }, words);
    },

    respondDispute: (userId, answer) => {
      const type = 'RESPOND_DISPUTE';
      if ('accept' in answer)
        return command(userId, answer, ({ dispute: claim }) => ({
          type,
          toWorker: claim?.claimToWorker ?? 0,
        }));
      const { statement, offerToWorker, fileIds } = answer;
      const move = { type, toWorker: offerToWorker } as const;
      return command(userId, answer, move, { text: statement }, async (unit, row) => {
        if (fileIds.length > 0) await keepFiles(unit.db, userId, fileIds);
        if (!row.dispute) return row;
        const dispute = { ...row.dispute, answer: statement, answerFileIds: fileIds };
        return repository.setWords(unit.db, row.id, { dispute });
      });
    },

    settleDispute: (userId, offer) =>
      command(userId, offer, { type: 'SETTLE', toWorker: offer.offerToWorker }),

    withdrawDispute: (userId, deal) => command(userId, deal, { type: 'WITHDRAW_DISPUTE' }),

    rule: (dealId, { toWorker, note, by }) =>
      transact(async (unit) => {
        const actor = { party: 'operator' as const, userId: null, name: by, text: note };
        const { row } = await market.deal(unit, dealId, { type: 'SETTLE', toWorker }, actor);
        if (!row.dispute?.resolution) return row;
        const resolution = { ...row.dispute.resolution, note };
        return repository.setWords(unit.db, dealId, { dispute: { ...row.dispute, resolution } });
      }),
  };
}

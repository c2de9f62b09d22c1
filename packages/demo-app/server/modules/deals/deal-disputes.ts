import type { DealCommand } from '@keo/core/contract';
import { newId } from '../../platform/secret-text.ts';
import { commandBy } from './deal-commands.ts';
import * as repository from './deals.repository.ts';
import type { DealsService, DealsWorld, Versioned } from './deals.service.ts';

/** A dispute from its opening to what ends it: an answer, a settlement, or an operator's ruling. */
export function dealDisputes(
  world: DealsWorld,
): Pick<
  DealsService,
  'openDispute' | 'appeal' | 'respondDispute' | 'settleDispute' | 'withdrawDispute' | 'rule'
> {
  const { transact, market, keepFiles } = world;
  const command = commandBy(world);

  /** Opens a dispute, with its text and files. */
  const dispute = (
    userId: string,
    deal: Versioned,
    given: DealCommand,
    words: { reasonCode: string; statement: string; fileIds: string[] },
  ) =>
    command(userId, deal, given, { text: words.statement || undefined }, async (unit, row) => {
      if (words.fileIds.length > 0) await keepFiles(unit.db, userId, words.fileIds);
      if (!row.dispute) return row;
      return repository.setWords(unit.db, row.id, { dispute: { ...row.dispute, id: newId('ds'), ...words } });
    });

  return {
    openDispute: (userId, { reasonCode, statement, claimToWorker, fileIds, ...deal }) =>
      dispute(userId, deal, { type: 'OPEN_DISPUTE', claimToWorker }, { reasonCode, statement, fileIds }),

    appeal: (userId, { proofId, statement, ...deal }) =>
      dispute(userId, deal, { type: 'APPEAL', proofId }, { reasonCode: 'REJECTION', statement, fileIds: [] }),

    respondDispute: (userId, answer) => {
      const type = 'RESPOND_DISPUTE';
      if ('accept' in answer)
        return command(userId, answer, ({ dispute: claim }) => ({
          type,
          toWorker: claim?.claimToWorker ?? 0,
        }));
      const { statement, offerToWorker } = answer;
      return command(userId, answer, { type, toWorker: offerToWorker }, { text: statement }, (unit, row) =>
        row.dispute
          ? repository.setWords(unit.db, row.id, { dispute: { ...row.dispute, answer: statement } })
          : Promise.resolve(row),
      );
    },

    settleDispute: (userId, { offerToWorker, ...deal }) =>
      command(userId, deal, { type: 'SETTLE', toWorker: offerToWorker }),

    withdrawDispute: (userId, deal) => command(userId, deal, { type: 'WITHDRAW_DISPUTE' }),

    rule: (dealId, { toWorker, note, by }) =>
      transact(async (unit) => {
        const actor = { party: 'operator' as const, userId: null, name: by };
        const row = await market.deal(unit, dealId, { type: 'SETTLE', toWorker }, actor, { text: note });
        if (!row.dispute) return row;
        const resolution = { toWorker, by: 'OPERATOR' as const, note };
        return repository.setWords(unit.db, dealId, { dispute: { ...row.dispute, resolution } });
      }),
  };
}

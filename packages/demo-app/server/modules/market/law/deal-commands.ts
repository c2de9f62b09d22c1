import type { DealCommand, TermsChange } from '@keo/core/contract';
import { number, object } from 'valibot';
import { firstTime, toHash, once, rowName } from '../../../platform/database/idempotency.ts';
import { RefusalError } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import * as repository from '../deals/deals.repository.ts';
import type { DealsService, DealsWorld, Versioned } from '../deals/deals.service.ts';
import type { DealRow } from '../deals/deals.table.ts';
import type { LoadedDeal } from './loaded-deal.ts';
import { findOwn, lockOwn } from './lock-deals.ts';
import type { Actor } from './actor.ts';

type CommandChoice = DealCommand | ((row: DealRow) => DealCommand);
type Words = Pick<Actor, 'text'>;

async function act(
  { market, views }: DealsWorld,
  unit: Unit,
  userId: string,
  { dealId, version }: Versioned,
  move: CommandChoice,
  { isAuthors = false, ...words }: Words & { isAuthors?: boolean },
): Promise<LoadedDeal> {
  const { row, job, side } = await lockOwn(unit, userId, { dealId });
  if (isAuthors && side !== 'author') throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
  const deal = market.load(unit, { row, job });
  if (row.version !== version)
    throw new RefusalError('STALE', 'stale', { fresh: await views.view(unit, deal, userId) });
  const order = typeof move === 'function' ? move(row) : move;
  return market.deal(unit, deal, order, { party: side, userId, ...words });
}

/** A command on the user's own deal, at the version they read; `whole` is the input as it came. */
const commandBy =
  (world: DealsWorld) =>
  (
    userId: string,
    whole: Versioned,
    move: CommandChoice,
    words: Words = {},
    keep?: (unit: Unit, row: DealRow) => Promise<DealRow>,
  ) =>
    world.transact(async (unit) => {
      // A repeat may know a newer version.
      const { requestId, version, ...input } = whole;
      const request = { ...input, command: typeof move === 'function' ? null : move.type };
      const order = { scope: `${userId} market`, requestId, request, clock: world.clock };
      const deal = await firstTime(unit.db, order, async () => {
        const done = await act(world, unit, userId, { ...input, version }, move, words);
        if (keep) done.row = await keep(unit, done.row);
        return done;
      });
      return world.views.view(unit, deal ?? (await findOwn(unit, userId, input.dealId)).row, userId);
    });

/** Commands on existing deals. */
export function dealCommands(world: DealsWorld) {
  const { transact, clock, limits, market, keepFiles } = world;
  const command = commandBy(world);

  const dispute = (
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

    async finalize(userId, { dealId, version, decision, bonus, note, expectTotal, requestId }) {
      await limits.take('money', userId);
      const answer = object({ deal: rowName, balance: number() });
      const request = { dealId, decision, bonus, expectTotal };
      const order = { scope: `${userId} author-finalize`, requestId, request, answer, clock };
      const commands = {
        APPROVE: { type: 'APPROVE', expectTotal },
        COMPLETE: { type: 'COMPLETE', expectTotal, ...(bonus !== undefined && { bonus }) },
        CANCEL: { type: 'CANCEL', expectTotal },
      } as const satisfies Record<typeof decision, DealCommand>;
      return transact(async (unit) => {
        const { deal, balance } = await once(unit.db, order, async () => {
          const own = { text: note, isAuthors: true };
          const { row, balance: left } = await act(
            world,
            unit,
            userId,
            { dealId, version },
            commands[decision],
            own,
          );
          return { deal: { id: row.id }, balance: await left.get() };
        });
        return { deal: await world.views.viewById(unit, deal.id, userId), balance };
      });
    },

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

    openDispute(userId, opened) {
      const { reasonCode, statement, claimToWorker, fileIds } = opened;
      const move = { type: 'OPEN_DISPUTE' as const, claimToWorker };
      return dispute(userId, opened, move, { reasonCode, statement, fileIds });
    },

    appeal(userId, appealed) {
      const { proofId, statement } = appealed;
      const words = { reasonCode: 'REJECTION', statement, fileIds: [] };
      return dispute(userId, appealed, { type: 'APPEAL', proofId }, words);
    },

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

    settleDispute: (userId, offer) =>
      command(userId, offer, { type: 'SETTLE', toWorker: offer.offerToWorker }),

    withdrawDispute: (userId, deal) => command(userId, deal, { type: 'WITHDRAW_DISPUTE' }),

    rule: (dealId, { toWorker, note, by }) =>
      transact(async (unit) => {
        const actor = { party: 'operator' as const, userId: null, name: by, text: note };
        const { row } = await market.deal(unit, dealId, { type: 'SETTLE', toWorker }, actor);
        if (!row.dispute) return row;
        const resolution = { toWorker, by: 'OPERATOR' as const, note };
        return repository.setWords(unit.db, dealId, { dispute: { ...row.dispute, resolution } });
      }),
  } satisfies Partial<DealsService>;
}

/** A missing field does not change. */
const asChange = (change: TermsChange): TermsChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

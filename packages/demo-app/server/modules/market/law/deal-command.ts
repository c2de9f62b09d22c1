import type { DealCommand } from '@keo/core/contract';
import { firstTime } from '../../../platform/database/idempotency.ts';
import { RefusalError } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { DealNeeds, Versioned } from '../deals/deal-needs.ts';
import type { DealRow } from '../deals/deals.table.ts';
import { type LoadedDeal, findOwn, lockOwn } from './loaded-deal.ts';
import type { Actor } from './actor.ts';

type CommandChoice = DealCommand | ((row: DealRow) => DealCommand);
type Words = Pick<Actor, 'text'>;

export async function giveCommand(
  { market, views }: DealNeeds,
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
export const commandBy =
  (needs: DealNeeds) =>
  (
    userId: string,
    whole: Versioned,
    move: CommandChoice,
    words: Words = {},
    keep?: (unit: Unit, row: DealRow) => Promise<DealRow>,
  ) =>
    needs.transact(async (unit) => {
      // A repeat may know a newer version.
      const { requestId, version, ...input } = whole;
      const request = { ...input, command: typeof move === 'function' ? null : move.type };
      const order = { scope: `${userId} market`, requestId, request, clock: needs.clock };
      const deal = await firstTime(unit.db, order, async () => {
        const done = await giveCommand(needs, unit, userId, { ...input, version }, move, words);
        if (keep) done.row = await keep(unit, done.row);
        return done;
      });
      return needs.views.view(unit, deal ?? (await findOwn(unit, userId, input.dealId)).row, userId);
    });

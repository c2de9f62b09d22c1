import type { Move } from '@keo/core/contract';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { Escrows } from '../../wallet/escrow.service.ts';
import type { DealRow } from '../deals/deals.table.ts';

/** Idempotency: business keys consist of the transition and the version that it was decided on. */
export async function moveJobMoney(
  escrows: Escrows,
  unit: Unit,
  row: JobRow,
  id: string,
  moves: readonly Move[],
  actor: string,
) {
  for (const { move, price, fee } of moves) {
    const event = `${id}:${row.version}`;
    const { id: jobId, authorId } = row;
    if (move === 'LOCK_JOB') await escrows.lockJob(unit, { jobId, authorId, price, fee, event, actor });
    else if (move === 'REFUND_JOB') await escrows.refundJob(unit, { jobId, event, closing: false, actor });
    else throw new Error(`${move} is not a move of a job`);
  }
}

export async function moveDealMoney(
  escrows: Escrows,
  unit: Unit,
  row: DealRow,
  moves: readonly Move[],
  { actor, event }: { actor: string; event: string },
): Promise<void> {
  const { id: dealId, jobId, authorId, workerId, kind, workerBps } = row;
  for (const { move, price } of moves) {
    if (move === 'ASSIGN_SLOT')
      await escrows.assignSlot(unit, { jobId, dealId, workerId, reward: price, actor });
    else if (move === 'RETURN_SLOT') await escrows.returnSlot(unit, { dealId, actor });
    else if (move === 'LOCK_DEAL') {
      const whole = row.heldPrice + row.paid + row.refunded + price;
      await escrows.lockDeal(unit, { dealId, jobId, authorId, workerId, kind, price: whole, event, actor });
    } else if (move === 'RELEASE')
      await escrows.release(unit, {
        dealId,
        gross: price,
        workerBps,
        payoutId: `${dealId}:${event}`,
        actor,
      });
    else if (move === 'REFUND') await escrows.refund(unit, { dealId, price, event, actor });
    else if (move === 'BONUS') await escrows.bonus(unit, { dealId, amount: price, workerBps, actor });
    else throw new Error(`${move} is not a move of a deal`);
  }
}

/** What was paid and refunded is no longer held. */
export const afterMoves = (row: DealRow, moves: readonly Move[]): DealRow =>
  moves.reduce(
    (so, { move, price, fee }) => ({
      ...so,
      heldPrice: so.heldPrice - price,
      heldFee: so.heldFee - fee,
      paid: so.paid + (move === 'RELEASE' ? price : 0),
      refunded: so.refunded + (move === 'REFUND' ? price : 0),
    }),
    row,
  );

import { usersMessages } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Publisher } from '../../platform/realtime/sockets.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { getBalances, findMoved } from './ledger.repository.ts';
import { type Posted, type Posting, post as postTo } from './posting.ts';

export type Ledger = {
  /**
   * In the open transaction, at the current time unless `at` is given; owners' sockets get their new balances after the
   * commit. See `post` for errors.
   */
  post(unit: Unit, posting: Omit<Posting, 'at'> & { at?: Date }): Promise<Posted>;
  /**
   * Reverses a transaction once, with the names of two operators who agreed to it. Throws where the money has moved on
   * or there is no such number, and NOT_ALLOWED for recharges, withdrawals and escrows, whose own tables would
   * contradict the ledger.
   */
  correct(
    unit: Unit,
    correction: { no: string; by: string; agreedBy: string; note: string },
  ): Promise<Posted>;
};

/** The module that must reverse such a transaction itself; null where only the ledger knows of it. */
function getOwner(type: string): 'recharge' | 'withdraw' | 'escrow' | null {
  if (type === 'RECHARGE') return 'recharge';
  if (type.startsWith('WITHDRAW_')) return 'withdraw';
  return type.startsWith('ESCROW_') ? 'escrow' : null;
}

export function createLedger({
  db,
  clock,
  sockets,
}: {
  db: Database;
  clock: Pick<Clock, 'now'>;
  sockets: Publisher;
}): Ledger {
  /** Read after the commit: of two concurrent transactions, each would see only its own half. */
  async function publish(owner: string) {
    const {
      balance,
      held: heldBalance,
      withdrawing: withdrawingBalance,
      version,
    } = await getBalances(db, owner);
    const balances = { balance, heldBalance, withdrawingBalance, version };
    sockets.publish(owner, usersMessages.balanceMessage, balances);
  }

  const post: Ledger['post'] = async (unit, posting) => {
    const posted = await postTo(unit.db, { ...posting, at: posting.at ?? clock.now() });
    if (posted.isNew) {
      const owners = new Set(
        posting.legs.map(({ account }) => account.owner).filter((owner) => owner !== null),
      );
      for (const owner of owners) unit.afterCommit(() => publish(owner));
    }
    return posted;
  };

  return {
    post,
    async correct(unit, { no, by, agreedBy, note }) {
      const taken = await findMoved(unit.db, no);
      if (!taken) throw new RefusalError('NOT_FOUND', 'notFound');
      const owner = getOwner(taken.type);
      if (owner) throw new RefusalError('NOT_ALLOWED', `correct.${owner}`, {}, { no });
      return post(unit, {
        kind: 'ADJUST',
        businessKey: `reverse:${no}`,
        legs: taken.legs.map(({ account, amount }) => ({ account, amount: -amount })),
        actor: `${by} and ${agreedBy}`,
        ref: { reverses: no },
        note,
      });
    },
  };
}

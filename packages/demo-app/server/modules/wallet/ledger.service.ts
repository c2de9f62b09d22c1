import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Publisher } from '../../platform/sockets.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { balancesOf, findMoved } from './ledger.repository.ts';
import { type Posted, type Posting, post as postTo } from './posting.ts';
import { createWalletPublisher } from './wallet.publisher.ts';

export type Ledger = {
  /**
   * Moves money in the open transaction, now unless `at` tells a past moment; once it is committed its owners'
   * sockets hear their new balances. See `post` for what it throws.
   */
  post(unit: Unit, posting: Omit<Posting, 'at'> & { at?: Date }): Promise<Posted>;
  /**
   * Takes a transaction back by its opposite, once, with the names of both who agreed to it. Throws where the money
   * has gone on since, where there is no such number, and NOT_ALLOWED where the transaction belongs to a recharge,
   * a withdrawal or an escrow: taken back behind its back, that would say one thing and the ledger another.
   */
  correct(
    unit: Unit,
    correction: { no: string; by: string; agreedBy: string; note: string },
  ): Promise<Posted>;
};

/** Whose own service takes such a transaction back; null where nobody but the ledger knows of it. */
function ownerOf(type: string): 'recharge' | 'withdraw' | 'escrow' | null {
  if (type === 'RECHARGE') return 'recharge';
  if (type.startsWith('WITHDRAW_')) return 'withdraw';
  return type.startsWith('ESCROW_') ? 'escrow' : null;
}

export function createLedger(deps: { db: Database; clock: Pick<Clock, 'now'>; sockets: Publisher }): Ledger {
  const { db, clock } = deps;
  const publisher = createWalletPublisher(deps.sockets);
  // Read after the commit and not inside: of two transactions that end at once, each alone would tell half of it.
  const tell = async (owner: string) => publisher.balance(owner, await balancesOf(db, owner));

  const post: Ledger['post'] = async (unit, posting) => {
    const posted = await postTo(unit.db, { ...posting, at: posting.at ?? clock.now() });
    if (posted.isNew) {
      const owners = new Set(
        posting.legs.map(({ account }) => account.owner).filter((owner) => owner !== null),
      );
      for (const owner of owners) unit.afterCommit(() => tell(owner));
    }
    return posted;
  };

  return {
    post,
    async correct(unit, { no, by, agreedBy, note }) {
      const taken = await findMoved(unit.db, no);
      if (!taken) throw new RefusalError('NOT_FOUND', 'notFound');
      const owner = ownerOf(taken.type);
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

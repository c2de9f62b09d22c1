import type { AddBankCard } from '@keo/core/contract';
import type { Database } from '../../platform/database.ts';
import { FieldsError, RefusalError } from '../../platform/refusal.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CardRow } from './bank-cards.repository.ts';
import { asHolderName } from './holder-name.ts';

export type AccountLookup = {
  /** As the bank writes it, or why there is none. */
  holderOf(
    bankBin: string,
    accountNo: string,
  ): Promise<{ holder: string } | 'NO_SUCH_ACCOUNT' | 'NOT_AVAILABLE'>;
};

/** The typed name is then compared with the user's own only. */
export const noLookup: AccountLookup = { holderOf: async () => 'NOT_AVAILABLE' };

export type HolderCheck = {
  /**
   * Checks the typed name against the holder's, and against the bank's where it can be looked up; returns it as banks
   * write it.
   * @throws RefusalError NAME_MISMATCH; FieldsError where the bank knows no such account.
   */
  ofInput(userId: string, input: AddBankCard): Promise<string>;
  /** A card added before the holder was verified may have another name. */
  ofCard(db: Database, card: CardRow): Promise<void>;
};

type Holder = { name: string; isKnown: boolean };

const misnamed = ({ name: expected, isKnown }: Holder) =>
  new RefusalError('NAME_MISMATCH', isKnown ? 'holderMismatch' : 'nameMismatch', { expected }, { expected });

export function createHolderCheck(
  db: Database,
  { users, lookup }: { users: Pick<UsersService, 'byId'>; lookup: AccountLookup },
): HolderCheck {
  /**
   * The name that added accounts must have: that of the first verified card, before that of the profile, which can be
   * edited.
   */
  async function holderOf(database: Database, userId: string): Promise<Holder> {
    const { holderName, displayName } = await users.byId(database, userId);
    return { name: holderName ?? asHolderName(displayName), isKnown: holderName !== null };
  }
  return {
    async ofInput(userId, { bankBin, accountNo, accountName }) {
      const holder = await holderOf(db, userId);
      const typed = asHolderName(accountName);
      const atBank = await lookup.holderOf(bankBin, accountNo);
      if (atBank === 'NO_SUCH_ACCOUNT') throw new FieldsError('INVALID', { accountNo: 'noSuchAccount' });
      const held = atBank === 'NOT_AVAILABLE' ? holder.name : asHolderName(atBank.holder);
      if (typed !== holder.name || held !== holder.name) throw misnamed(holder);
      return typed;
    },

    async ofCard(database, { userId, accountName }) {
      const holder = await holderOf(database, userId);
      if (holder.isKnown && accountName !== holder.name) throw misnamed(holder);
    },
  };
}

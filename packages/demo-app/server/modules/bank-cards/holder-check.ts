import type { AddBankCard } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CardRow } from './bank-cards.repository.ts';
import { asHolderName } from './holder-name.ts';

export type AccountLookup = {
  /** As the bank writes it, or why there is none. */
  findHolder(
    bankBin: string,
    accountNo: string,
  ): Promise<{ holder: string } | 'NO_SUCH_ACCOUNT' | 'NOT_AVAILABLE'>;
};

export const noLookup: AccountLookup = { findHolder: async () => 'NOT_AVAILABLE' };

export type HolderCheck = {
  /**
   * Checks the typed name against the legal one, once that is known, and against the bank's where it can be looked up;
   * returns it as banks write it. The name that others see is not compared: it may be a nickname.
   * @throws RefusalError NAME_MISMATCH; FieldsError where the bank knows no such account.
   */
  ofInput(userId: string, input: AddBankCard): Promise<string>;
  /** A card added before the legal name was known may have another name. */
  ofCard(db: Database, card: CardRow): Promise<void>;
};

const misnamed = (sentence: 'holderMismatch' | 'accountMismatch', expected: string) =>
  new RefusalError('NAME_MISMATCH', sentence, { expected }, { expected });

export function createHolderCheck({
  db,
  users,
  lookup,
}: {
  db: Database;
  users: Pick<UsersService, 'byId'>;
  lookup: AccountLookup;
}): HolderCheck {
  async function compare(database: Database, userId: string, name: string): Promise<void> {
    const { legalName } = await users.byId(database, userId);
    if (legalName !== null && legalName !== name) throw misnamed('holderMismatch', legalName);
  }
  return {
    async ofInput(userId, { bankBin, accountNo, accountName }) {
      const typed = asHolderName(accountName);
      const atBank = await lookup.findHolder(bankBin, accountNo);
      if (atBank === 'NO_SUCH_ACCOUNT') throw new FieldsError('INVALID', { accountNo: 'noSuchAccount' });
      await compare(db, userId, typed);
      // The bank's name is told to nobody.
      if (atBank !== 'NOT_AVAILABLE' && asHolderName(atBank.holder) !== typed)
        throw misnamed('accountMismatch', typed);
      return typed;
    },
    ofCard: (database, { userId, accountName }) => compare(database, userId, accountName),
  };
}

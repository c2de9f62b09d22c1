import { type AddBankCard, type BankCard, moneyLimits } from '@keo/core/contract';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { insertCard, listCards } from './bank-cards.repository.ts';
import { findBank } from './banks.ts';
import { type CardNeeds, ownCard, sendCardCode } from './card-needs.ts';

/** Keeps a card unverified, and sends the code that verifies it. */
export const addCardBy =
  (needs: Omit<CardNeeds, 'codes' | 'isInUse'>) =>
  async (userId: string, input: AddBankCard): Promise<BankCard> => {
    const { transact, clock, limits, users, sealed, holders, view } = needs;
    const { bankBin, accountNo } = input;
    const bank = findBank(bankBin);
    if (!bank || bank.deprecated) throw new FieldsError('INVALID', { bankBin: 'unknownBank' });
    await limits.take('money', `card:${userId}`);
    const accountName = await holders.ofInput(userId, input);
    const id = newId('bc');
    return transact(async (unit) => {
      // Locks the account, so that concurrent calls cannot exceed the limit of cards.
      await users.lockOpen(unit.db, userId);
      const cards = await listCards(unit.db, userId);
      const max = moneyLimits.bankCardsMax;
      if (cards.length >= max) throw new RefusalError('LIMIT', 'cardsFull', { max }, { max });
      try {
        await insertCard(unit.db, {
          id,
          userId,
          bankBin,
          accountNoSealed: sealed.seal(accountNo),
          accountNoHash: sealed.fingerprint(`${bankBin}:${accountNo}`),
          last4: accountNo.slice(-4),
          accountName,
          state: 'UNVERIFIED',
          addedAt: clock.now(),
        });
      } catch (error) {
        if (violatedUnique(error) !== 'bank_cards_same_number') throw error;
        throw new FieldsError('TAKEN', { accountNo: 'taken.card' });
      }
      const card = await ownCard(unit.db, userId, id);
      // The first account may have been verified meanwhile, in another name.
      await holders.ofCard(unit.db, card);
      await sendCardCode(needs, unit, card, 'ADD_CARD');
      return view(unit.db, card);
    });
  };

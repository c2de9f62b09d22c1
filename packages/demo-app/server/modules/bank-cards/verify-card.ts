import type { BankCard } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { listCards, updateCard } from './bank-cards.repository.ts';
import { type CardNeeds, ownCard, sendCardCode } from './card-needs.ts';

export const resendCodeBy =
  (needs: Pick<CardNeeds, 'transact' | 'limits' | 'stepUp' | 'users'>) =>
  async (userId: string, cardId: string): Promise<void> => {
    await needs.limits.take('codes', `card:${userId}`);
    await needs.transact(async (unit) => {
      await needs.users.lock(unit.db, userId);
      const card = await ownCard(unit.db, userId, cardId);
      if (card.state === 'UNVERIFIED') await sendCardCode(needs, unit, card, 'ADD_CARD');
    });
  };

export const verifyCardBy =
  ({ transact, clock, limits, users, codes, holders, view }: CardNeeds) =>
  async (userId: string, cardId: string, code: string): Promise<BankCard> => {
    const toVerify = async (database: Database) => {
      await users.lock(database, userId);
      const card = await ownCard(database, userId, cardId);
      await holders.ofCard(database, card);
      return card;
    };
    await limits.take('codeTries', `card:${userId}`);
    await transact((unit) => toVerify(unit.db));
    const codeId = await codes.check(userId, 'ADD_CARD', code, { subject: cardId });
    return transact(async (unit) => {
      const card = await toVerify(unit.db);
      await codes.spend(unit.db, codeId);
      const cards = await listCards(unit.db, userId);
      const isDefault = card.isDefault || !cards.some((other) => other.isDefault);
      const verified = { state: 'VERIFIED' as const, verifiedAt: clock.now(), isDefault };
      await updateCard(unit.db, cardId, verified);
      await users.markVerified(unit.db, userId, 'bank');
      await users.setLegalName(unit.db, userId, card.accountName);
      return view(unit.db, { ...card, ...verified });
    });
  };

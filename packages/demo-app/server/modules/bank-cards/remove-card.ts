import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { listCards, updateCard } from './bank-cards.repository.ts';
import { type CardNeeds, ownCard, sendCardCode } from './card-needs.ts';

/** Without a code it sends one and refuses with OTP_REQUIRED. */
export const removeCardBy =
  (needs: CardNeeds) =>
  async (userId: string, cardId: string, code: string | undefined): Promise<void> => {
    const { transact, clock, limits, users, codes, isInUse } = needs;
    const free = async (database: Database) => {
      await users.lock(database, userId);
      const card = await ownCard(database, userId, cardId);
      if (await isInUse(database, cardId)) throw new RefusalError('NOT_ALLOWED', 'cardInUse');
      return card;
    };
    if (code === undefined) {
      await limits.take('codes', `card:${userId}`);
      await transact(async (unit) => sendCardCode(needs, unit, await free(unit.db), 'REMOVE_CARD'));
      throw new RefusalError('OTP_REQUIRED', 'otpRequired');
    }
    await limits.take('codeTries', `card:${userId}`);
    await transact((unit) => free(unit.db));
    const codeId = await codes.check(userId, 'REMOVE_CARD', code, { subject: cardId });
    await transact(async (unit) => {
      const card = await free(unit.db);
      await codes.spend(unit.db, codeId);
      const removed = { removedAt: clock.now(), accountNoSealed: null, isDefault: false };
      await updateCard(unit.db, cardId, removed);
      if (!card.isDefault) return;
      const next = (await listCards(unit.db, userId)).find(({ state }) => state === 'VERIFIED');
      if (next) await updateCard(unit.db, next.id, { isDefault: true });
    });
  };

import type { BankCard, EndpointData, bankCardsEndpoints } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { toPage } from '../../platform/http/to-page.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { addCardBy } from './add-card.ts';
import { type CardRow, clearDefault, listCards, updateCard } from './bank-cards.repository.ts';
import { type CardServices, ownCard } from './card-needs.ts';
import { createCardViews } from './card-view.ts';
import { type AccountLookup, createHolderCheck } from './holder-check.ts';
import { removeCardBy } from './remove-card.ts';
import { resendCodeBy, verifyCardBy } from './verify-card.ts';

type Page = { pageNum: number; pageSize: number };
type ListedCards = EndpointData<typeof bankCardsEndpoints.bankCardsList>;

export function createBankCards(services: CardServices & { lookup: AccountLookup }) {
  const { db, transact, users } = services;
  const { holdUntil, view } = createCardViews(services);
  const needs = { ...services, view, holders: createHolderCheck(services) };

  return {
    add: addCardBy(needs),
    resendCode: resendCodeBy(needs),
    verify: verifyCardBy(needs),
    remove: removeCardBy(needs),

    async list(userId: string, page: Page): Promise<ListedCards> {
      const { list, ...counts } = toPage(await listCards(db, userId), page);
      return { list: await Promise.all(list.map((card) => view(db, card))), ...counts };
    },

    setDefault: (userId: string, cardId: string): Promise<BankCard> =>
      transact(async (unit) => {
        await users.lock(unit.db, userId);
        const card = await ownCard(unit.db, userId, cardId);
        if (card.state !== 'VERIFIED') throw new RefusalError('NOT_ALLOWED', 'cardUnverified');
        await clearDefault(unit.db, userId);
        await updateCard(unit.db, cardId, { isDefault: true });
        return view(unit.db, { ...card, isDefault: true });
      }),

    /**
     * A verified card without a hold, locked.
     * @throws RefusalError NOT_FOUND, NOT_ALLOWED for an unverified one, CARD_ON_HOLD with `until`.
     */
    async usable(database: Database, userId: string, cardId: string): Promise<CardRow> {
      const card = await ownCard(database, userId, cardId);
      if (card.state !== 'VERIFIED') throw new RefusalError('NOT_ALLOWED', 'cardUnverified');
      const until = await holdUntil(database, card);
      if (until === null) return card;
      throw new RefusalError('CARD_ON_HOLD', 'cardOnHold', { until: until.toISOString() }, { until });
    },
  };
}

export type BankCardsService = ReturnType<typeof createBankCards>;

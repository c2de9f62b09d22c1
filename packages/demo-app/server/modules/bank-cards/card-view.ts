import { type BankCard, moneyLimits } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CardRow } from './bank-cards.repository.ts';
import { bankName } from './banks.ts';

const hour = 3_600_000;

export type CardViews = {
  /** No withdrawals before then, because the card, the password, the e-mail or the phone is new; null for no hold. */
  holdUntil: (db: Database, card: CardRow) => Promise<Date | null>;
  view: (db: Database, card: CardRow) => Promise<BankCard>;
};

export function createCardViews({
  clock,
  users,
}: {
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'byId'>;
}): CardViews {
  async function holdUntil(db: Database, card: CardRow): Promise<Date | null> {
    const { passwordChangedAt, contactChangedAt } = await users.byId(db, card.userId);
    const from = Math.max(+card.addedAt, +(passwordChangedAt ?? 0), +(contactChangedAt ?? 0));
    const until = new Date(from + moneyLimits.withdrawHoldHours * hour);
    return until > clock.now() ? until : null;
  }
  return {
    holdUntil,
    view: async (db, card) => ({
      id: card.id,
      bankBin: card.bankBin,
      bankShortName: bankName(card.bankBin),
      last4: card.last4,
      accountName: card.accountName,
      isDefault: card.isDefault,
      state: card.state,
      holdUntil: (await holdUntil(db, card))?.toISOString() ?? null,
      now: clock.now().toISOString(),
    }),
  };
}
